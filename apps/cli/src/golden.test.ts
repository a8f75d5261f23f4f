import { formatTranscript, parseTranscript } from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { eventsOf, GOLDEN_GAMES, readGolden, writeGoldens } from './testing/golden.ts'
import type { Golden } from './testing/golden.ts'
import { HAPPENINGS, happeningsIn } from './testing/happenings.ts'
import { runInMemory } from './testing/memoryIo.ts'

// `UPDATE_GOLDEN=1 npx vitest run apps/cli` writes them anew, from their seeds.
if (process.env['UPDATE_GOLDEN'] === '1') writeGoldens()

function transcriptOf(golden: Golden): Transcript {
  const parsed = parseTranscript(readGolden(golden, 'json'))
  if (!parsed.ok) throw new Error(parsed.fault.message)
  return parsed.transcript
}

describe.each(GOLDEN_GAMES.map((golden) => [golden.name, golden] as const))('the golden game %s', (_, golden) => {
  it('is told by `replay` word for word as it was', async () => {
    const { status, out } = await runInMemory(['replay', 'game'], { files: { game: readGolden(golden, 'json') } })
    expect(out).toBe(readGolden(golden, 'txt'))
    expect(status).toBe(0)
  })

  it('is written as transcripts are written', () => {
    expect(formatTranscript(transcriptOf(golden))).toBe(readGolden(golden, 'json'))
  })

  it('fits into 80 columns', () => {
    for (const line of readGolden(golden, 'txt').split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })
})

describe('the golden games', () => {
  it('show between them what a narration has to find words for', () => {
    const seen = new Set(
      GOLDEN_GAMES.flatMap((golden) => [...happeningsIn(eventsOf(transcriptOf(golden)), golden.players.length)]),
    )
    expect(HAPPENINGS.filter((happening) => !seen.has(happening))).toEqual([])
  })
})
