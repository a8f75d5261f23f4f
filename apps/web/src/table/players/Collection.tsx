import { ARTISTS, artistName, artistOf, paintingsOf } from '@modern-art/engine'
import type { Card, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ArtistMark } from '../../paintings/Marks.tsx'
import { Picture } from '../../paintings/Picture.tsx'
import { paintingFor } from '../../paintings/pictures.ts'
import { useWords } from '../../words/words.ts'
import { labelOf } from '../../seats/names.ts'
import { DialogHoldingShow } from '../pieces/DialogHoldingShow.tsx'
import { useTable } from '../context/tableContext.ts'

/** The paintings that a player bought this season. In little room it is a number for each artist, which opens to them. */
export function Collection({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view } = useTable().screen
  const [open, setOpen] = useState(false)
  const cards = paintingsOf(view.lots, seat)
  if (cards.length === 0) return null
  const title = words.table.collection(labelOf(view, seat, words))
  return (
    <div className="collection">
      <Paintings cards={cards} title={title} />
      <button type="button" className="collection-counts" aria-label={title} onClick={() => setOpen(true)}>
        {ARTISTS.map((artist) => {
          const count = cards.filter((card) => artistOf(card) === artist).length
          return (
            count > 0 && (
              <span key={artist}>
                <ArtistMark artist={artist} className="mark" />
                {words.figure(count)}
              </span>
            )
          )
        })}
      </button>
      {open && (
        <DialogHoldingShow title={title} onClose={() => setOpen(false)} className="max-w-xl">
          <Paintings cards={cards} title={title} />
        </DialogHoldingShow>
      )}
    </div>
  )
}

function Paintings({ cards, title }: { readonly cards: readonly Card[]; readonly title: string }): ReactNode {
  const words = useWords()
  const { lookClosely } = useTable()
  return (
    <ul aria-label={title} className="collection-paintings">
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className="frame collection-painting"
            onClick={() => lookClosely(card)}
            aria-label={`${words.table.openPainting(paintingFor(card, words).title)}, ${artistName(artistOf(card))}`}
          >
            <Picture card={card} silent />
            <ArtistMark artist={artistOf(card)} className="mark" />
          </button>
        </li>
      ))}
    </ul>
  )
}
