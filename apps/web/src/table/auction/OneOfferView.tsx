import { onceAround } from '@modern-art/engine'
import type { BiddingView, Offer } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import { useBeat, useTable } from '../context/tableContext.ts'
import { Passed, SeatTrack } from './SeatTrack.tsx'
import { Price } from '../pieces/MoneyDisplay.tsx'

interface OneOfferViewProps {
  readonly offer: Offer
  readonly bidding: Extract<BiddingView, { type: 'one_offer' }>
}

/** One offer: the order of seats as a numbered track with their bids, the auctioneer last. */
export function OneOfferView({ offer, bidding }: OneOfferViewProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const last = useBeat('bid')
  const { view } = screen
  const seats = onceAround(offer.auctioneer, view.setup.players.length)
  const bids = last?.draws === 'before' ? [...bidding.bids, last] : bidding.bids
  const standing = bids.at(-1)
  const asked = seats.indexOf(bidding.asked)
  return (
    <>
      <p>
        {standing === undefined ? (
          <span className="title text-muted block text-2xl/tight">{words.stage.opens}</span>
        ) : (
          <Price amount={standing.amount} />
        )}
      </p>
      <SeatTrack
        label={words.stage.turns}
        seats={seats}
        asked={bidding.asked}
        note={(seat, turn) => {
          const bid = bids.find((made) => made.seat === seat)
          if (bid !== undefined) {
            return <strong className={bid === standing ? 'text-now-text' : ''}>{words.money(bid.amount)}</strong>
          }
          if (turn < asked) return <Passed />
          if (turn === asked) {
            const says = seat === view.seat ? words.table.doing.yourTurn : words.stage.asked
            return <span className="compact:hidden">{says}</span>
          }
          return <span className="text-muted compact:hidden">{turn === seats.length - 1 ? words.stage.last : ''}</span>
        }}
      />
    </>
  )
}
