import type { ReactNode } from 'react'
import { useState } from 'react'
import { giveOrder } from '../../play/play.ts'
import { useWords } from '../../words/words.ts'
import { standingBid } from '../standing.ts'
import { useTable } from '../tableContext.ts'
import { BidInput } from './BidInput.tsx'

/** A secret ceiling for this lot, in two ways; or what was ordered, with a way back. */
export function CeilingPanel(): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const { view, order } = screen
  const { phase, seat } = view
  if (seat === null || phase.name !== 'auction' || phase.bidding.type === 'hidden') return null
  if (phase.bidding.type === 'fixed_price' && phase.offer.auctioneer === seat) return null
  return (
    <section aria-labelledby="ceiling-title" className="panel p-3.5">
      <h2 id="ceiling-title" className="text-base">
        {words.controls.ceiling}
      </h2>
      {order === null ? (
        <CeilingForm
          key={screen.decision}
          seat={seat}
          least={
            phase.bidding.type === 'fixed_price'
              ? Math.max(1, phase.bidding.price ?? 1)
              : (standingBid(phase)?.amount ?? 0) + 1
          }
          money={view.money[seat] ?? 0}
        />
      ) : (
        <div className="mt-1 flex items-center justify-between gap-3">
          <p>
            {order.type === 'out' ? words.controls.outStands : words.controls.ceilingStands(order.amount, order.above)}
          </p>
          <button type="button" className="button" onClick={() => giveOrder(seat, null)}>
            {words.controls.withdraw}
          </button>
        </div>
      )}
    </section>
  )
}

function CeilingForm({
  seat,
  least,
  money,
}: {
  readonly seat: number
  readonly least: number
  readonly money: number
}): ReactNode {
  const words = useWords()
  const [wanted, setWanted] = useState(0)
  if (money < least) return <p className="text-muted mt-1 text-sm">{words.controls.why.noMoney(least, money)}</p>
  const amount = Number.isNaN(wanted) ? wanted : Math.max(least, wanted)
  return (
    <>
      <p className="text-muted mb-2 text-[0.8125rem]">{words.controls.ceilingHint}</p>
      <BidInput
        amount={amount}
        min={least}
        max={money}
        onChange={setWanted}
        onEnter={() => giveOrder(seat, { type: 'ceiling', amount, above: 'pass' })}
      />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <button
          type="button"
          className="button px-2! text-sm whitespace-normal!"
          disabled={Number.isNaN(amount)}
          onClick={() => giveOrder(seat, { type: 'ceiling', amount, above: 'pass' })}
        >
          {words.controls.ceilingPass(amount)}
        </button>
        <button
          type="button"
          className="button px-2! text-sm whitespace-normal!"
          disabled={Number.isNaN(amount)}
          onClick={() => giveOrder(seat, { type: 'ceiling', amount, above: 'ask' })}
        >
          {words.controls.ceilingAsk(amount)}
        </button>
      </div>
    </>
  )
}
