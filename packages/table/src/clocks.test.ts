import { describe, expect, it } from 'vitest'
import { duesOf, step } from './index.ts'
import { crank } from './testing/crank.ts'
import { HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'

const PER_DECISION = { kind: 'per_decision', milliseconds: 10_000 } as const
const NONE = { left: null, running: false }
const BANK = { kind: 'bank', milliseconds: 20_000, increment: 3000 } as const

describe('clocks', () => {
  it('an untimed table waits for ever and wants no timer', () => {
    const game = crank()
    expect(game.table().timer).toBeNull()
    game.wait(10_000_000)
    expect(game.log()).toEqual([])
    expect(game.screen(0).clocks).toEqual([NONE, NONE, NONE])
  })

  it('per decision: only the seat asked has a clock, and each decision has its full time', () => {
    const game = crank({ hands: HANDS, rules: { clock: PER_DECISION }, after: [ONE_OFFER] })
    game.wait(4000)
    expect(game.screen(2).clocks).toEqual([
      { left: null, running: false },
      { left: 6000, running: true },
      { left: null, running: false },
    ])
    game.says('1 passes')
    expect(game.screen(2).clocks[2]).toEqual({ left: 10_000, running: true })
  })

  it('time up without a stand-in: everybody is told, and the default action is played', () => {
    const game = crank({ hands: HANDS, rules: { clock: PER_DECISION }, after: [ONE_OFFER] })
    game.wait(9999)
    expect(game.log()).toEqual([ONE_OFFER])
    game.wait(1)
    expect(game.log()).toEqual([ONE_OFFER, '1 passes'])
    expect(game.heard(0)).toEqual(['timed_out', 'passed'])
    expect(game.heard(null)).toEqual(['timed_out', 'passed'])
  })

  it('time up with a stand-in: it sits down, visibly, and is asked', () => {
    const rules = { clock: PER_DECISION, absence: { standIn: 'medium', grace: 0 } }
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.wait(10_000)
    expect(game.heard(1)).toEqual(['timed_out', 'stand_in_sat_down'])
    expect(game.screen(0).occupants[1]).toEqual({ kind: 'person', present: true, standIn: true })
    expect(game.effects()).toContainEqual(expect.objectContaining({ type: 'ask_bot', seat: 1, bot: 'medium' }))
    expect(game.screen(0).clocks[1]).toEqual({ left: null, running: false })
    game.botSays('1 bids 3')
    expect(game.log()).toEqual([ONE_OFFER, '1 bids 3'])
  })

  it('hidden: each seat not yet in has its own clock, which others’ bids do not restart', () => {
    const game = crank({ hands: HANDS, rules: { clock: PER_DECISION }, after: [HIDDEN] })
    game.wait(4000)
    game.says('1 seals 5')
    expect(game.screen(1).clocks.map(({ left }) => left)).toEqual([6000, null, 6000])
    game.wait(6000)
    expect(game.log().slice(0, 4)).toEqual([HIDDEN, '1 seals 5', '0 seals 0', '2 seals 0'])
  })

  it('open without a hammer: each bid restarts all clocks, a pass none', () => {
    const game = crank({ hands: HANDS, rules: { clock: PER_DECISION }, after: [OPEN] })
    game.wait(4000)
    game.says('1 passes')
    expect(game.screen(1).clocks.map(({ left }) => left)).toEqual([6000, null, 6000])
    game.says('2 bids 2')
    expect(game.screen(1).clocks.map(({ left }) => left)).toEqual([10_000, 10_000, null])
    game.wait(10_000)
    expect(game.log()).toEqual([OPEN, '1 passes', '2 bids 2', '0 passes', '1 passes'])
  })

  it('open with a hammer: no seat has a clock', () => {
    const rules = { clock: PER_DECISION, hammer: { quiet: 50_000, call: 50_000 } }
    const game = crank({ hands: HANDS, rules, after: [OPEN] })
    expect(game.screen(1).clocks).toEqual([NONE, NONE, NONE])
    game.wait(49_000)
    expect(game.log()).toEqual([OPEN])
  })

  it('bank: what is left is kept, and a decision adds the increment', () => {
    const game = crank({ hands: HANDS, rules: { clock: BANK } })
    game.wait(5000)
    expect(game.screen(1).clocks[0]).toEqual({ left: 15_000, running: true })
    game.says(ONE_OFFER)
    expect(game.screen(1).clocks[0]).toEqual({ left: 18_000, running: false })
    game.says('1 passes')
    game.says('2 passes')
    game.wait(1000)
    expect(game.screen(1).clocks.map(({ left }) => left)).toEqual([17_000, 23_000, 23_000])
  })

  it('bank: time run out adds the increment too, so that who takes the seat back has some', () => {
    const rules = { clock: BANK, absence: { standIn: 'easy', grace: 0 } }
    const game = crank({ hands: HANDS, rules })
    game.wait(20_000)
    game.put({ type: 'took_back', seat: 0 })
    expect(game.screen(0).clocks[0]).toEqual({ left: 3000, running: true })
  })

  it('per decision: who let the time run out has none left for the same decision', () => {
    const rules = { clock: PER_DECISION, absence: { standIn: 'easy', grace: 0 } }
    const game = crank({ hands: HANDS, rules })
    game.wait(10_000)
    game.put({ type: 'took_back', seat: 0 })
    expect(game.heard(1)).toEqual(['seat_taken_back', 'timed_out', 'stand_in_sat_down'])
    expect(game.says(OPEN)).toBe('ok')
  })

  it('bots have no clock', () => {
    const game = crank({ seats: 'easy person person', rules: { clock: PER_DECISION, botPatience: 60_000 } })
    expect(game.screen(1).clocks[0]).toEqual({ left: null, running: false })
    game.wait(20_000)
    expect(game.log()).toEqual([])
  })

  it('what was due comes before an input that arrives later, though no timer has fired', () => {
    const table = crank({ hands: HANDS, rules: { clock: PER_DECISION }, after: [ONE_OFFER] }).table()
    const action = { type: 'bid', seat: 1, amount: 4 } as const
    const bid = { type: 'acted', seat: 1, actionId: 'a', decision: 1, action } as const
    expect(step(table, bid, 10_999).table.actions.at(-1)).toEqual(action)
    expect(step(table, bid, 11_000).table.actions.at(-1)).toEqual({ type: 'pass', seat: 1 })
  })

  it('run out when the host’s time says so; those that stand still never do', () => {
    const rules = { clock: { kind: 'per_decision', milliseconds: 5000 } } as const
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.wait(1200)
    game.put({ type: 'ticked' })
    expect(duesOf(game.table())).toEqual([null, 6000, null])
    game.put({ type: 'paused' })
    expect(duesOf(game.table())).toEqual([null, null, null])
    game.wait(700)
    game.put({ type: 'resumed' })
    expect(duesOf(game.table())).toEqual([null, 6700, null])
  })
})
