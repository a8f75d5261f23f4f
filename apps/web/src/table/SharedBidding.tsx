import type { Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { act, askToLook } from '../play/play.ts'
import { usePlay } from '../play/playStore.ts'
import { useWords } from '../words/words.ts'
import { nameOf } from './names.ts'
import { Portrait } from './Portrait.tsx'
import { RAISES } from './controls/raises.ts'
import { leastPayment } from './leastPayment.ts'
import { useTable } from './tableContext.ts'

/** An open auction among people at one device: everyone bids out loud, and nobody's hand or money is shown. */
export function SharedBidding(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const people = usePlay((state) => state.people)
  const { phase } = screen.view
  if (people.length === 0 || phase.name !== 'auction' || phase.bidding.type !== 'open') return null
  const least = leastPayment(phase.bidding)
  return (
    <section aria-labelledby="out-loud" className="panel shared-bidding">
      <h2 id="out-loud" className="text-base">
        {words.stage.outLoud}{' '}
        <span className="text-muted font-sans text-xs font-normal">{words.stage.outLoudHint}</span>
      </h2>
      <ul className="mt-2 grid gap-2">
        {people.map((seat) => (
          <Bidder key={seat} seat={seat} least={least} may={screen.asked.includes(seat)} />
        ))}
      </ul>
    </section>
  )
}

function Bidder({
  seat,
  least,
  may,
}: {
  readonly seat: Seat
  readonly least: number
  readonly may: boolean
}): ReactNode {
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
    <li className="flex flex-wrap items-center gap-2" aria-label={name}>
      <Portrait seat={seat} className="size-8" />
      <span className="w-20 truncate font-semibold">{name}</span>
      <button type="button" className="button px-3!" disabled={!may} onClick={() => act({ type: 'pass', seat })}>
        {words.controls.pass}
      </button>
      {RAISES.map((by) => (
        <button
          key={by}
          type="button"
          className="button px-2! narrow:hidden"
          disabled={!may}
          onClick={() => bid(least - 1 + by)}
        >
          {least - 1 + by}
        </button>
      ))}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (Number.isInteger(amount) && amount >= least) bid(amount)
        }}
      >
        <input
          className="field w-16 text-center"
          inputMode="numeric"
          aria-label={`${words.controls.amount}: ${name}`}
          value={typed}
          disabled={!may}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, '').slice(0, 5))}
        />
        <button type="submit" className="button button-now px-3!" disabled={!may || amount < least}>
          {words.controls.bid(amount)}
        </button>
      </form>
      <button
        type="button"
        className="text-muted min-h-11 text-sm underline underline-offset-4"
        onClick={() => askToLook(seat)}
      >
        {words.stage.lookAtHand}
      </button>
    </li>
  )
}
