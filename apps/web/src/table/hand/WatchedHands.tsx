import { artistName, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Card, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { usePlay } from '../../play/playStore.ts'
import { AuctionIcon } from '../../paintings/Marks.tsx'
import { Picture } from '../../paintings/Picture.tsx'
import { paintingFor } from '../../paintings/pictures.ts'
import { useWords } from '../../words/words.ts'
import { nameOf } from '../../seats/names.ts'
import { useTable } from '../context/tableContext.ts'

/** The place of the hands at a table of bots alone: covered, or open if the person who watches wants that. */
export function WatchedHands(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  // Hands that are opened in the middle of a show are shown as they will be after it.
  const open = usePlay(({ hands }) => hands.findLast(({ moves }) => moves <= screen.moves) ?? hands[0] ?? null)
  return (
    <section aria-label={words.table.hands} className="hand">
      {open === null ? (
        <p className="text-muted m-auto p-3 font-serif text-lg italic">{words.table.lookingOn}</p>
      ) : (
        <ul className="scrolls scrolls-down flex min-w-0 flex-1 flex-wrap content-evenly gap-x-6 gap-y-1 p-2 pl-3">
          {open.hands.map((cards, seat) => (
            <WatchedHand key={nameOf(screen.view, seat)} seat={seat} cards={cards} />
          ))}
        </ul>
      )}
    </section>
  )
}

function WatchedHand({ seat, cards }: { readonly seat: Seat; readonly cards: readonly Card[] }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const name = nameOf(screen.view, seat)
  return (
    <li>
      <p className="truncate text-xs font-semibold">{name}</p>
      <ul aria-label={words.table.watching.handOf(name)} className="flex min-h-12 gap-0.5">
        {cards
          .toSorted((one, other) => one - other)
          .map((card) => (
            <WatchedCard key={card} card={card} />
          ))}
      </ul>
    </li>
  )
}

function WatchedCard({ card }: { readonly card: Card }): ReactNode {
  const words = useWords()
  const type = auctionTypeOf(card)
  const label = [paintingFor(card, words).title, artistName(artistOf(card)), words.auctions[type]].join(', ')
  return (
    <li title={label} className="flex flex-col items-center gap-0.5">
      <Picture card={card} silent className="wide:h-10 wide:w-7.5 h-8 w-6 object-cover" />
      <AuctionIcon type={type} className="size-3" />
      <span className="sr-only">{label}</span>
    </li>
  )
}
