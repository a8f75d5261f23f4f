import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import { ARTISTS } from './artist.ts'
import { cardOf } from './card.ts'
import type { Choice } from './choice.ts'
import { choicesFor, mayHammer } from './choices.ts'
import { play } from './play.ts'
import { rankTopThree } from './ranking.ts'
import type { Seat } from './seat.ts'
import type { GameState } from './state.ts'
import { scenario } from './testing/scenario.ts'

/*
 * Every way in which one small auction can go, counted by the engine and by a formula derived by hand from the rules.
 * Each seat of n has the same money m.
 */

/** The number of different sequences of actions until nothing is under the hammer any more. */
function waysFrom(state: GameState, withHammer = false): number {
  if (state.phase.name === 'awaiting_card_play') return 1
  return allActions(state, withHammer)
    .map((action) => {
      const result = play(state, action)
      if (!result.ok) throw new Error(result.rejection.message)
      return waysFrom(result.state, withHammer)
    })
    .reduce((sum, ways) => sum + ways, 0)
}

/** The choices of all seats, one by one. */
function allActions(state: GameState, withHammer: boolean): readonly Action[] {
  const bySeats = state.hands.flatMap((_, seat) =>
    choicesFor(state, seat).flatMap((choice) => actionsWithin(choice, seat)),
  )
  return withHammer && mayHammer(state) ? [...bySeats, { type: 'hammer' }] : bySeats
}

function actionsWithin(choice: Choice, seat: Seat): readonly Action[] {
  switch (choice.type) {
    case 'play_card':
    case 'offer_second':
      return choice.cards.map((card) => ({ type: choice.type, seat, card }))
    case 'bid':
    case 'submit_bid':
      return amounts(choice.min, choice.max).map((amount) => ({ type: choice.type, seat, amount }))
    case 'set_price':
      return amounts(choice.min, choice.max).map((price) => ({ type: choice.type, seat, price }))
    case 'decline_second':
    case 'pass':
    case 'buy':
    case 'reveal_mystery':
    case 'skip_mystery':
      return [{ type: choice.type, seat }]
  }
}

function amounts(min: number, max: number): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

function auction(type: string, n: number, m: number): GameState {
  const hands = Array.from({ length: n }, (_, seat) => (seat === 0 ? `ramon-${type}-1 rafael-open-1` : ''))
  return scenario({ hands, money: hands.map(() => m) }).after(`0 plays ramon-${type}-1`).state
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

function choose(n: number, k: number): number {
  return factorial(n) / factorial(k) / factorial(n - k)
}

const SIZES = [3, 4, 5].flatMap((n) => [0, 1, 2, 3, 4].map((m) => [n, m] as const))

describe('all the ways an auction can go', () => {
  // k of the n seats bid, in the order asked, k rising amounts out of m; summed over k (Vandermonde): (n + m) over m.
  it.each(SIZES)('[N1] [N2] one offer, %i seats with %i each', (n, m) => {
    expect(waysFrom(auction('one_offer', n, m))).toBe(choose(n + m, m))
  })

  // Each seat one of m + 1 amounts, in any of n! orders.
  it.each(SIZES.filter(([n, m]) => factorial(n) * (m + 1) ** n < 100_000))(
    '[H1] hidden, %i seats with %i each',
    (n, m) => {
      expect(waysFrom(auction('hidden', n, m))).toBe(factorial(n) * (m + 1) ** n)
    },
  )

  // One of m prices (with no money, the one price 0), then one of n - 1 buyers or nobody.
  it.each(SIZES)('[F1] [F2] fixed price, %i seats with %i each', (n, m) => {
    expect(waysFrom(auction('fixed_price', n, m))).toBe(Math.max(1, m) * n)
  })

  // Without money: all n pass, in any order. With 1 each there is at most one bid. If nobody bids, n! orders of passes.
  // Otherwise k seats pass first in any order, n!/(n-k)!, one of the n - k others bids, and n - 1 pass, in any order.
  it.each([3, 4, 5])('[O3] [O4] open, %i seats with 0 or 1 each', (n) => {
    const bids = Array.from({ length: n }, (_, k) => (factorial(n) / factorial(n - k)) * (n - k) * factorial(n - 1))
    expect(waysFrom(auction('open', n, 0))).toBe(factorial(n))
    expect(waysFrom(auction('open', n, 1))).toBe(factorial(n) + bids.reduce((sum, ways) => sum + ways))
  })

  // With 3 seats and 1 each: 36 by the formula above. By hand for 2 each: a bid of 2 leaves 2! = 2 ways. A bid of 1
  // leaves b ways: pass, pass (2 orders); one of two others bids 2 at once (2 · 2); or after one has passed, the other
  // one bids 2 (2 · 2): b = 2 + 4 + 4 = 10. So a first bid can go on in 12 ways, and by one of 3, 2 or 1 seats after
  // 0, 1 or 2 passes: 12 · (3 + 3·2 + 6·1) = 180, and 3! = 6 without a bid.
  it('[O3] [O4] open, 3 seats with 2 each', () => {
    expect(waysFrom(auction('open', 3, 1))).toBe(36)
    expect(waysFrom(auction('open', 3, 2))).toBe(186)
  })

  // With the hammer and no money: it falls after any k < n passes in order, or all n pass.
  it.each([3, 4, 5])('[O5] open with the hammer, %i seats without money', (n) => {
    const passes = Array.from({ length: n + 1 }, (_, k) => factorial(n) / factorial(n - k))
    expect(waysFrom(auction('open', n, 0), true)).toBe(passes.reduce((sum, ways) => sum + ways))
  })

  // Seat s holds f fitting cards: all decline, or one seat adds one of its cards, which is then sold at a fixed price
  // of 0 to one of n - 1 buyers or nobody.
  it('[D1] [D2] [D5] a double, 4 seats without money', () => {
    const hands = [
      'ramon-double-1 ramon-fixed_price-1 ramon-double-2',
      'ramon-fixed_price-2 ramon-fixed_price-3',
      'sigrid-open-1 daniel-fixed_price-1',
      '',
    ]
    const fitting = 1 + 2 + 0 + 0
    const offered = scenario({ hands, money: [0, 0, 0, 0] }).after('0 plays ramon-double-1')
    expect(waysFrom(offered.state)).toBe(fitting * 4 + 1)
  })
})

describe('all the ways a round can rank', () => {
  // With counts of 0 to 5 for five artists and one of them at 5 at most once: check every ranking by its definition.
  it('[E5] [E6] the top three are what sorting by count and place would give', () => {
    let rankings = 0
    for (let code = 0; code < 6 ** 5; code += 1) {
      const counts = ARTISTS.map((artist) => Math.floor(code / 6 ** artist) % 6)
      if (counts.filter((count) => count === 5).length > 1) continue
      const played = ARTISTS.flatMap((artist) =>
        Array.from({ length: counts[artist] ?? 0 }, (_, n) => cardOf(artist, n < 3 ? 'open' : 'hidden', (n % 3) + 1)),
      )
      const byDefinition = ARTISTS.filter((artist) => (counts[artist] ?? 0) > 0)
        .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
        .slice(0, 3)
      expect([counts, rankTopThree(played)]).toEqual([counts, byDefinition])
      rankings += 1
    }
    // 5^5 without a five, and 5 places for one five among 5^4 others.
    expect(rankings).toBe(5 ** 5 + 5 * 5 ** 4)
  })
})
