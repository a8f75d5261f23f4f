import { artistOf } from '@modern-art/engine'
import type { Action, Choice, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { act, giveOrder } from '../../play/play.ts'
import { usePlay } from '../../play/playStore.ts'
import { paintingFor } from '../../paintings/pictures.ts'
import { possibleWorth } from '../../season/market.ts'
import { useSetting } from '../../settings/settings.ts'
import { Rich, plain } from '../../words/Rich.tsx'
import { useWords } from '../../words/words.ts'
import type { Words } from '../../words/en.ts'
import { easelOf } from '../easel.ts'
import { choiceOf } from '../standing.ts'
import { useTable } from '../tableContext.ts'
import { BidInput } from './BidInput.tsx'
import { Confirmation } from './Confirmation.tsx'
import { doubtsAbout } from './doubts.ts'
import type { Doubt } from './doubts.ts'
import { useShortcuts } from './shortcuts.ts'
import { Waiting } from './Waiting.tsx'

type SeatAction = Exclude<Action, { type: 'hammer' }>

/** Something to press: what it does, and the doubts about it. */
interface Move {
  readonly label: string
  readonly action: SeatAction
  readonly doubts: readonly Doubt[]
}

/** What is asked of who looks, in one bar below the lot: declining on the left, doing on the right, always. */
export function ActionBar(): ReactNode {
  const { screen, beat } = useTable()
  const { seat } = screen.view
  const settled = beat === null || beat.draws === 'after'
  if (seat === null) return null
  if (!settled) return <div className="action-bar action-bar-idle" />
  if (screen.choices.length === 0) return <Waiting seat={seat} />
  return <Choosing key={screen.decision} seat={seat} choices={screen.choices} />
}

function Choosing({ seat, choices }: { readonly seat: Seat; readonly choices: readonly Choice[] }): ReactNode {
  const words = useWords()
  const { screen, beat, selected } = useTable()
  const acting = usePlay((state) => state.acting)
  const confirmations = useSetting('confirmations')
  const [typed, setTyped] = useState<number | null>(null)
  const [doubted, setDoubted] = useState<Move | null>(null)

  const range = choiceOf(choices, 'bid') ?? choiceOf(choices, 'submit_bid') ?? choiceOf(choices, 'set_price')
  const amount =
    range === null ? 0 : Number.isNaN(typed) ? Number.NaN : Math.max(range.min, typed ?? startingAmount(range))
  const money = screen.view.money[seat] ?? 0
  const first = easelOf(screen.view, beat)?.cards
  const most = first?.[0] === undefined ? Infinity : possibleWorth(screen.view, artistOf(first[0]), first.length).most

  const doing = doingOf(choices, seat, amount, selected, words)
  const declining = decliningOf(choices, seat, words)
  const isOpen = screen.view.phase.name === 'auction' && screen.view.phase.bidding.type === 'open'

  const press = (move: Move | null): void => {
    if (move === null || acting) return
    if (confirmations && move.doubts.length > 0) setDoubted(move)
    else act(move.action)
  }
  const pay = (): void => {
    if (doing === null) return
    const price =
      range !== null && range.type !== 'set_price'
        ? amount
        : doing.action.type === 'buy'
          ? (choiceOf(choices, 'buy')?.price ?? 0)
          : null
    press({ ...doing, doubts: price === null ? [] : doubtsAbout(price, money, most) })
  }
  const problem = range === null ? null : whyNot(amount, range, words)
  const change = (by: number): void => {
    if (range !== null) {
      setTyped(Math.min(range.max, Math.max(range.min, (Number.isNaN(amount) ? range.min : amount) + by)))
    }
  }

  useShortcuts({
    b: pay,
    p: () => press(declining),
    o: isOpen ? () => giveOrder(seat, { type: 'out' }) : null,
    ArrowUp: range === null ? null : () => change(1),
    ArrowDown: range === null ? null : () => change(-1),
  })

  return (
    <div className="action-bar">
      {declining !== null && (
        <button type="button" className="button" disabled={acting} onClick={() => press(declining)}>
          {declining.label}
        </button>
      )}
      {isOpen && (
        <button
          type="button"
          className="button"
          title={words.controls.outHint}
          disabled={acting}
          onClick={() => giveOrder(seat, { type: 'out' })}
        >
          {words.controls.out}
        </button>
      )}
      {range !== null && <BidInput amount={amount} min={range.min} max={range.max} onChange={setTyped} onEnter={pay} />}
      {range === null && choiceOf(choices, 'pass') !== null && choiceOf(choices, 'buy') === null && (
        <p className="text-muted flex-1 text-sm">{whyOnlyPass(screen.view, money, words)}</p>
      )}
      {doing !== null ? (
        <button
          type="button"
          className="button button-now main-move"
          disabled={acting || problem !== null}
          title={problem ?? undefined}
          onClick={pay}
        >
          <Rich text={doing.label} />
        </button>
      ) : (
        needsCard(choices) && <p className="flex-1 px-2 text-center font-semibold">{words.controls.chooseCard}</p>
      )}
      {problem !== null && (
        <p role="alert" className="text-now-text w-full text-center text-sm">
          {problem}
        </p>
      )}
      {doubted !== null && (
        <Confirmation
          doubts={doubted.doubts}
          what={plain(doubted.label)}
          onNo={() => setDoubted(null)}
          onYes={() => {
            setDoubted(null)
            act(doubted.action)
          }}
        />
      )}
    </div>
  )
}

function startingAmount({
  type,
  min,
  max,
}: {
  readonly type: string
  readonly min: number
  readonly max: number
}): number {
  return type === 'submit_bid' ? Math.min(1, max) : min
}

function needsCard(choices: readonly Choice[]): boolean {
  return choiceOf(choices, 'play_card') !== null || choiceOf(choices, 'offer_second') !== null
}

/** What the button on the right does. */
function doingOf(
  choices: readonly Choice[],
  seat: Seat,
  amount: number,
  selected: number | null,
  words: Words,
): Omit<Move, 'doubts'> | null {
  for (const choice of choices) {
    switch (choice.type) {
      case 'play_card':
      case 'offer_second': {
        if (selected === null || !choice.cards.includes(selected)) return null
        const { title } = paintingFor(selected)
        const label = choice.type === 'play_card' ? words.controls.offer(title) : words.controls.add(title)
        return { label, action: { type: choice.type, seat, card: selected } }
      }
      case 'bid':
        return { label: words.controls.bid(amount), action: { type: 'bid', seat, amount } }
      case 'submit_bid':
        return { label: words.controls.seal(amount), action: { type: 'submit_bid', seat, amount } }
      case 'set_price':
        return { label: words.controls.ask(amount), action: { type: 'set_price', seat, price: amount } }
      case 'buy':
        return { label: words.controls.buy(choice.price), action: { type: 'buy', seat } }
      case 'reveal_mystery':
        return { label: words.controls.flip, action: { type: 'reveal_mystery', seat } }
      case 'decline_second':
      case 'pass':
      case 'skip_mystery':
    }
  }
  return null
}

/** What the button on the left does. */
function decliningOf(choices: readonly Choice[], seat: Seat, words: Words): Move | null {
  if (choiceOf(choices, 'pass') !== null) {
    return { label: words.controls.pass, action: { type: 'pass', seat }, doubts: [] }
  }
  if (choiceOf(choices, 'decline_second') !== null) {
    return { label: words.controls.decline, action: { type: 'decline_second', seat }, doubts: [] }
  }
  if (choiceOf(choices, 'skip_mystery') !== null) {
    return { label: words.controls.leave, action: { type: 'skip_mystery', seat }, doubts: [] }
  }
  if (choiceOf(choices, 'submit_bid') !== null) {
    return { label: words.controls.noBid, action: { type: 'submit_bid', seat, amount: 0 }, doubts: [] }
  }
  return null
}

function whyNot(
  amount: number,
  { min, max }: { readonly min: number; readonly max: number },
  words: Words,
): string | null {
  if (Number.isNaN(amount)) return words.controls.why.notWhole
  if (amount < min) return words.controls.why.tooLow(min)
  return amount > max ? words.controls.why.tooHigh(max) : null
}

function whyOnlyPass(view: { readonly phase: { readonly name: string } }, money: number, words: Words): string {
  const phase = view.phase as {
    readonly bidding?: {
      readonly type: string
      readonly price?: number | null
      readonly bids?: readonly { readonly amount: number }[]
    }
  }
  const { bidding } = phase
  const least = bidding?.price ?? (bidding?.bids?.at(-1)?.amount ?? 0) + 1
  return words.controls.why.noMoney(least, money)
}
