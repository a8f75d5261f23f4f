import { describe, expect, it } from 'vitest'
import { clockByHand } from '../testing/clockByHand.ts'
import { button, part, stage } from '../testing/tableParts.ts'
import { openTableOnline, personOn } from '../testing/tableOnline.tsx'
import { en } from '../words/en.ts'

const HOUR = 3_600_000

function zone(seat: number): string {
  return part('.table-players').getAllByRole('listitem')[seat]?.textContent ?? ''
}

describe('a seat at a table online', () => {
  it('for which a bot plays says so, as one whose person is away does, and is taken back', async () => {
    const clock = clockByHand()
    const { user, heard, server } = await openTableOnline({
      clock,
      rules: {
        clock: { kind: 'bank', milliseconds: 45_000, increment: 45_000 },
        absence: { standIn: 'easy', grace: HOUR },
      },
    })
    const { table } = server
    expect(stage().queryByText(en.controls.standIn)).toBeNull()
    // Their time is up.
    clock.pass(45_000)
    await expect.poll(() => zone(0)).toContain(en.standInRole)
    table.put({ type: 'left', seat: 1 })
    await expect.poll(() => zone(1)).toContain(en.awayRole)
    expect(zone(0)).toContain(en.standInRole)
    expect(stage().queryByText(en.controls.standIn)).not.toBeNull()

    await user.click(button(en.controls.takeBack))
    table.put({ type: 'joined', seat: 1 })
    await expect.poll(() => zone(1)).not.toContain(en.awayRole)
    await expect.poll(() => zone(0)).not.toContain(en.standInRole)
    expect(stage().queryByText(en.controls.standIn)).toBeNull()
    expect(heard.filter(({ type }) => type === 'take_back')).toHaveLength(1)
  })

  it('says until when its person is on vacation', async () => {
    const { server } = await openTableOnline()
    const until = Date.now() + 12 * 86_400_000
    const role = en.vacation.role(until)
    server.table.put({ type: 'went_on_vacation', seat: 1, from: Date.now(), until })
    await expect.poll(() => zone(1)).toContain(role)
    expect(zone(0)).not.toContain(role)
    server.table.put({ type: 'came_back', seat: 1 })
    await expect.poll(() => zone(1)).not.toContain(role)
  })

  it('has the face that its person has chosen, in the room and in the game', async () => {
    const chairs = ['Ada', 'Ben', 'Cleo'].map((name) => personOn(name, { portrait: name === 'Ada' ? 10 : null }))
    const faces = (): (string | null)[] =>
      [...document.querySelectorAll('.seat-portrait')].map((image) => image.getAttribute('src'))
    const table = await openTableOnline({ party: { stage: 'waiting', chairs } })
    const [face] = faces()
    expect(face).toBeTruthy()
    table.change({ stage: 'playing' })
    await expect.poll(() => document.querySelector('.table-players')).not.toBeNull()
    expect(faces()).toContain(face)
    const others = chairs.with(0, personOn('Ada', { portrait: 11 }))
    table.change({ chairs: others })
    await expect.poll(faces).not.toContain(face)
  })
})
