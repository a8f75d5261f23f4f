import { onceAround } from '@modern-art/engine'
import type { BiddingView, Offer } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import { useTable } from '../context/tableContext.ts'
import { Passed, SeatTrack } from './SeatTrack.tsx'
import { Price } from '../pieces/MoneyDisplay.tsx'

interface FixedPriceViewProps {
  readonly offer: Offer
  readonly bidding: Extract<BiddingView, { type: 'fixed_price' }>
}

/** A fixed price: the price tag walks round the table. */
export function FixedPriceView({ offer, bidding }: FixedPriceViewProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const seats = onceAround(offer.auctioneer, screen.view.setup.players.length)
  const { price, asked } = bidding
  const { doing } = words.table
  const yours = screen.view.seat === offer.auctioneer
  const turnNow = price === null ? -1 : seats.indexOf(asked)
  return (
    <>
      <p>
        {price === null ? (
          <>
            <span className="title text-muted block text-2xl/tight">{words.stage.noPrice}</span>
            {yours && <span className="compact:hidden block text-[0.8125rem]/[1.25]">{words.stage.priceHint}</span>}
          </>
        ) : (
          <Price amount={price} />
        )}
      </p>
      <SeatTrack
        label={words.stage.turns}
        seats={seats}
        asked={asked}
        note={(seat, turn) => {
          if (seat === offer.auctioneer) {
            return (
              <span className="text-muted compact:hidden">
                {price === null ? (yours ? doing.yourTurn : doing.thinking) : words.stage.tag(price)}
              </span>
            )
          }
          if (turn < turnNow) return <Passed />
          if (turn === turnNow && price !== null) {
            return (
              <span className="bg-tile text-tile-ink border-tile-line rounded-md border px-1.5 font-semibold">
                {words.money(price)}
              </span>
            )
          }
          return null
        }}
      />
    </>
  )
}
