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
 * How far a player would go in an open auction: one more than the highest first bid of its richest rival that it would top,
 * which is found by halving, with the same chance for every question. Nobody has to go beyond what the rivals have. `null`
 * where there is no bid to top.
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
  let tooHigh = Math.min(money, (moneys[rival] as number) + 1)
  if (tooHigh < 2) return null
  if (!tops(1)) return 0
  let topped = 1
  while (tooHigh - topped > 1) {
    const middle = Math.floor((topped + tooHigh) / 2)
    if (tops(middle)) topped = middle
    else tooHigh = middle
  }
  return topped + 1
}

function richestOf(moneys: readonly number[], except: readonly Seat[]): Seat {
  const seats = [...moneys.keys()].filter((seat) => !except.includes(seat))
  return seats.reduce((best, seat) => ((moneys[seat] as number) > (moneys[best] as number) ? seat : best))
}
