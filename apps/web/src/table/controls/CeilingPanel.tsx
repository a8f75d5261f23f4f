import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import type { Beat } from '../../play/beat.ts'
import { Dialog } from '../../pieces/Dialog.tsx'
import { giveOrder } from '../../play/play.ts'
import { isLesson, usePlay } from '../../play/playStore.ts'
import type { Screen } from '../../worker/messages.ts'
import { useWords } from '../../words/words.ts'
import { isSettled, useTable } from '../tableContext.ts'
import { useAmount, whyNot } from './amount.ts'
import type { Range } from './amount.ts'
import { BidInput } from './BidInput.tsx'

/** Whether to speak of ceilings: where one stands, in an open auction, and while one waits for one's turn. */
function takesCeiling({ view, choices, order, ceilings }: Screen, beat: Beat | null): boolean {
  if (!isSettled(beat) || view.phase.name !== 'auction') return false
  return order !== null || (ceilings !== null && (view.phase.bidding.type === 'open' || choices.length === 0))
}

/** Names the lot under the hammer: what is prepared for it lives as long. */
function lotOf({ view }: Screen): string {
  return view.phase.name === 'auction' ? view.phase.offer.cards.join(' ') : ''
}

/** A secret ceiling for this lot, in two ways; or what was ordered, with a way back. */
export function CeilingPanel({ onGiven }: { readonly onGiven?: () => void }): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const id = useId()
  const lesson = usePlay(isLesson)
  const { view, order, ceilings } = screen
  const { seat } = view
  if (seat === null || lesson || !takesCeiling(screen, beat)) return null
  return (
    <section aria-labelledby={id} className="panel p-3.5">
      <h2 id={id} className="text-base">
        {words.controls.ceiling}
      </h2>
      {order !== null && (
        <div className="mt-1 flex items-center justify-between gap-3">
          <p>
            {order.type === 'out' ? words.controls.outStands : words.controls.ceilingStands(order.amount, order.above)}
          </p>
          <button type="button" className="button" onClick={() => giveOrder(seat, null)}>
            {words.controls.withdraw}
          </button>
        </div>
      )}
      {order === null && ceilings !== null && (
        <CeilingForm key={lotOf(screen)} seat={seat} range={ceilings} onGiven={onGiven} />
      )}
    </section>
  )
}

/** The same behind a button that says what stands, where there is little room. */
export function CeilingSheet({ className }: { readonly className: string }): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  /** The lot for which it was opened: it does not open by itself for the next. */
  const [openFor, setOpenFor] = useState<string | null>(null)
  const lesson = usePlay(isLesson)
  if (lesson || !takesCeiling(screen, beat)) return null
  const { order } = screen
  return (
    <>
      <button
        type="button"
        className={`text-muted min-h-11 text-[0.8125rem] underline underline-offset-4 ${className}`}
        onClick={() => setOpenFor(lotOf(screen))}
      >
        {order === null
          ? `${words.controls.ceiling}…`
          : order.type === 'out'
            ? words.controls.outStands
            : words.controls.ceilingStands(order.amount, order.above)}
      </button>
      {openFor === lotOf(screen) && (
        <Dialog title={words.controls.ceiling} titleHidden onClose={() => setOpenFor(null)} className="max-w-md">
          <CeilingPanel onGiven={() => setOpenFor(null)} />
        </Dialog>
      )}
    </>
  )
}

interface CeilingFormProps {
  readonly seat: Seat
  readonly range: Range
  readonly onGiven: (() => void) | undefined
}

function CeilingForm({ seat, range, onGiven }: CeilingFormProps): ReactNode {
  const words = useWords()
  const { min, max } = range
  const { amount, prepare } = useAmount(min)
  if (max < min) return <p className="text-muted mt-1 text-sm">{words.controls.why.noMoney(min, max)}</p>
  const problem = whyNot(amount, range, words)
  const give = (above: 'pass' | 'ask'): void => {
    if (problem !== null || amount === null) return
    giveOrder(seat, { type: 'ceiling', amount, above })
    onGiven?.()
  }
  return (
    <>
      <p className="text-muted mb-2 text-[0.8125rem]">{words.controls.ceilingHint}</p>
      <BidInput amount={amount} range={range} onChange={prepare} onEnter={() => give('pass')} />
      <div className="mt-2 grid grid-cols-2 gap-2">
        {(['pass', 'ask'] as const).map((above) => (
          <button
            key={above}
            type="button"
            className="button px-2! text-sm whitespace-normal!"
            disabled={problem !== null}
            onClick={() => give(above)}
          >
            {above === 'pass' ? words.controls.ceilingPass(amount) : words.controls.ceilingAsk(amount)}
          </button>
        ))}
      </div>
      {problem !== null && (
        <p role="alert" className="text-now-text mt-2 text-center text-sm">
          {problem}
        </p>
      )}
    </>
  )
}
