import { artistOf, roundOf } from '@modern-art/engine'
import type { Action, GameState, Seat } from '@modern-art/engine'
import type { LapseReason, Plan, Plans } from './contract/plan.ts'
import { whyNoSale } from './whyNoSale.ts'

/** The plans of a seat that has none. */
export const NO_PLANS: Plans = { passOn: [], sale: null, lapsed: null }

/** The plans of all seats once one has planned something; what lapsed before is answered by that. */
export function plansWith(plans: readonly Plans[], seat: Seat, plan: Plan): readonly Plans[] {
  const own = { ...(plans[seat] ?? NO_PLANS), lapsed: null }
  return plans.with(seat, plan.type === 'pass_on' ? { ...own, passOn: plan.artists } : { ...own, sale: plan.sale })
}

/**
 * The plans of all seats once an action has been played. They end with the season; a sale that could no longer be made
 * lapses at once, so that its person can think again before their turn.
 */
export function plansAfter(
  plans: readonly Plans[],
  before: GameState,
  action: Action,
  after: GameState,
): readonly Plans[] {
  if (after.phase.name === 'finished') return plans.map(() => NO_PLANS)
  const isSeasonOver = roundOf(before) !== roundOf(after)
  return plans.map((own, seat) => {
    const hasPlayed = action.type === 'play_card' && action.seat === seat
    const kept = hasPlayed && own.lapsed !== null ? { ...own, lapsed: null } : own
    if (isSeasonOver) return { ...lapsed(kept, 'season_over'), passOn: [] }
    const why = kept.sale === null ? null : whyNoSale(after, seat, kept.sale)
    return why === null ? kept : lapsed(kept, why)
  })
}

function lapsed(own: Plans, why: LapseReason): Plans {
  return own.sale === null ? own : { ...own, sale: null, lapsed: { card: own.sale.card, why } }
}

/** What an action by hand leaves of its seat's plans: whoever plays a card has sold something else, whoever bids does not pass. */
export function plansBeside(own: Plans, { phase }: GameState, action: Action): Plans {
  if (action.type === 'play_card') return own.sale === null ? own : { ...own, sale: null }
  const card = phase.name === 'auction' ? phase.offer.cards[0] : undefined
  if (card === undefined || !isBid(action)) return own
  const passOn = own.passOn.filter((artist) => artist !== artistOf(card))
  return passOn.length === own.passOn.length ? own : { ...own, passOn }
}

function isBid(action: Action): boolean {
  return action.type === 'bid' || action.type === 'buy' || (action.type === 'submit_bid' && action.amount > 0)
}
