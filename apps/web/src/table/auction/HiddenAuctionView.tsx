import type { HiddenBiddingView, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { plain } from '../../words/Rich.tsx'
import { useWords } from '../../words/words.ts'
import { labelOf, whoOf } from '../../seats/names.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { useBeat, useTable } from '../context/tableContext.ts'
import './envelopes.css'

/** A hidden auction: envelopes fill as seats commit; then all turn over together, sorted. */
export function HiddenAuctionView({ bidding }: { readonly bidding: HiddenBiddingView }): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const turning = useBeat('envelopes')
  const { view } = screen
  const opened = turning ?? (beat !== null && 'revealed' in beat ? beat.revealed : null)
  const seats = opened?.bids.map(({ seat }) => seat) ?? view.setup.players.map((_, seat) => seat)
  const amountOf = (seat: Seat): number | null =>
    opened?.bids.find((bid) => bid.seat === seat)?.amount ?? (seat === view.seat ? bidding.ownBid : null)
  return (
    <ul aria-label={words.stage.envelopes} className="envelopes">
      {seats.map((seat) => (
        <Envelope
          key={seat}
          seat={seat}
          sealed={bidding.submitted[seat] ?? false}
          amount={amountOf(seat)}
          open={opened !== null}
          wins={opened?.winner === seat && (amountOf(seat) ?? 0) > 0}
        />
      ))}
    </ul>
  )
}

interface EnvelopeProps {
  readonly seat: Seat
  readonly sealed: boolean
  /** As far as the viewer may know. */
  readonly amount: number | null
  readonly open: boolean
  readonly wins: boolean
}

function Envelope({ seat, sealed, amount, open, wins }: EnvelopeProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { view } = screen
  const who = whoOf(view, seat)
  const label = open
    ? words.stage.envelopeOpen(who, amount ?? 0)
    : sealed
      ? words.stage.envelopeFull(who)
      : words.stage.envelopeEmpty(who)
  return (
    <li aria-label={plain(label)}>
      <div
        className={`envelope ${sealed || open ? 'envelope-full' : ''} ${open ? 'envelope-open' : ''} ${wins ? 'envelope-wins' : ''}`}
      >
        <span className="envelope-back" />
        <span className="envelope-card font-serif">{open ? words.money(amount ?? 0) : ''}</span>
      </div>
      <span className="envelope-whose">
        <Portrait seat={seat} />
        <span className="compact:hidden">{labelOf(view, seat, words)}</span>
      </span>
      {!open && amount !== null && <span className="text-muted text-[0.6875rem]/none">{words.money(amount)}</span>}
    </li>
  )
}
