import { quickRandom, randomOf } from '@modern-art/engine'
import type { AnswerResult } from '@modern-art/protocol'
import type { BotQuestion } from '@modern-art/table'
import { screenOf } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import type { Window } from '../testing/person.ts'
import { playAlong } from '../testing/playing.ts'
import { openStage } from '../testing/stage.ts'
import type { Stage } from '../testing/stage.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'

let stage: Stage | null = null
afterEach(async () => {
  await stage?.server.close()
  stage = null
})

const think = ({ choices, seat }: BotQuestion): Promise<unknown> =>
  Promise.resolve(randomOf(choices, seat, quickRandom(seat)))

async function open(): Promise<Stage> {
  stage = await openStage(quickRandom(1), think)
  return stage
}

async function entriesAt({ storage }: Stage, code: string): Promise<number> {
  return (await storage.findTable(code))?.version ?? 0
}

/** The codes with which so many senseless actions and orders are answered. */
async function flood(window: Window, times: number): Promise<readonly string[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, each): Promise<AnswerResult> =>
      each % 2 === 0
        ? window.send({ type: 'order', decision: 999, order: { type: 'out' } })
        : window.send({ type: 'act', decision: 999, action: { type: 'pass', seat: 0 } }),
    ),
  )
  return answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))
}

describe('somebody who sends without end what the game refuses', () => {
  it('is heard a hundred times, until something is played', async () => {
    const staged = await open()
    const { code, windows } = await gameOfPeople(staged.server, 3, { pace: 'untimed' })
    const asked = at(windows, 0).screen()?.asked[0] ?? 0
    const pest = at(windows, (asked + 1) % 3)
    const before = await entriesAt(staged, code)
    const codes = await flood(pest, 150)
    expect(codes.filter((each) => each === 'stale_decision')).toHaveLength(100)
    expect(codes.filter((each) => each === 'too_fast')).toHaveLength(50)
    expect(await entriesAt(staged, code)).toBe(before + 100)
    const bystander = at(windows, (asked + 2) % 3)
    expect(await flood(bystander, 1)).toEqual(['stale_decision'])
    const { choices } = screenOf(await staged.tableAt(code), asked, 0)
    await staged.play(code, (seat) => at(windows, seat), randomOf(choices, asked, quickRandom(1)))
    expect(await flood(pest, 1)).toEqual(['stale_decision'])
  })

  it('is not heard at all once the game is over, but for the answers that it gave', async () => {
    const staged = await open()
    const { code, windows } = await gameOfPeople(staged.server, 2, { pace: 'untimed' }, ['easy'])
    const ana = at(windows, 0)
    const refused = { type: 'act', id: 'refused', decision: 999, action: { type: 'pass', seat: 0 } } as const
    expect(await ana.send(refused)).toMatchObject({ error: { code: 'stale_decision' } })
    await Promise.all(windows.map((window, index) => playAlong(window, quickRandom(index))))
    const last = (await staged.tableAt(code)).answered[0]?.at(-1)?.actionId ?? ''
    await staged.settled()
    const before = await entriesAt(staged, code)
    expect(new Set(await flood(ana, 20))).toEqual(new Set(['game_over']))
    expect(await ana.send({ ...refused, id: last })).toEqual({ ok: true })
    expect(await ana.send({ type: 'take_back' })).toEqual({ ok: true })
    at(windows, 1).close()
    await ana.until(() => ana.party().chairs.some((chair) => chair.kind === 'person' && !chair.here))
    await staged.settled()
    expect(await entriesAt(staged, code)).toBe(before)
  })
})
