import { artistOf, formatArtist } from '@modern-art/engine'
import type { Action, GameState, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import type { Temperament } from '../model/temperament.ts'
import { FIRST_ROUND, LAST_ROUND } from '../testing/positions.ts'
import { questionFor } from '../testing/questions.ts'
import { after } from '../testing/scenario.ts'
import { searchCard, searchSecond } from './cardSearch.ts'
import { runSearch } from './runSearch.ts'
import { SearchContext } from './searchContext.ts'
import type { Search } from './searchContext.ts'

const SAMPLES = 32

/** A search whose usual choice is foolish; what it expects of play is as ever. */
function foolish(state: GameState, seat: Seat, folly: Partial<Temperament>): SearchContext {
  const context = new SearchContext(questionFor(state, seat, 3, SAMPLES))
  return Object.assign(context, { baseline: { ...context.baseline, ...folly } })
}

function found(search: Search): Action {
  const action = runSearch(() => search, { samples: SAMPLES, time: null, pause: null })
  if (action instanceof Promise) throw new Error('nobody asked to pause')
  return action
}

function artistPlayed(action: Action): string {
  return 'card' in action ? formatArtist(artistOf(action.card)) : 'none'
}

describe('the search for a card', () => {
  it('does not keep to a usual choice that loses', () => {
    // A seat that wants its own paintings to fall and others to rise plays the fifth of Ramon's: the game would be lost.
    const context = foolish(LAST_ROUND, 0, { own: -5, rivals: -5 })
    expect(['manuel', 'sigrid', 'daniel']).toContain(
      artistPlayed(found(searchCard(context, LAST_ROUND.hands[0] ?? []))),
    )
  })

  it('adds to a double what sells, even if it usually would not', () => {
    const state = after(FIRST_ROUND, '0 plays manuel-double-1')
    if (state.phase.name !== 'double_offer') throw new Error('a double is asked for')
    const fitting = (state.hands[0] ?? []).filter((card) => artistOf(card) === 0)
    // A seat that expects to sell nothing keeps its cards.
    const context = foolish(state, 0, { sale: [0, 0, 0, 0] })
    expect(found(searchSecond(context, state.phase, fitting)).type).toBe('offer_second')
  })
})
