import { artistName, artistOf, auctionTypeOf } from '@modern-art/engine'
import type { Card, Seat } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { ArtistMark, AuctionIcon } from '../../paintings/Marks.tsx'
import { paintingFor } from '../../paintings/pictures.ts'
import { planAhead } from '../../play/play.ts'
import { useWords } from '../../words/words.ts'
import { useTable } from '../context/tableContext.ts'
import { whyNot } from '../controls/amount.ts'
import { BidInput } from '../controls/BidInput.tsx'
import { askedOf, saleIn, saleable, secondsFor } from './saleDraft.ts'
import type { OwnBid, SaleDraft } from './saleDraft.ts'

/** Which painting, how, and what its auctioneer does: no more than that kind of auction asks. */
export function SaleForm({ seat }: { readonly seat: Seat }): ReactNode {
  const words = useWords()
  const { view } = useTable().screen
  const cards = saleable(view)
  const [draft, setDraft] = useState<SaleDraft | null>(null)
  if (cards.length === 0) return <p className="text-muted text-sm">{words.plans.nothingToSell}</p>
  // The card may have gone meanwhile, by a stand-in's hand.
  const current = draft !== null && cards.includes(draft.card) ? draft : null
  const money = view.money[seat] ?? 0
  const sale = current === null ? null : saleIn(current, money)
  const plan = (): void => {
    if (sale !== null) planAhead(seat, { type: 'sell', sale })
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        plan()
      }}
    >
      <CardChoice
        label={words.plans.painting}
        cards={cards}
        chosen={current?.card ?? null}
        onChoose={(card) => setDraft({ card, second: null, bid: 'ask', amount: 10 })}
      />
      {current !== null && <SaleTermsForm draft={current} money={money} onChange={setDraft} onEnter={plan} />}
      <button type="submit" className="button button-now" disabled={sale === null}>
        {words.plans.sell}
      </button>
    </form>
  )
}

interface CardChoiceProps {
  readonly label: string
  readonly cards: readonly Card[]
  readonly chosen: Card | null
  readonly onChoose: (card: Card) => void
}

function CardChoice({ label, cards, chosen, onChoose }: CardChoiceProps): ReactNode {
  const words = useWords()
  const name = useId()
  return (
    <fieldset className="plan-cards">
      <legend className="sr-only">{label}</legend>
      {cards.map((card) => {
        const { url, title } = paintingFor(card, words)
        return (
          <label key={card} className="plan-card" title={title}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={card === chosen}
              onChange={() => onChoose(card)}
              aria-label={`${title}, ${artistName(artistOf(card))}, ${words.auctions[auctionTypeOf(card)]}`}
            />
            <img src={url} alt="" />
            <span>
              <ArtistMark artist={artistOf(card)} className="size-4" />
              <AuctionIcon type={auctionTypeOf(card)} className="size-4" />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

interface TermsProps {
  readonly draft: SaleDraft
  readonly money: number
  readonly onChange: (draft: SaleDraft) => void
  readonly onEnter: () => void
}

function SaleTermsForm({ draft, money, onChange, onEnter }: TermsProps): ReactNode {
  const words = useWords()
  const { view } = useTable().screen
  const { card, second, amount, bid } = draft
  const seconds = secondsFor(view, card)
  const { auction, least } = askedOf(draft)
  const range = { min: least, max: money }
  const takesAmount = auction === 'fixed_price' || (auction !== null && bid === 'amount')
  const problem = takesAmount ? whyNot(amount, range, words) : null
  return (
    <>
      <p className="text-sm">
        <em className="font-serif">{paintingFor(card, words).title}</em>, {artistName(artistOf(card))},{' '}
        {words.auctions[auctionTypeOf(card)]}
      </p>
      {seconds.length > 0 && (
        <label className="grid gap-1 text-sm">
          {words.plans.second}
          <select
            className="field"
            value={second ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...draft, second: value === '' ? null : Number(value), bid: 'ask' })
            }
          >
            <option value="">{words.plans.noSecond}</option>
            {seconds.map((each) => (
              <option key={each} value={each}>
                {paintingFor(each, words).title}, {words.auctions[auctionTypeOf(each)]}
              </option>
            ))}
          </select>
        </label>
      )}
      {auction !== null && auction !== 'fixed_price' && (
        <OwnBidChoice
          hidden={auction === 'hidden'}
          chosen={bid}
          onChoose={(chosen) => onChange({ ...draft, bid: chosen })}
        />
      )}
      {takesAmount && (
        <div
          className="bid-bar"
          role="group"
          aria-label={auction === 'fixed_price' ? words.plans.price : words.plans.bidding}
        >
          <BidInput
            amount={amount}
            range={range}
            onChange={(each) => onChange({ ...draft, amount: each })}
            onEnter={onEnter}
          />
        </div>
      )}
      {problem !== null && (
        <p role="alert" className="text-now-text text-center text-sm">
          {problem}
        </p>
      )}
    </>
  )
}

interface OwnBidProps {
  readonly hidden: boolean
  readonly chosen: OwnBid
  readonly onChoose: (chosen: OwnBid) => void
}

function OwnBidChoice({ hidden, chosen, onChoose }: OwnBidProps): ReactNode {
  const words = useWords()
  const name = useId()
  const labels: Readonly<Record<OwnBid, string>> = {
    ask: words.plans.ask,
    none: words.plans.noBid,
    amount: hidden ? words.plans.seal : words.plans.upTo,
  }
  return (
    <fieldset>
      <legend className="text-sm">{words.plans.bidding}</legend>
      {(['ask', 'none', 'amount'] as const).map((each) => (
        <label key={each} className="plan-choice">
          <input
            type="radio"
            name={name}
            className="accent-ink size-5"
            checked={chosen === each}
            onChange={() => onChoose(each)}
          />
          {labels[each]}
        </label>
      ))}
    </fieldset>
  )
}
