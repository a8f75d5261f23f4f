import type { Action } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { step } from './index.ts'
import type { Input } from './index.ts'
import { crank, repliesIn } from './testing/crank.ts'
import { FIXED_PRICE, HANDS, HIDDEN, ONE_OFFER, OPEN } from './testing/lots.ts'

describe('decisions', () => {
  it('an action for another decision is refused', () => {
    const game = crank({ hands: HANDS, after: [ONE_OFFER] })
    expect(game.says('1 passes', { decision: 0 })).toBe('stale_decision')
    expect(game.says('1 passes', { decision: 2 })).toBe('stale_decision')
    expect(game.says('1 passes', { decision: 1 })).toBe('ok')
  })

  it('an open auction is one decision, so that bids and passes do not make each other stale', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    expect(game.says('1 bids 5', { decision: 1 })).toBe('ok')
    expect(game.says('0 passes', { decision: 1 })).toBe('ok')
    expect(game.says('2 bids 7', { decision: 1 })).toBe('ok')
    expect(game.screen(null).decision).toBe(1)
    expect(game.screen(null).moves).toBe(4)
  })

  it('a hidden auction is one decision', () => {
    const game = crank({ hands: HANDS, after: [HIDDEN] })
    for (const line of ['2 seals 5', '0 seals 7', '1 seals 0']) expect(game.says(line, { decision: 1 })).toBe('ok')
    expect(game.screen(null).decision).toBe(4)
  })

  it('elsewhere each action begins a new one', () => {
    const game = crank({ hands: HANDS, after: [FIXED_PRICE] })
    expect(game.screen(null).decision).toBe(1)
    game.says('0 asks 5')
    expect(game.screen(null).decision).toBe(2)
    game.says('1 passes')
    expect(game.screen(null).decision).toBe(3)
  })
})

describe('action ids', () => {
  it('a resend is answered again and not done again', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    expect(game.says('1 passes', { id: 'a' })).toBe('ok')
    game.says('2 bids 3')
    expect(game.says('1 passes', { id: 'a' })).toBe('ok')
    expect(game.log()).toEqual([OPEN, '1 passes', '2 bids 3'])
    expect(game.effects()).toHaveLength(1)
  })

  it('a refusal is remembered too', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    expect(game.says('1 bids 0', { id: 'a' })).toBe('amount_too_low')
    expect(game.says('1 bids 9', { id: 'a' })).toBe('amount_too_low')
    expect(game.log()).toEqual([OPEN])
  })

  it('the same id of another seat is another', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    game.says('1 passes', { id: 'a' })
    expect(game.says('2 passes', { id: 'a' })).toBe('ok')
    expect(game.log()).toEqual([OPEN, '1 passes', '2 passes'])
  })

  it('a resend while the bid waits is neither answered nor done twice', () => {
    const game = crank({ hands: HANDS, rules: { sameMoment: 300 }, after: [OPEN] })
    game.says('1 bids 5', { id: 'a' })
    expect(game.says('1 bids 5', { id: 'a' })).toBe('waits')
    expect(game.table().moment?.bids).toHaveLength(1)
    game.wait(300)
    expect(game.replies(1)).toEqual(['ok'])
    expect(game.says('1 bids 5', { id: 'a' })).toBe('ok')
    expect(game.log()).toEqual([OPEN, '1 bids 5'])
  })

  it('only the latest are remembered, and none that is longer than an id need be', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    for (let n = 0; n < 100; n += 1) game.says('1 bids 0')
    expect(game.table().answered[1]).toHaveLength(32)
    const before = game.table()
    for (const id of ['x'.repeat(65), 7, null, {}]) {
      expect(game.says('1 bids 3', { id: id as string })).toBe('waits')
      expect(game.table()).toEqual(before)
    }
  })
})

describe('seats', () => {
  it('nobody acts for another seat, for a bot, or for the hammer', () => {
    const game = crank({ seats: 'person person easy', hands: HANDS, after: [OPEN] })
    const put = (seat: number, action: unknown): readonly string[] => {
      const actionId = JSON.stringify([seat, action])
      game.put({ type: 'acted', seat, actionId, decision: 1, action: action as Action })
      return game.replies(seat)
    }
    expect(put(0, { type: 'pass', seat: 1 })).toEqual(['not_your_seat'])
    expect(put(2, { type: 'pass', seat: 2 })).toEqual(['not_your_seat'])
    expect(put(1, { type: 'hammer' })).toEqual(['not_your_seat'])
    expect(put(1, { type: 'hammer', seat: 1 })).toEqual(['not_your_seat'])
    expect(game.log()).toEqual([OPEN])
  })

  it('a seat that does not exist is refused, and what is no seat at all is dropped', () => {
    const { table } = crank({ hands: HANDS, after: [OPEN] })
    const put = (seat: unknown): readonly unknown[] => {
      const action = { type: 'pass', seat } as Action
      const { effects } = step(table(), { type: 'acted', seat: seat as number, actionId: 'a', decision: 1, action }, 0)
      return repliesIn(effects).map(({ to, result }) => [to, result.ok ? 'ok' : result.refusal.code])
    }
    for (const seat of [3, -1, 1.5, Number.NaN, Infinity, -0]) expect(put(seat)).toEqual([[seat, 'no_such_seat']])
    for (const seat of ['0', null, undefined, {}, [0], 'length']) expect(put(seat)).toEqual([])
  })
})

describe('hostile input', () => {
  const sayings: readonly (readonly [unknown, string])[] = [
    [null, 'wrong_phase'],
    ['pass', 'wrong_phase'],
    [{}, 'wrong_phase'],
    [{ type: 'pass' }, 'not_your_seat'],
    [{ seat: 1 }, 'wrong_phase'],
    [{ type: 'cheat', seat: 1 }, 'wrong_phase'],
    [{ type: { toString: 1 }, seat: 1 }, 'wrong_phase'],
    [{ type: 'constructor', seat: 1 }, 'wrong_phase'],
    [{ type: 'bid', seat: 1 }, 'not_a_whole_number'],
    [{ type: 'bid', seat: 1, amount: '5' }, 'not_a_whole_number'],
    [{ type: 'bid', seat: 1, amount: { toString: 1 } }, 'not_a_whole_number'],
    [{ type: 'bid', seat: 1, amount: Number.NaN }, 'not_a_whole_number'],
    [{ type: 'bid', seat: 1, amount: -0 }, 'amount_too_low'],
    [{ type: 'bid', seat: 1, amount: Infinity }, 'not_a_whole_number'],
    [{ type: 'bid', seat: 1, amount: 1e300 }, 'not_enough_money'],
    [{ type: 'play_card', seat: 1, card: { toString: 1 } }, 'wrong_phase'],
    [{ type: 'bid', seat: '1', amount: 5 }, 'not_your_seat'],
  ]

  it.each(sayings)('%j is refused: %s', (action, expected) => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    game.put({ type: 'acted', seat: 1, actionId: 'a', decision: 1, action })
    expect(game.replies(1)).toEqual([expected])
    expect(game.log()).toEqual([OPEN])
  })

  it('a card that is none is refused', () => {
    const game = crank({ hands: HANDS })
    for (const card of [{ toString: 1 }, 'manuel-open-1', -1, 1000, null]) {
      const action = { type: 'play_card', seat: 0, card } as unknown as Action
      game.put({ type: 'acted', seat: 0, actionId: JSON.stringify(card), decision: 0, action })
      expect(game.replies(0)).toEqual(['card_not_in_hand'])
    }
  })

  it('a decision that is no number is stale', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    for (const decision of ['1', null, Number.NaN, {}]) {
      expect(game.says('1 passes', { decision: decision as number })).toBe('stale_decision')
    }
  })

  it('nothing but the action’s own fields is saved', () => {
    const game = crank({ hands: HANDS, after: [OPEN] })
    const action = { type: 'bid', seat: 1, amount: 5, card: 3, note: 'x'.repeat(9999) } as Action
    game.put({ type: 'acted', seat: 1, actionId: 'a', decision: 1, action })
    expect(game.effects()[0]).toEqual({ type: 'save', index: 1, action: { type: 'bid', seat: 1, amount: 5 }, at: 1000 })
  })

  it('what is no input, or of no seat, does nothing', () => {
    const game = crank({ seats: 'person person easy', hands: HANDS, after: [OPEN] })
    const before = game.table()
    const inputs: readonly unknown[] = [
      { type: 'shouted' },
      ...[7, -1, '0', Number.NaN, undefined, 2].flatMap((seat) => [
        { type: 'joined', seat },
        { type: 'left', seat },
        { type: 'took_back', seat },
      ]),
      ...[7, '2', null, 0].map((seat) => ({ type: 'bot_answered', seat, question: 1, action: null })),
    ]
    for (const input of inputs) {
      game.put(input as Input)
      expect(game.effects()).toEqual([])
      expect(game.table()).toEqual(before)
    }
  })
})
