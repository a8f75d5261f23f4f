import { viewFor } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import type { Temperament } from '../model/temperament.ts'
import { FIRST_ROUND, LATE_COMERS, MANUEL_LEADS } from '../testing/positions.ts'
import { after } from '../testing/scenario.ts'
import { Onlooker } from './onlooker.ts'
import { studyRivals } from './rivals.ts'
import type { Rival } from './rivals.ts'

function rivalsIn(state: GameState): readonly Rival[] {
  return studyRivals(viewFor(state, 0), new Onlooker(state.setup))
}

/** How each seat bids, in the eyes of seat 0. */
function studied(state: GameState): readonly Temperament[] {
  return rivalsIn(state).map((rival) => rival.temperament)
}

function share(habit: 'open' | 'sealed' | 'once' | 'accept' | 'buyBack' | 'ask', state: GameState): readonly number[] {
  return studied(state).map((temperament) => temperament[habit])
}

const [usual] = studied(FIRST_ROUND) as [Temperament]

describe('rivals', () => {
  it('are all the same to a stranger', () => {
    expect(studied(FIRST_ROUND)).toEqual([usual, usual, usual])
  })

  it('are what they seal: much or little', () => {
    const state = after(FIRST_ROUND, '0 plays manuel-hidden-1', '0 seals 8', '1 seals 25', '2 seals 2')
    const [, high = 0, low = 0] = share('sealed', state)
    expect(high).toBeGreaterThan(usual.sealed)
    expect(low).toBeLessThan(usual.sealed)
  })

  it('are better known the more they have shown', () => {
    const once = after(FIRST_ROUND, '0 plays manuel-hidden-1', '0 seals 8', '1 seals 2', '2 seals 15')
    const twice = after(once, '1 plays sigrid-open-1', 'sold to 2 for 14', '2 plays daniel-open-1', 'sold to 1 for 30')
    const doubts = [FIRST_ROUND, once, twice].map((state) => rivalsIn(state)[1]?.doubt ?? 0)
    expect(doubts).toEqual(doubts.toSorted((a, b) => b - a))
    expect(new Set(doubts).size).toBe(3)
  })

  it('would have paid what they paid in the open, and those that let it go would not have paid more', () => {
    const dear = after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 30', '2 passes', '0 passes')
    const [, buyer = 0, other = 0] = share('open', dear)
    expect(buyer).toBeGreaterThan(usual.open)
    expect(other).toBeLessThan(buyer)
    const cheap = after(FIRST_ROUND, '0 plays manuel-open-1', '1 bids 2', '2 passes', '0 passes')
    const [, lucky = 0, absent = 0] = share('open', cheap)
    expect(absent).toBeLessThan(usual.open)
    expect(absent).toBeLessThan(lucky)
  })

  it('are low if nobody paid for a lot', () => {
    const [, second = 1, third = 1] = share('open', after(FIRST_ROUND, '0 sells manuel-open-1 to 0 for 0'))
    expect(Math.max(second, third)).toBeLessThan(usual.open)
    const [, pricey = 1, choosy = 1] = share('accept', after(FIRST_ROUND, '0 sells manuel-fixed_price-1 to 0 for 5'))
    expect(Math.max(pricey, choosy)).toBeLessThan(usual.accept)
  })

  it('are what they offer once', () => {
    const [, high = 0, low = 0] = share(
      'once',
      after(FIRST_ROUND, '0 plays manuel-one_offer-1', '1 bids 28', '2 passes', '0 passes'),
    )
    expect(high).toBeGreaterThan(usual.once)
    expect(low).toBeLessThan(high)
  })

  it('pay the prices that they paid', () => {
    const [, buyer = 0] = share('accept', after(FIRST_ROUND, '0 sells manuel-fixed_price-1 to 1 for 30'))
    expect(buyer).toBeGreaterThan(usual.accept)
  })

  it('ask as they asked, and buy back as they did', () => {
    const [keen = 0] = share('buyBack', after(FIRST_ROUND, '0 sells manuel-open-1 to 0 for 30'))
    expect(keen).toBeGreaterThan(usual.buyBack)
    const [modest = 1] = share('ask', after(FIRST_ROUND, '0 sells manuel-fixed_price-1 to 1 for 1'))
    expect(modest).toBeLessThan(usual.ask)
  })

  it('show nothing where a lot is worth nothing', () => {
    const bought = after(LATE_COMERS, '0 plays ramon-hidden-1', '0 seals 0', '1 seals 30', '2 seals 0')
    expect(studied(bought)).toEqual(studied(LATE_COMERS))
  })

  it('are studied by what a lot was worth with the tiles of earlier rounds', () => {
    // Where Manuel has a tile of 30, 28 is little for a painting that would be well paid without.
    const [, frugal = 1, lavish = 1] = share(
      'sealed',
      after(MANUEL_LEADS, '0 plays manuel-hidden-1', '0 seals 0', '1 seals 28', '2 seals 56'),
    )
    expect(frugal).toBeLessThan(usual.sealed)
    expect(lavish).toBeGreaterThan(frugal)
  })

  it('are not thought high for what the searching seat bids itself', () => {
    const [bold, shy] = [60, 0].map((amount) =>
      after(
        FIRST_ROUND,
        '0 sells manuel-open-1 to 0 for 15',
        '1 plays sigrid-hidden-1',
        `0 seals ${amount}`,
        '1 seals 9',
        '2 seals 9',
      ),
    ) as [GameState, GameState]
    expect(studied(bold).slice(1)).toEqual(studied(shy).slice(1))
    expect(studied(bold)).not.toEqual(studied(shy))
  })
})
