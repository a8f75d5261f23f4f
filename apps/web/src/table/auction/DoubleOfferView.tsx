import { clockwiseFrom } from '@modern-art/engine'
import type { PhaseView } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.ts'
import { useTable } from '../context/tableContext.ts'
import { SeatTrack } from './SeatTrack.tsx'

/** A double: the empty easel goes round, starting with the player who played it. */
export function DoubleOfferView({
  phase,
}: {
  readonly phase: Extract<PhaseView, { name: 'double_offer' }>
}): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const count = screen.view.setup.players.length
  const seats = clockwiseFrom(phase.opener, count)
  const now = seats.indexOf(phase.asked)
  const { seat, setup } = screen.view
  return (
    <>
      <SeatTrack
        label={words.stage.turns}
        seats={seats}
        asked={phase.asked}
        note={(_, turn) => {
          if (turn < now) return <span className="text-muted">–</span>
          return turn === now ? <span className="compact:hidden">{words.stage.add}</span> : null
        }}
      />
      {seat === phase.asked && (
        <div className="gives-way">
          <p className="pt-1 text-[0.8125rem]/[1.25]">
            {(seat === phase.opener ? words.stage.addOwn : words.stage.addToOthers)(setup.variants.splitDouble)}
          </p>
        </div>
      )}
    </>
  )
}
