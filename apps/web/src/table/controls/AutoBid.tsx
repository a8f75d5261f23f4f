import type { Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { isSettled } from '../../play/beat.ts'
import type { Beat } from '../../play/beat.ts'
import { Dialog } from '../../pieces/Dialog.tsx'
import { giveOrder } from '../../play/play.ts'
import { isLesson, usePlay } from '../../play/playStore.ts'
import { useWords } from '../../words/words.ts'
import { useTable } from '../context/tableContext.ts'
import { useAmount, whyNot } from './amount.ts'
import type { Range } from './amount.ts'
import { BidInput } from './BidInput.tsx'

/** Whether to speak of orders: where one stands, in an open auction, and while one waits for one's turn. */
function takesOrders({ view, choices, order, ceilings }: Screen, beat: Beat | null): boolean {
  if (!isSettled(beat) || view.phase.name !== 'auction') return false
  return order !== null || (ceilings !== null && (view.phase.bidding.type === 'open' || choices.length === 0))
}

/** Names the lot under the hammer: what is prepared for it lives as long. */
function lotOf({ view }: Screen): string {
  return view.phase.name === 'auction' ? view.phase.offer.cards.join(' ') : ''
}

/** Whether the dialog is open. It was opened for one lot, and does not open by itself for the next. */
interface Opening {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

export function useAutoBid(): Opening {
  const { screen } = useTable()
  const [openFor, setOpenFor] = useState<string | null>(null)
  const lot = lotOf(screen)
  return { isOpen: openFor === lot, open: () => setOpenFor(lot), close: () => setOpenFor(null) }
}

interface AutoBidProps {
  readonly seat: Seat
  readonly onOpen: () => void
}

/** A part of the bar: the way to an auto-bid; or the order that stands, with a way to change it and to take it back. */
export function AutoBid({ seat, onOpen }: AutoBidProps): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const lesson = usePlay(isLesson)
  if (!takesOrders(screen, beat)) return null
  const { order } = screen
  if (order === null) {
    return lesson ? null : (
      <button type="button" className="button button-quiet auto-bid" title={words.autoBid.about} onClick={onOpen}>
        {words.autoBid.open}
      </button>
    )
  }
  const isOut = order.type === 'out'
  return (
    <div className="standing-order">
      <p>{isOut ? words.controls.outStands : words.autoBid.stands(order.amount, order.above)}</p>
      {!isOut && (
        <button type="button" className="button button-quiet" onClick={onOpen}>
          {words.autoBid.change}
        </button>
      )}
      <button type="button" className="button" onClick={() => giveOrder(seat, null)}>
        {isOut ? words.controls.withdraw : words.autoBid.cancel}
      </button>
    </div>
  )
}

/** A secret limit for this lot, and what is to happen above it. */
export function AutoBidDialog({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const { order, ceilings } = screen
  if (ceilings === null || order?.type === 'out' || !takesOrders(screen, beat)) return null
  return (
    <Dialog title={words.autoBid.title} onClose={onClose} className="max-w-md">
      <p className="text-muted -mt-2 mb-3 text-sm">{words.autoBid.about}</p>
      <LimitForm seat={seat} range={ceilings} given={order?.amount ?? null} onGiven={onClose} />
    </Dialog>
  )
}

interface LimitFormProps {
  readonly seat: Seat
  readonly range: Range
  /** The limit that stands and is to be changed. */
  readonly given: number | null
  readonly onGiven: () => void
}

function LimitForm({ seat, range, given, onGiven }: LimitFormProps): ReactNode {
  const words = useWords()
  const { min, max } = range
  const { amount, prepare } = useAmount(Math.max(min, given ?? min))
  if (max < min) return <p>{words.controls.why.noMoney(min, max)}</p>
  const problem = whyNot(amount, range, words)
  const give = (above: 'pass' | 'ask'): void => {
    if (problem !== null || amount === null) return
    giveOrder(seat, { type: 'ceiling', amount, above })
    onGiven()
  }
  return (
    <div className="bid-bar grid gap-3">
      <BidInput amount={amount} range={range} onChange={prepare} onEnter={() => give('pass')} />
      <div className="grid grid-cols-2 gap-2">
        {(['pass', 'ask'] as const).map((above) => (
          <button
            key={above}
            type="button"
            className="button px-2! py-1! text-sm whitespace-normal!"
            disabled={problem !== null}
            onClick={() => give(above)}
          >
            {above === 'pass' ? words.autoBid.thenOut(amount) : words.autoBid.thenAsk(amount)}
          </button>
        ))}
      </div>
      {problem !== null && (
        <p role="alert" className="text-now-text text-center text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
