import { artistName, artistOf } from '@modern-art/engine'
import type { Seat, View } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { Picture } from '../paintings/Picture.tsx'
import { paintingFor } from '../paintings/pictures.ts'
import { whoOf } from '../seats/names.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import type { Highlight } from './highlights.ts'

interface BestBuysProps {
  readonly view: View
  readonly winners: readonly Seat[]
  readonly buys: readonly Highlight[]
}

/** The winner's best buys, hung on the wall. */
export function BestBuys({ view, winners, buys }: BestBuysProps): ReactNode {
  const words = useWords()
  if (buys.length === 0) return null
  const whos = winners.map((seat) => whoOf(view, seat))
  return (
    <section aria-labelledby="best-buys">
      <h2 id="best-buys" className="text-2xl">
        {words.over.bestBuys(whos)}
      </h2>
      <ul className="best-buys">
        {buys.map(({ lot, paid, redeemed }) => (
          <li key={lot.cards.join(' ')} className="best-buy" data-paintings={lot.cards.length}>
            <span className="best-buy-wall">
              {lot.cards.map((card) => (
                <span key={card} className="frame">
                  <Picture card={card} />
                </span>
              ))}
            </span>
            <cite className="mt-3 block font-serif text-lg/tight font-semibold">
              {lot.cards.map((card) => paintingFor(card, words).title).join(' + ')}
            </cite>
            <span className="text-muted block text-sm">{artistName(artistOf(lot.cards[0] ?? 0))}</span>
            <span className="block text-sm">
              <Rich text={words.over.paidAndBrought(paid, redeemed)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
