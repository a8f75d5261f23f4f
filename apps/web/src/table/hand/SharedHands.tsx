import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { isSettled } from '../../play/beat.ts'
import { useState } from 'react'
import { act, askToLook } from '../../play/play.ts'
import { usePlay } from '../../play/playStore.ts'
import { useWords } from '../../words/words.ts'
import { nameOf } from '../../seats/names.ts'
import { Portrait } from '../pieces/Portrait.tsx'
import { RAISES } from '../controls/amount.ts'
import { leastPayment } from '../../facts/asking.ts'
import { useTable } from '../context/tableContext.ts'
import { WatchedHands } from './WatchedHands.tsx'

/** The place of the hands while everybody looks: all are covered, and in an open auction everyone bids out loud. */
export function SharedHands(): ReactNode {
  const words = useWords()
  const { screen, beat } = useTable()
  const people = usePlay((state) => state.people)
  const { phase } = screen.view
  if (people.length > 0 && phase.name === 'auction' && phase.bidding.type === 'open' && isSettled(beat)) {
    return <SharedBidding people={people} least={leastPayment(phase.bidding)} />
  }
  if (people.length === 0) return <WatchedHands />
  return (
    <section aria-label={words.table.hands} className="hand">
      <p className="text-muted m-auto p-3 font-serif text-lg italic">{words.table.handsCovered}</p>
    </section>
  )
}

interface SharedBiddingProps {
  readonly people: readonly Seat[]
  readonly least: number
}

/** An open auction among people at one device: nobody's hand or money is shown. */
function SharedBidding({ people, least }: SharedBiddingProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  return (
    <section aria-labelledby="out-loud" className="hand shared-bidding">
      <h2 id="out-loud" className="text-base/tight">
        {words.stage.outLoud}{' '}
        <span className="text-muted narrow:hidden font-sans text-xs font-normal">{words.stage.outLoudHint}</span>
      </h2>
      <ul className="bidders scrolls scrolls-down">
        {people.map((seat) => (
          <Bidder key={seat} seat={seat} least={least} may={screen.asked.includes(seat)} />
        ))}
      </ul>
    </section>
  )
}

interface BidderProps {
  readonly seat: Seat
  readonly least: number
  readonly may: boolean
}

function Bidder({ seat, least, may }: BidderProps): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const [typed, setTyped] = useState('')
  const name = nameOf(screen.view, seat)
  const amount = typed === '' ? least : Number(typed)
  const bid = (wanted: number): void => {
    setTyped('')
    act({ type: 'bid', seat, amount: wanted })
  }
  return (
    <li className="bidder" aria-label={name}>
      <button
        type="button"
        className="bidder-who"
        title={words.stage.lookAtHand}
        aria-label={words.stage.lookAtHandOf(name)}
        onClick={() => askToLook(seat)}
      >
        <Portrait seat={seat} />
        <span>
          <span className="font-semibold">{name}</span>
          <span className="bidder-look text-muted text-xs underline underline-offset-2">{words.stage.lookAtHand}</span>
        </span>
      </button>
      <button type="button" className="button" disabled={!may} onClick={() => act({ type: 'pass', seat })}>
        {words.controls.pass}
      </button>
      <form
        className="bidder-amount"
        onSubmit={(event) => {
          event.preventDefault()
          if (Number.isInteger(amount) && amount >= least) bid(amount)
        }}
      >
        {RAISES.map((by) => (
          <button
            key={by}
            type="button"
            className="button bidder-raise"
            disabled={!may}
            onClick={() => bid(least - 1 + by)}
          >
            {words.money(least - 1 + by)}
          </button>
        ))}
        <input
          className="field"
          inputMode="numeric"
          aria-label={`${words.controls.amount}: ${name}`}
          placeholder={String(least)}
          value={typed}
          disabled={!may}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, '').slice(0, 5))}
        />
        <button type="submit" className="button button-ink" disabled={!may || amount < least}>
          {words.controls.bid(amount)}
        </button>
      </form>
    </li>
  )
}
