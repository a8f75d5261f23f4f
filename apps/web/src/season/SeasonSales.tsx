import { artistName, artistOf } from '@modern-art/engine'
import type { Lot } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { ArtistMark, AuctionIcon } from '../paintings/Marks.tsx'
import { Picture } from '../paintings/Picture.tsx'
import { paintingFor } from '../paintings/pictures.ts'
import { labelOf, whoOf } from '../seats/names.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { bidsInOrder, kindsOf } from './sale.ts'

interface SeasonSalesProps {
  readonly screen: Screen
  readonly lots: readonly Lot[]
}

/** Every sale of a season in its order: what was sold, how, who bid what, and who got it for how much. */
export function SeasonSales({ screen, lots }: SeasonSalesProps): ReactNode {
  const words = useWords()
  return (
    <ol aria-label={words.season.allLots} className="sales panel">
      {lots.map((lot) => (
        <Sale key={lot.cards.join(' ')} screen={screen} lot={lot} />
      ))}
    </ol>
  )
}

function Sale({ screen, lot }: { readonly screen: Screen; readonly lot: Lot }): ReactNode {
  const words = useWords()
  const { view } = screen
  const { cards, auctioneer, buyer, price } = lot
  const artist = artistOf(cards[0] ?? 0)
  const buying = whoOf(view, buyer)
  return (
    <li className="sale">
      <span className="sale-paintings">
        {cards.map((card) => (
          <span key={card} className="frame w-10 p-0.5!">
            <Picture card={card} silent />
          </span>
        ))}
      </span>
      <div className="sale-work">
        <cite className="block font-serif text-base/tight font-semibold">
          {cards.map((card) => paintingFor(card, words).title).join(' + ')}
        </cite>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3">
          <span className="inline-flex items-center gap-1.5">
            <ArtistMark artist={artist} className="size-4" />
            {artistName(artist)}
          </span>
          {kindsOf(lot).map((kind) => (
            <span key={kind} className="inline-flex items-center gap-1.5">
              <AuctionIcon type={kind} className="size-4" />
              {words.auctions[kind]}
            </span>
          ))}
        </p>
      </div>
      <div className="sale-bids text-muted">
        <p>
          <Rich text={words.season.soldBy(whoOf(view, auctioneer))} />
        </p>
        <Bids screen={screen} lot={lot} />
      </div>
      <p className="sale-price">
        <Rich text={price === 0 ? words.log.free(buying) : words.log.sold(buying, price, [])} />
      </p>
    </li>
  )
}

/** The bids of a lot. A fixed price is asked, not bid; and a double to which nobody adds a card is not auctioned at all. */
function Bids({ screen, lot }: { readonly screen: Screen; readonly lot: Lot }): ReactNode {
  const words = useWords()
  const { view } = screen
  switch (kindsOf(lot).at(-1)) {
    case 'fixed_price':
      return (
        <p>
          <Rich text={words.log.price(whoOf(view, lot.auctioneer), lot.price)} />
        </p>
      )
    case 'double':
    case undefined:
      return null
    case 'open':
    case 'one_offer':
    case 'hidden': {
      const bids = bidsInOrder(lot).map(({ seat, amount }) => `${labelOf(view, seat, words)} ${words.money(amount)}`)
      return <p>{bids.length === 0 ? words.season.noBids : `${words.season.bids}: ${bids.join(' · ')}`}</p>
    }
  }
}
