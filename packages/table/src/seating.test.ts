import { eventFor, replay } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { transcriptOf, welcomeFor } from './index.ts'
import { crank } from './testing/crank.ts'
import type { Crank } from './testing/crank.ts'
import { HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'
import { OUT } from './testing/orders.ts'

const rules = { absence: { standIn: 'medium', grace: 8000 } }

describe('coming in', () => {
  it.each([0, 1, null])('seat %s is welcomed with all that it may know', (seat) => {
    const game = crank({ hands: HANDS, after: [HIDDEN, '1 seals 5'] })
    const { steps } = replay(transcriptOf(game.table()))
    const history = steps.flatMap(({ events }) => events).map((event) => eventFor(event, seat))
    expect(welcomeFor(game.table(), seat, 1000)).toEqual({ type: 'welcome', history, screen: game.screen(seat) })
  })

  it('everybody hears of a person who comes, and nothing of a person who is there already', () => {
    const game = crank({ seats: 'person absent person', hands: HANDS })
    game.put({ type: 'joined', seat: 1 })
    for (const seat of [0, 1, 2, null]) expect(game.heard(seat)).toEqual(['person_came'])
    game.put({ type: 'joined', seat: 1 })
    expect(game.effects()).toEqual([])
  })
})

describe('the revision of a screen', () => {
  const revisions = (game: Crank): readonly number[] => [0, 1, 2, null].map((seat) => game.screen(seat).revision)

  it('grows where no action is played: with each call of the hammer, and as people come and go', () => {
    const game = crank({ hands: HANDS, rules: { hammer: { quiet: 2000, call: 1000 } }, after: [OPEN] })
    const [before = 0] = revisions(game)
    game.wait(2000)
    expect(revisions(game)).toEqual([1, 1, 1, 1].map((more) => before + more))
    game.put({ type: 'left', seat: 2 })
    game.put({ type: 'joined', seat: 2 })
    game.put({ type: 'joined', seat: 2 })
    expect(revisions(game)).toEqual([3, 3, 3, 3].map((more) => before + more))
    expect(game.log()).toEqual([OPEN])
  })

  it('grows with an order for the seat that gave it alone', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    const [before = 0] = revisions(game)
    expect(game.orders(1, OUT)).toBe('ok')
    expect(revisions(game)).toEqual([before + 1, before + 2, before + 1, before + 1])
  })
})

describe('going away', () => {
  it('the others are told, and a person who is away is sent nothing', () => {
    const game = crank({ hands: HANDS })
    game.put({ type: 'left', seat: 1 })
    for (const seat of [0, 2, null]) expect(game.heard(seat)).toEqual(['person_left'])
    game.says(OPEN)
    expect(game.effects().map((effect) => (effect.type === 'send' ? effect.to : effect.type))).toEqual([
      'save',
      0,
      2,
      null,
      0,
    ])
    game.put({ type: 'left', seat: 1 })
    expect(game.effects()).toEqual([])
  })

  it('after a while a stand-in sits down and plays', () => {
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.put({ type: 'left', seat: 1 })
    game.wait(7999)
    expect(game.screen(0).occupants[1]).toEqual({ kind: 'person', present: false, standIn: false })
    game.wait(1)
    expect(game.heard(0)).toEqual(['stand_in_sat_down'])
    expect(game.effects()).toContainEqual(expect.objectContaining({ type: 'ask_bot', seat: 1, bot: 'medium' }))
    game.botSays('1 bids 4')
    expect(game.log()).toEqual([ONE_OFFER, '1 bids 4'])
  })

  it('a person who comes back in time keeps the seat', () => {
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.put({ type: 'left', seat: 1 })
    game.wait(7999)
    game.put({ type: 'joined', seat: 1 })
    game.wait(60_000)
    expect(game.screen(0).occupants[1]).toEqual({ kind: 'person', present: true, standIn: false })
  })

  it('for good: a stand-in plays at once, and nobody waits again', () => {
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.put({ type: 'gave_up', seat: 1 })
    expect(game.heard(0)).toEqual(['person_left', 'stand_in_sat_down'])
    expect(game.effects()).toContainEqual(expect.objectContaining({ type: 'ask_bot', seat: 1, bot: 'medium' }))
    game.put({ type: 'gave_up', seat: 1 })
    expect(game.effects()).toEqual([])
  })

  it('for good, by somebody who is away already', () => {
    const game = crank({ hands: HANDS, rules, after: [ONE_OFFER] })
    game.put({ type: 'left', seat: 1 })
    game.put({ type: 'gave_up', seat: 1 })
    expect(game.screen(0).occupants[1]).toEqual({ kind: 'person', present: false, standIn: true })
    expect(game.heard(0)).toEqual(['stand_in_sat_down'])
  })

  it('for good, where there is no stand-in, is going away', () => {
    const game = crank({ hands: HANDS, rules: { absence: { standIn: null, grace: 8000 } }, after: [ONE_OFFER] })
    game.put({ type: 'gave_up', seat: 1 })
    expect(game.screen(0).occupants[1]).toEqual({ kind: 'person', present: false, standIn: false })
  })

  it('for good, after the game, is going away: there is nothing to play', () => {
    const clock = { kind: 'per_decision', milliseconds: 9 } as const
    const game = crank({ seats: 'person easy easy', rules: { ...rules, clock } })
    game.wait(10_000_000)
    expect(game.screen(0).view.phase.name).toBe('finished')
    game.put({ type: 'took_back', seat: 0 })
    game.put({ type: 'gave_up', seat: 0 })
    expect(game.heard(null)).toEqual(['person_left'])
    expect(game.screen(null).occupants[0]).toEqual({ kind: 'person', present: false, standIn: false })
  })

  it('without a stand-in the seat waits for its clock', () => {
    const clock = { kind: 'per_decision', milliseconds: 60_000 } as const
    const absence = { standIn: null, grace: 8000 }
    const game = crank({ hands: HANDS, rules: { clock, absence }, after: [ONE_OFFER] })
    game.put({ type: 'left', seat: 1 })
    game.wait(59_999)
    expect(game.log()).toEqual([ONE_OFFER])
    game.wait(1)
    expect(game.log()).toEqual([ONE_OFFER, '1 passes'])
  })

  it('a person who is away when the table opens has as long', () => {
    const game = crank({ seats: 'person absent person', rules })
    game.wait(8000)
    expect(game.screen(0).occupants[1]).toEqual({ kind: 'person', present: false, standIn: true })
  })
})

describe('taking a seat back', () => {
  const playedFor = { seats: 'person standIn person', hands: HANDS, rules, after: [ONE_OFFER] }

  it('by coming in', () => {
    const game = crank({ ...playedFor, after: [] })
    game.put({ type: 'joined', seat: 1 })
    expect(game.heard(0)).toEqual(['seat_taken_back'])
    expect(game.screen(0).occupants[1]).toEqual({ kind: 'person', present: true, standIn: false })
  })

  it('by saying so: what the stand-in was asked is void', () => {
    const game = crank(playedFor)
    game.put({ type: 'took_back', seat: 1 })
    for (const seat of [0, 1, 2, null]) expect(game.heard(seat)).toEqual(['seat_taken_back'])
    game.botSays('1 bids 50')
    expect(game.log()).toEqual([ONE_OFFER])
    game.wait(60_000)
    expect(game.log()).toEqual([ONE_OFFER])
    expect(game.says('1 passes')).toBe('ok')
  })

  it('by acting, and even by trying to', () => {
    const acting = crank(playedFor)
    expect(acting.says('1 bids 3')).toBe('ok')
    expect(acting.heard(0)).toEqual(['seat_taken_back', 'bid_placed'])
    const trying = crank(playedFor)
    expect(trying.says('1 bids 3', { decision: 0 })).toBe('stale_decision')
    expect(trying.heard(0)).toEqual(['seat_taken_back'])
  })

  it('by a person who is not there lasts as long as a seat is kept', () => {
    const game = crank(playedFor)
    game.put({ type: 'left', seat: 1 })
    game.put({ type: 'took_back', seat: 1 })
    game.wait(7999)
    expect(game.screen(0).occupants[1]).toMatchObject({ standIn: false })
    game.wait(1)
    expect(game.screen(0).occupants[1]).toMatchObject({ standIn: true })
  })

  it('does nothing where there is nothing to take back', () => {
    const game = crank({ seats: 'person person easy', hands: HANDS, rules })
    game.put({ type: 'took_back', seat: 0 })
    game.put({ type: 'took_back', seat: 2 })
    expect(game.effects()).toEqual([])
  })
})
