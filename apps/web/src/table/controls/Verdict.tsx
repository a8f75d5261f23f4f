import { artistName } from '@modern-art/engine'
import type { View } from '@modern-art/engine'
import type { ReactNode } from 'react'
import type { Beat, Revealed } from '../../play/beat.ts'
import { joined } from '../../words/grammar/marked.ts'
import type { Marked } from '../../words/grammar/marked.ts'
import { Rich } from '../../words/Rich.tsx'
import type { Words } from '../../words/words.ts'
import { useWords } from '../../words/words.ts'
import { Gavel } from '../pieces/Gavel.tsx'
import { labelOf, whoOf } from '../../seats/names.ts'
import { useTable } from '../context/tableContext.ts'
import './verdict.css'

/** The outcome of the beat being shown, in the bar for questions. */
export function Verdict({ text }: { readonly text: Marked }): ReactNode {
  const words = useWords()
  const { beat } = useTable()
  return (
    <div className={`action-bar verdict ${beat?.name === 'envelopes' ? 'after-envelopes' : ''}`} data-beat={beat?.name}>
      {beat?.name === 'gavel' && (
        <>
          <Gavel className="text-now h-9 w-12" />
          <span className="text-now-text font-serif text-xl font-semibold italic">{words.stage.calls[3]}</span>
        </>
      )}
      <p className="font-serif text-lg/snug">
        <Rich text={text} />
      </p>
    </div>
  )
}

/** The sentence for a beat; `null` where it speaks for itself. */
export function verdictOf(view: View, beat: Beat | null, words: Words): Marked | null {
  switch (beat?.name) {
    case 'envelopes':
      return revealText(view, beat, words)
    case 'gavel':
      return words.stage.sold(whoOf(view, beat.buyer), beat.price)
    case 'coins':
      return joined(
        beat.payments.map(({ from, to, amount }) =>
          words.stage.payment(from === null ? null : whoOf(view, from), to === null ? null : whoOf(view, to), amount),
        ),
        '; ',
      )
    case 'taken_free':
      return words.stage.free(whoOf(view, beat.seat))
    case 'fifth':
      return words.stage.fifth(whoOf(view, beat.seat), artistName(beat.artist), beat.cards.length)
    case 'last_card':
      return words.stage.lastCard(whoOf(view, beat.seat), beat.cards.length)
    case 'mystery':
      return words.stage.mystery(whoOf(view, beat.seat))
    case 'deal':
      return words.stage.dealt(beat.round)
    default:
      return null
  }
}

/** The winner of the sealed bids, and the reason where several wrote as much. */
function revealText(view: View, { bids, tied, winner }: Revealed, words: Words): Marked {
  const { stage } = words
  const who = whoOf(view, winner)
  const most = bids[0]?.amount ?? 0
  if (most === 0) return stage.nobodyBid(who)
  const auctioneer = view.phase.name === 'auction' ? view.phase.offer.auctioneer : winner
  const names = tied.map((seat) => labelOf(view, seat, words))
  const tie = winner === auctioneer ? stage.tieToAuctioneer(names) : stage.tie(names, who, whoOf(view, auctioneer))
  return joined([...(tied.length > 0 ? [tie] : []), stage.wins(who, most)], ' ')
}
