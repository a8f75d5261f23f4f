import type { View } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { Picture } from '../paintings/Picture.tsx'
import { paintingFor } from '../paintings/pictures.ts'
import { whoOf } from '../seats/names.ts'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { highlightsOf } from './highlights.ts'
import type { Highlight } from './highlights.ts'

interface HighlightWallProps {
  readonly view: View
  /** The lots that hang on the page already. */
  readonly shown: readonly Highlight[]
}

/** Up to three lots that the game will be remembered for. */
export function HighlightWall({ view, shown }: HighlightWallProps): ReactNode {
  const words = useWords()
  const { bestBuy, worstBuy, dearest } = highlightsOf(view)
  const isShown = shown.some(({ lot }) => lot === bestBuy?.lot)
  const remembered = [
    { what: words.over.bestBuy, lot: isShown ? null : bestBuy },
    { what: words.over.worstBuy, lot: worstBuy },
    { what: words.over.highestPrice, lot: dearest },
  ]
  return (
    <ul className="highlights">
      {remembered.map(({ what, lot }) => lot !== null && <Hung key={what} what={what} highlight={lot} view={view} />)}
    </ul>
  )
}

function Hung({
  what,
  highlight,
  view,
}: {
  readonly what: string
  readonly highlight: Highlight
  readonly view: View
}): ReactNode {
  const words = useWords()
  const { lot, round, paid, redeemed } = highlight
  return (
    <li className="flex min-w-0 items-center gap-4">
      <span className="flex shrink-0 gap-1.5">
        {lot.cards.map((card) => (
          <span key={card} className="frame w-20">
            <Picture card={card} />
          </span>
        ))}
      </span>
      <span className="min-w-0">
        <span className="text-muted block text-sm">{what}</span>
        <cite className="block font-serif leading-tight text-lg font-semibold">
          {lot.cards.map((card) => paintingFor(card, words).title).join(' + ')}
        </cite>
        <span className="text-muted block text-sm wrap-anywhere">
          <Rich text={words.over.bought(whoOf(view, lot.buyer), paid, redeemed, round)} />
        </span>
      </span>
    </li>
  )
}
