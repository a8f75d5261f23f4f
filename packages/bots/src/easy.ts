import { randomOf } from '@modern-art/engine'
import type { Action, AuctionView, Choice, Random, Seat } from '@modern-art/engine'
import type { Bot, Question } from './bot.ts'
import { seatOf } from './bot.ts'
import { worldFromView } from './model/knowledge.ts'
import { AS_IT_STANDS } from './valuation/forecast.ts'
import { lotWorth } from './valuation/lotWorth.ts'

/** The most by which it raises in an open auction with little way left. */
const LARGEST_RAISE = 3
/** The most by which it raises otherwise, as a share of the way to what it feels like paying. */
const LARGEST_JUMP = 0.6

/**
 * A newcomer: takes a lot to be worth what it would pay if the round ended now, bids anything up to that, and plays any
 * card.
 */
export const easy: Bot = { decide }

function decide({ view, choices, rng }: Question): Action {
  const seat = seatOf(view)
  const { phase } = view
  if (phase.name !== 'auction') return randomOf(choices, seat, rng)
  const value = lotWorth(worldFromView(view), AS_IT_STANDS, phase.offer.cards)
  return inAuction(phase, choices, seat, rng, value)
}

function inAuction(
  { bidding }: AuctionView,
  choices: readonly Choice[],
  seat: Seat,
  rng: Random,
  value: number,
): Action {
  /** How much it feels like paying. */
  const mood = rng(value + 1)
  const [choice] = choices
  switch (choice?.type) {
    case 'bid': {
      const amount = bidding.type === 'open' ? raise(choice.min, mood, value, rng) : mood
      if (amount === null || amount < choice.min || amount > Math.min(mood, choice.max)) return { type: 'pass', seat }
      return { type: 'bid', seat, amount }
    }
    case 'submit_bid':
      return { type: 'submit_bid', seat, amount: Math.min(choice.max, mood) }
    case 'set_price':
      return { type: 'set_price', seat, price: Math.max(choice.min, Math.min(choice.max, mood)) }
    case 'buy':
      return { type: choice.price <= mood ? 'buy' : 'pass', seat }
    default:
      return randomOf(choices, seat, rng)
  }
}

/**
 * Its bid in an open auction. A jump stands for several small raises, on each of which it might have changed
 * its mind: so it thinks again, and may leave it (`null`).
 */
function raise(min: number, mood: number, value: number, rng: Random): number | null {
  const more = rng(Math.max(LARGEST_RAISE, Math.floor(LARGEST_JUMP * (mood - min))))
  const changesItsMind = more >= LARGEST_RAISE && rng(value + 1) < min + more
  return changesItsMind ? null : min + more
}
