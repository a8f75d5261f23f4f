import type { BiddingView } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import { Hammer } from '../Gavel.tsx'
import { nameOf } from '../names.ts'
import { Portrait } from '../PlayerZone.tsx'
import { useMoment, useTable } from '../tableContext.ts'
import { Price } from './Price.tsx'

const BIDS_SHOWN = 3

/** An open auction: the standing bid, the hammer, and the last bids before. */
export function OpenAuctionView({ bidding }: { readonly bidding: Extract<BiddingView, { type: 'open' }> }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const last = useMoment('bid')
  const sold = useMoment('gavel')
  const paid = useMoment('coins')
  const { view, hammer } = screen
  const bids = last?.draws === 'before' ? [...bidding.bids, last] : bidding.bids
  const standing = bids.at(-1)
  const earlier = bids.slice(0, -1).toReversed().slice(0, BIDS_SHOWN)
  return (
    <>
      {standing === undefined ? (
        <p className="title text-muted my-3 text-4xl">{words.stage.opens}</p>
      ) : (
        <>
          <p>
            <Price amount={standing.amount} />
          </p>
          <p className="flex items-center gap-2 font-semibold">
            <Portrait seat={standing.seat} className="size-6" />
            {view.seat === standing.seat ? words.you : nameOf(view, standing.seat)}
          </p>
        </>
      )}
      {hammer !== null && sold === null && paid === null && <Hammer clock={hammer} />}
      {earlier.length > 0 && (
        <ol aria-label={words.stage.bidTrack} className="max-wide:hidden text-muted mt-3 grid gap-0.5 text-[0.8125rem]">
          {earlier.map(({ seat, amount }) => (
            <li key={amount}>
              <span className="inline-block w-8">{amount}</span> {view.seat === seat ? words.you : nameOf(view, seat)}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
