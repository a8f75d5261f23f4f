import { artistName } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { Rich } from '../words/Rich.tsx'
import { useWords } from '../words/words.ts'
import { Gavel } from './Gavel.tsx'
import { nameOf, whoOf } from './names.ts'
import { useTable } from './tableContext.ts'

/** What the moment being shown comes to, in a sentence. */
export function Verdict(): ReactNode {
  const words = useWords()
  const text = useVerdict()
  const { beat } = useTable()
  if (text === null) return null
  const sold = beat?.name === 'gavel' || beat?.name === 'coins'
  return (
    <div className="verdict" data-moment={beat?.name}>
      {sold && <Gavel className="text-now mb-1 h-9 w-12" />}
      {sold && <p className="text-now-text font-serif text-lg font-semibold italic">{words.stage.calls[3]}</p>}
      <p className="font-serif text-lg/snug">
        <Rich text={text} />
      </p>
    </div>
  )
}

function useVerdict(): string | null {
  const words = useWords()
  const { screen, beat } = useTable()
  const { view } = screen
  switch (beat?.name) {
    case 'gavel':
      return words.stage.sold(whoOf(view, beat.buyer), beat.price)
    case 'coins':
      return beat.payments
        .map(({ from, to, amount }) =>
          words.stage.payment(from === null ? null : nameOf(view, from), to === null ? null : nameOf(view, to), amount),
        )
        .join('; ')
    case 'taken_free':
      return words.stage.free(whoOf(view, beat.seat))
    case 'fifth':
      return words.stage.fifth(whoOf(view, beat.seat), artistName(beat.artist))
    case 'last_card':
      return words.stage.lastCard(whoOf(view, beat.seat))
    case 'mystery':
      return words.stage.mystery(whoOf(view, beat.seat))
    case 'deal':
      return words.stage.dealt(beat.round)
    default:
      return null
  }
}
