import { isLastToPass, standingBid } from '@modern-art/engine'
import type { Seat, View } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { Words } from '../../words/words.ts'
import { nameOf } from '../../seats/names.ts'
import { choiceOf } from '../../facts/asking.ts'

/** The player to move, and the question. */
export interface Banner {
  readonly text: string
  /** Whether the viewer is asked. */
  readonly yours: boolean
}

export function bannerOf(screen: Screen, words: Words): Banner {
  const { view, asked, paused } = screen
  if (paused) return { text: words.table.paused, yours: false }
  // A player who is out for a lot is asked nothing more: the table passes for them.
  const yours = view.seat !== null && asked.includes(view.seat) && screen.choices.length > 0 && !isOut(screen)
  return { text: yours ? yourText(screen, words) : theirText(screen, words), yours }
}

export function isOut({ order }: Screen): boolean {
  return order?.type === 'out'
}

/** Whether all others have passed on the standing bid of an open auction: a pass of this seat sells the lot. */
function hasLastWord({ bidding }: Extract<View['phase'], { name: 'auction' }>, seat: Seat | null): boolean {
  if (bidding.type !== 'open' || standingBid(bidding) === null || seat === null) return false
  return isLastToPass(bidding, seat)
}

function yourText({ view, choices }: Screen, words: Words): string {
  const { phase } = view
  const { banner } = words
  switch (phase.name) {
    case 'awaiting_card_play':
      return banner.playCard
    case 'double_offer':
      return choiceOf(choices, 'offer_second') === null ? banner.cannotAdd : banner.addSecond
    case 'mystery':
      return banner.mystery
    case 'finished':
      return banner.finished
    case 'auction': {
      const bid = choiceOf(choices, 'bid')
      switch (phase.bidding.type) {
        case 'open':
          if (bid === null) return banner.cannotRaise
          if (hasLastWord(phase, view.seat)) return banner.lastWord(bid.min)
          return bid.min === 1 ? banner.openBidFirst : banner.openBid(bid.min)
        case 'one_offer':
          return bid === null ? banner.cannotRaise : banner.oneOffer(bid.min)
        case 'hidden':
          return phase.offer.auctioneer === view.seat ? banner.sealOwn : banner.sealBid
        case 'fixed_price': {
          const { price } = phase.bidding
          if (price === null) return banner.setPrice
          return choiceOf(choices, 'buy') === null ? banner.cannotBuy(price) : banner.buy(price)
        }
      }
    }
  }
}

function theirText({ view, asked }: Screen, words: Words): string {
  const { phase } = view
  const { banner } = words
  const [first] = asked
  const name = first === undefined ? '' : nameOf(view, first)
  switch (phase.name) {
    case 'awaiting_card_play':
      return banner.playing(name)
    case 'double_offer':
      return banner.adding(name)
    case 'mystery':
      return banner.flipping(name)
    case 'finished':
      return banner.finished
    case 'auction':
      switch (phase.bidding.type) {
        case 'open': {
          const standing = standingBid(phase.bidding)
          if (standing !== null && standing.seat === view.seat) return banner.highestBid(standing.amount)
          if (view.seat !== null && phase.bidding.passed[view.seat] && standing !== null) {
            return banner.passedOn(standing.amount)
          }
          return banner.bidding
        }
        case 'one_offer':
          return banner.offering(name)
        case 'hidden':
          return view.seat !== null && phase.bidding.submitted[view.seat]
            ? banner.sealedWaiting
            : banner.waitingFor(asked.map((seat) => nameOf(view, seat)))
        case 'fixed_price':
          return phase.bidding.price === null ? banner.pricing(name) : banner.buying(name)
      }
  }
}
