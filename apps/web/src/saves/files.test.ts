import { NO_VARIANTS, formatTranscript, parseTranscript } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { readGameFile } from './files.ts'

function fileWith(players: readonly string[]): Blob {
  const config = { players, deck: 'rulebook', variants: NO_VARIANTS, startingSeat: 0, seed: 'file' } as const
  return new Blob([formatTranscript({ config, actions: [] })])
}

const nameForSeat = (seat: number): string => `Player ${seat + 1}`

describe('a game from a file', () => {
  it('is read as it was saved', async () => {
    const found = await readGameFile(fileWith(['Ada', 'Ben', 'Çelik 🎨']), nameForSeat)
    expect(found).toMatchObject({ ok: true, players: ['Ada', 'Ben', 'Çelik 🎨'] })
    if (found.ok) expect(await new Blob([found.text]).text()).toBe(await fileWith(found.players).text())
  })

  it('has names that fit the table, whatever is in the file', async () => {
    const found = await readGameFile(fileWith([' \u202Eevil\u0000\n ', '', 'x'.repeat(2000)]), nameForSeat)
    expect(found).toMatchObject({ ok: true, players: ['evil', 'Player 2', 'x'.repeat(40)] })
    if (found.ok) expect(parseTranscript(found.text)).toMatchObject({ ok: true })
  })

  it('is refused where it is none', async () => {
    expect(await readGameFile(new Blob(['nonsense']), nameForSeat)).toMatchObject({
      ok: false,
      fault: { code: 'no_game' },
    })
  })

  it('is not even read where it is far too large', async () => {
    const huge = { size: 1_000_001, text: () => Promise.reject(new Error('read')) } as unknown as Blob
    expect(await readGameFile(huge, nameForSeat)).toEqual({ ok: false, fault: { code: 'too_large' } })
  })

  it('says so where it cannot be read', async () => {
    const gone = { size: 10, text: () => Promise.reject(new Error('gone')) } as unknown as Blob
    expect(await readGameFile(gone, nameForSeat)).toEqual({ ok: false, fault: { code: 'unread' } })
  })
})
