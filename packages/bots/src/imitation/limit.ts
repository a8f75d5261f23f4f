import { quickRandom, rememberMoney } from '@modern-art/engine'
import type { AuctionView, BiddingView, Seat, View } from '@modern-art/engine'
import { answerOf, seatOf } from '../bot.ts'
import type { Bot } from '../bot.ts'
import { samplesOnly } from '../budget.ts'

type OpenAuction = AuctionView & { readonly bidding: Extract<BiddingView, { type: 'open' }> }

/** Worlds that a player may sample for one question about its limit. */
const SAMPLES = 128

/** The open auction that the viewer is in; `null` if there is none. */
export function openAuctionIn({ phase }: View): OpenAuction | null {
  if (phase.name !== 'auction' || phase.bidding.type !== 'open') return null
  return { ...phase, bidding: phase.bidding }
}

/**
 * How far a player would go in an open auction. It is asked, with the same chance each time, whether it would top a bid of its
 * richest rival, the first of the auction, and what that is goes up and down until the highest is found. Nobody has to
 * go beyond what the rivals have. `null` where a bid of 1 is all that somebody can make.
 */
export function limitOf(player: Bot, view: View, { bidding, offer }: OpenAuction, seed: number): number | null {
  const seat = seatOf(view)
  const moneys = rememberMoney(view)
  const money = moneys[seat] as number
  const rival = richestOf(moneys, [seat, offer.auctioneer])
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
  let left = Math.min(money, (moneys[rival] as number) + 1)
  if (left < 2) return null
  if (!tops(1)) return 0
  let topped = 1
  while (left - topped > 1) {
    const middle = Math.floor((topped + left) / 2)
    if (tops(middle)) topped = middle
    else left = middle
  }
  return topped + 1
}

function richestOf(moneys: readonly number[], except: readonly Seat[]): Seat {
  const seats = [...moneys.keys()].filter((seat) => !except.includes(seat))
  return seats.reduce((best, seat) => ((moneys[seat] as number) > (moneys[best] as number) ? seat : best))
}
