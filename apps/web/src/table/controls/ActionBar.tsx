import type { Choice, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { act, giveOrder } from '../../play/play.ts'
import { usePlay } from '../../play/playStore.ts'
import { factorOf } from '../../settings/speed.ts'
import { useSetting } from '../../settings/settings.ts'
import { Rich, plain } from '../../words/Rich.tsx'
import { useWords } from '../../words/words.ts'
import { isOut } from '../context/banner.ts'
import { choiceOf, leastPayment } from '../../facts/asking.ts'
import { HintButton } from './Hint.tsx'
import { useTable } from '../context/tableContext.ts'
import { changedBy, useAmount, whyNot } from './amount.ts'
import { AutoBid } from './AutoBid.tsx'
import { useAdvice } from './useAdvice.ts'
import { BidInput } from './BidInput.tsx'
import { Confirmation } from './Confirmation.tsx'
import { firstAmount, preparedFor } from './firstAmount.ts'
import { decliningMove, mainMove } from './moves.ts'
import type { Move } from './moves.ts'
import { useShortcuts } from '../../pieces/shortcuts.ts'
import { useTyping } from './useTyping.ts'
import { Waiting } from './Waiting.tsx'

/** The question to the viewer, in one bar below the lot: declining is always on the left, doing on the right. */
export function ActionBar({ onAutoBid }: { readonly onAutoBid: () => void }): ReactNode {
  const { screen } = useTable()
  const { seat } = screen.view
  if (seat === null) return null
  if (screen.choices.length === 0 || isOut(screen)) return <Waiting seat={seat} onAutoBid={onAutoBid} />
  return <Choosing key={preparedFor(screen)} seat={seat} choices={screen.choices} onAutoBid={onAutoBid} />
}

interface ChoosingProps {
  readonly seat: Seat
  readonly choices: readonly Choice[]
  readonly onAutoBid: () => void
}

function Choosing({ seat, choices, onAutoBid }: ChoosingProps): ReactNode {
  const words = useWords()
  const { screen, selected, select } = useTable()
  const { view } = screen
  const acting = usePlay((state) => state.acting)
  const confirmations = useSetting('confirmations')
  const takesTime = factorOf(useSetting('speed')) > 0
  const [doubted, setDoubted] = useState<Move | null>(null)

  const range = choiceOf(choices, 'bid') ?? choiceOf(choices, 'submit_bid') ?? choiceOf(choices, 'set_price')
  const first = range === null ? 0 : firstAmount(view, range)
  const { amount, prepare, forget, hasJustMoved } = useAmount(first)
  const problem = range === null ? null : whyNot(amount, range, words)
  const main = mainMove(view, seat, choices, { amount, card: selected }, words)
  const declining = decliningMove(view, choices, seat, words)
  const isOpen = view.phase.name === 'auction' && view.phase.bidding.type === 'open'

  const press = (move: Move | null): void => {
    if (move === null || acting) return
    if (confirmations && move.doubts.length > 0) setDoubted(move)
    else make(move)
  }
  const go = (): void => {
    // A press that comes just as somebody else bids was meant for the amount before. At instant speed all bids are made
    // before anything can be pressed.
    if (problem === null && !(takesTime && hasJustMoved())) press(main)
  }
  const change = (by: number): void => {
    if (range !== null) prepare(changedBy(amount, by, range))
  }

  useShortcuts({
    b: go,
    p: () => press(declining),
    o: isOpen ? () => giveOrder(seat, { type: 'out' }) : null,
    ArrowUp: range === null ? null : () => change(1),
    ArrowDown: range === null ? null : () => change(-1),
  })

  useAdvice({ select, prepare })
  const hasTyped = useTyping({ asked: range !== null, amount, prepare, bid: go })

  return (
    <div className="bid-bar">
      <p role="status" className="sr-only">
        {hasTyped && main !== null ? plain(main.label) : ''}
      </p>
      <div className="action-bar">
        <HintButton className="button button-quiet px-2! underline underline-offset-4 narrow:hidden" />
        {declining !== null && (
          <button
            type="button"
            className="button"
            title={isOpen ? words.controls.passHint : undefined}
            disabled={acting}
            onClick={once(() => press(declining))}
          >
            <Rich text={declining.label} />
          </button>
        )}
        {isOpen && (
          <button
            type="button"
            className="button"
            title={words.controls.outHint}
            disabled={acting}
            onClick={once(() => giveOrder(seat, { type: 'out' }))}
          >
            {words.controls.out}
          </button>
        )}
        {range !== null && <BidInput amount={amount} range={range} onChange={prepare} onEnter={go} />}
        {main === null && <WhyNothingToDo choices={choices} seat={seat} />}
        {main !== null && (
          <button
            type="button"
            className="button button-now main-move"
            disabled={acting || problem !== null}
            title={problem ?? undefined}
            onClick={once(go)}
          >
            <Rich text={main.label} />
          </button>
        )}
        <AutoBid seat={seat} onOpen={onAutoBid} />
        {problem !== null && range !== null && (
          <p role="alert" className="text-now-text flex w-full items-center justify-center gap-3 text-sm">
            {problem}
            <button type="button" className="min-h-11 font-semibold underline underline-offset-4" onClick={forget}>
              {words.controls.makeIt(first)}
            </button>
          </p>
        )}
      </div>
      {doubted !== null && (
        <Confirmation
          doubts={doubted.doubts}
          what={plain(doubted.label)}
          onNo={() => setDoubted(null)}
          onYes={() => make(doubted)}
        />
      )}
    </div>
  )
}

function make({ action }: Move): void {
  if (action !== null) act(action)
}

/** The second press of a double click was meant for what stood there before. */
function once(what: () => void): (event: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail <= 1) what()
  }
}

function WhyNothingToDo({ choices, seat }: { readonly choices: readonly Choice[]; readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { screen, selected } = useTable()
  const { phase, money } = screen.view
  if (choiceOf(choices, 'play_card') !== null || choiceOf(choices, 'offer_second') !== null) {
    const text = selected === null ? words.controls.chooseCard : words.controls.why.doesNotFit
    return <p className="flex-1 px-2 text-center font-semibold">{text}</p>
  }
  if (phase.name !== 'auction') return null
  return (
    <p className="text-muted flex-1 px-2 text-sm">
      {words.controls.why.noMoney(leastPayment(phase.bidding), money[seat] ?? 0)}
    </p>
  )
}
