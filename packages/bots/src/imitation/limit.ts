import { leftOf, quickRandom, rememberMoney } from '@modern-art/engine'
import type { AuctionView, BiddingView, View } from '@modern-art/engine'
import { answerOf, seatOf } from '../bot.ts'
import type { Bot } from '../bot.ts'
import { samplesOnly } from '../budget.ts'

type OpenAuction = AuctionView & { readonly bidding: Extract<BiddingView, { type: 'open' }> }

/** Worlds that a player may sample for one question about its limit. */
const SAMPLES = 128
/** Nobody pays more for a lot. */
const HIGHEST = 120

/** The open auction in which the viewer has not bid or passed so far; `null` if there is none. */
export function unansweredAuction(view: View): OpenAuction | null {
  const { phase } = view
  const viewer = seatOf(view)
  if (phase.name !== 'auction' || phase.bidding.type !== 'open') return null
  const { bidding } = phase
  const hasAnswered = bidding.passed[viewer] === true || bidding.bids.some(({ seat }) => seat === viewer)
  return hasAnswered ? null : { ...phase, bidding }
}

/**
 * How far a player would go in an open auction. It is asked, with the same chance each time, whether it would top a bid of its
 * left neighbour, the first of the auction, and what that is goes up and down until the highest is found.
 */
export function limitOf(player: Bot, view: View, { bidding, offer }: OpenAuction, seed: number): number {
  const seat = seatOf(view)
  const money = rememberMoney(view)[seat] as number
  const rival = leftOf(seat, view.handSizes.length)
  const tops = (amount: number): boolean => {
    const bids = [{ seat: rival, amount }]
    const asked = {
      ...view,
      phase: { name: 'auction', offer, bidding: { ...bidding, bids, passed: bidding.passed.map(() => false) } },
    } as const
    const choices = [{ type: 'bid', min: amount + 1, max: money }, { type: 'pass' }] as const
    const answer = answerOf(player, { view: asked, choices, rng: quickRandom(seed), budget: samplesOnly(SAMPLES) })
    return answer.type === 'bid'
  }
  if (money < 2 || !tops(1)) return 0
  let topped = 1
  let left = Math.min(money, HIGHEST)
  while (left - topped > 1) {
    const middle = Math.floor((topped + left) / 2)
    if (tops(middle)) topped = middle
    else left = middle
  }
  return topped + 1
}
