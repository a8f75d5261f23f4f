import { onceAround, standingBid } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { giveOrder } from '../../play/play.ts'
import type { Words } from '../../words/words.ts'
import { useWords } from '../../words/words.ts'
import { bannerOf, isOut } from '../context/banner.ts'
import { useTable } from '../context/tableContext.ts'
import { AutoBid } from './AutoBid.tsx'

/** The bar while others are asked: why there is nothing to press. */
export function Waiting({ seat, onAutoBid }: { readonly seat: Seat; readonly onAutoBid: () => void }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  return (
    <div className="bid-bar">
      <div className="action-bar action-bar-idle">
        {mayStepOut(screen, seat) && (
          <button
            type="button"
            className="button"
            title={words.controls.outHint}
            onClick={() => giveOrder(seat, { type: 'out' })}
          >
            {words.controls.out}
          </button>
        )}
        {!isOut(screen) && <p className="text-muted flex-1 px-2 text-center">{whyWaiting(screen, seat, words)}</p>}
        <AutoBid seat={seat} onOpen={onAutoBid} />
      </div>
    </div>
  )
}

/** Somebody who has passed in an open auction can spare themselves further questions. */
function mayStepOut({ view, order }: Screen, seat: Seat): boolean {
  const { phase } = view
  return (
    phase.name === 'auction' && phase.bidding.type === 'open' && Boolean(phase.bidding.passed[seat]) && order === null
  )
}

function whyWaiting(screen: Screen, seat: Seat, words: Words): string {
  const { phase, setup } = screen.view
  const { why } = words.controls
  if (phase.name !== 'auction') return bannerOf(screen, words).text
  const { bidding, offer } = phase
  const seats = onceAround(offer.auctioneer, setup.players.length)
  switch (bidding.type) {
    case 'open': {
      const standing = standingBid(phase.bidding)
      if (standing?.seat === seat) return why.highestBid
      if (bidding.passed[seat]) return standing === null ? why.passedBefore : why.passedAt(standing.amount)
      return bannerOf(screen, words).text
    }
    case 'hidden':
      return bidding.ownBid === null ? bannerOf(screen, words).text : why.sealed(bidding.ownBid)
    case 'one_offer': {
      const before = countBefore(seats, bidding.asked, seat)
      return before === null ? why.done : why.before(before)
    }
    case 'fixed_price': {
      if (offer.auctioneer === seat && bidding.price !== null) return why.auctioneerNamed(bidding.price)
      const before = bidding.price === null ? null : countBefore(seats, bidding.asked, seat)
      return before === null ? bannerOf(screen, words).text : why.before(before)
    }
  }
}

/** How many are asked before a seat; `null` where it has been asked, or is asked now. */
function countBefore(seats: readonly Seat[], asked: Seat, seat: Seat): number | null {
  const ahead = seats.indexOf(seat) - seats.indexOf(asked)
  return ahead > 0 ? ahead : null
}
