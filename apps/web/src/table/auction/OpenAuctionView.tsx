import type { BiddingView } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import { Hammer } from './Hammer.tsx'
import { labelOf } from '../../seats/names.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { useBeat, useTable } from '../context/tableContext.ts'
import { Price } from '../pieces/MoneyDisplay.tsx'

const BIDS_SHOWN = 3

/** An open auction: the standing bid, the hammer, and the last bids before. */
export function OpenAuctionView({ bidding }: { readonly bidding: Extract<BiddingView, { type: 'open' }> }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const last = useBeat('bid')
  const sold = useBeat('gavel')
  const paid = useBeat('coins')
  const { view, hammer } = screen
  const bids = last?.draws === 'before' ? [...bidding.bids, last] : bidding.bids
  const standing = bids.at(-1)
  const earlier = bids.slice(0, -1).toReversed().slice(0, BIDS_SHOWN)
  return (
    <>
      {standing === undefined ? (
        <p className="title text-muted my-1 text-3xl/tight">{words.stage.opens}</p>
      ) : (
        <>
          <p>
            <Price amount={standing.amount} />
          </p>
          <p className="flex items-center gap-2 font-semibold">
            <Portrait seat={standing.seat} className="size-6" />
            {labelOf(view, standing.seat, words)}
          </p>
        </>
      )}
      {hammer !== null && sold === null && paid === null && <Hammer clock={hammer} />}
      {earlier.length > 0 && (
        <div className="gives-way gives-way-soon">
          <ol aria-label={words.stage.bidTrack} className="text-muted grid gap-0.5 pt-1 text-[0.8125rem]/[1.25]">
            {earlier.map(({ seat, amount }) => (
              <li key={amount}>
                <span className="inline-block w-8">{words.money(amount)}</span> {labelOf(view, seat, words)}
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}
