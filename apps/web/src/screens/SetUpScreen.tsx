import { DECK_NAMES, FEWEST_SEATS, MOST_SEATS, MYSTERY_SEATS } from '@modern-art/engine'
import type { DeckName } from '@modern-art/engine'
import type { ReactNode, SyntheticEvent } from 'react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { CHARACTER_NAMES } from '@modern-art/bots/roster'
import { MONEY_KINDS, moneyKindOf } from '../setUp/moneyKinds.ts'
import type { MoneyKind } from '../setUp/moneyKinds.ts'
import { botSeat, firstWish, nameTwice } from '../setUp/readyMade.ts'
import { CheckCard } from '../pieces/CheckCard.tsx'
import { Page } from '../pieces/Page.tsx'
import { RadioCards } from '../pieces/RadioCards.tsx'
import { SeatRows } from '../setUp/SeatRows.tsx'
import { startGame } from '../play/play.ts'
import { playStore } from '../play/playStore.ts'
import { settings } from '../settings/settings.ts'
import { PACES } from '../newGame/newGame.ts'
import type { Pace, NewSeat } from '../newGame/newGame.ts'
import type { Words } from '../words/words.ts'
import { useWords } from '../words/words.ts'

/** Clocks run for all who are asked; on a shared device only one of them can answer. */
const CLOCKED: ReadonlySet<Pace> = new Set<Pace>(['clock', 'bank'])

/** A table as one likes it. */
export function SetUpScreen(): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const [first] = useState(() => firstWish(playStore.getState().screen, settings.getState(), words))
  const [seats, setSeats] = useState<readonly NewSeat[]>(first.seats)
  const [money, setMoney] = useState<MoneyKind>(moneyKindOf(first))
  const [pace, setPace] = useState<Pace>(first.pace)
  const [deck, setDeck] = useState<DeckName>(first.deck)
  const [mysteryHand, setMysteryHand] = useState(first.variants.mysteryHand)
  const [splitDouble, setSplitDouble] = useState(first.variants.splitDouble)
  const [seed, setSeed] = useState('')

  const people = seats.filter(({ kind }) => kind === 'person').length
  const twice = nameTwice(seats)
  const nameless = seats.findIndex(({ name }) => name.trim() === '')
  const mysteryAllowed = seats.length === MYSTERY_SEATS

  const start = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (nameless >= 0 || twice !== null) return
    startGame({
      seats: seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
      deck,
      variants: { mysteryHand: mysteryHand && mysteryAllowed, splitDouble, openMoney: money === 'open' },
      memoryAid: money === 'memory',
      pace: people > 1 && CLOCKED.has(pace) ? 'hammer' : pace,
      seed: seed.trim() === '' ? null : seed.trim(),
    })
    navigate('/game/new')
  }

  return (
    <Page title={words.setUp.title}>
      <form onSubmit={start} className="mt-6 grid gap-8">
        <fieldset>
          <legend className="mb-2 font-serif text-lg font-semibold">{words.setUp.seats}</legend>
          <SeatRows seats={seats} onChange={(changed) => setSeats(toldApart(changed, words))} fewest={FEWEST_SEATS} />
          {seats.length < MOST_SEATS && (
            <button
              type="button"
              className="button mt-2"
              onClick={() =>
                setSeats([
                  ...seats,
                  botSeat(
                    CHARACTER_NAMES.find((bot) => !seats.some((seat) => seat.kind === 'bot' && seat.bot === bot)) ??
                      'medium',
                    seats,
                  ),
                ])
              }
            >
              + {words.setUp.addSeat}
            </button>
          )}
          <p className="text-muted mt-2 min-h-6 text-sm" role="status">
            {nameless >= 0
              ? words.setUp.nameMissing(nameless + 1)
              : twice !== null
                ? words.setUp.nameTwice(twice)
                : people > 1
                  ? words.setUp.hotSeat
                  : people === 0
                    ? words.setUp.onlyBots
                    : ''}
          </p>
        </fieldset>
        <RadioCards
          legend={words.setUp.pace}
          name="pace"
          chosen={people > 1 && CLOCKED.has(pace) ? 'hammer' : pace}
          onChoose={setPace}
          options={PACES.map((value) => ({
            value,
            ...words.setUp.paces[value],
            disabled: people > 1 && CLOCKED.has(value),
          }))}
        />
        <RadioCards
          legend={words.setUp.money}
          name="money"
          chosen={money}
          onChoose={setMoney}
          options={MONEY_KINDS.map((value) => ({ value, ...words.setUp.moneyKinds[value] }))}
        />
        <details className="group">
          <summary className="font-serif text-lg font-semibold">{words.setUp.more}</summary>
          <div className="mt-4 grid gap-8">
            <RadioCards
              legend={words.setUp.deck}
              name="deck"
              chosen={deck}
              onChoose={setDeck}
              options={DECK_NAMES.map((value) => ({ value, ...words.setUp.decks[value] }))}
            />
            <fieldset className="grid gap-2">
              <legend className="mb-2 font-serif text-lg font-semibold">{words.setUp.variants}</legend>
              <CheckCard
                label={words.setUp.variantNames.mysteryHand}
                checked={mysteryHand && mysteryAllowed}
                disabled={!mysteryAllowed}
                onChange={setMysteryHand}
              />
              <CheckCard label={words.setUp.variantNames.splitDouble} checked={splitDouble} onChange={setSplitDouble} />
            </fieldset>
            <label className="grid max-w-md gap-1">
              <span className="font-serif text-lg font-semibold">{words.setUp.deal}</span>
              <input
                className="field"
                maxLength={64}
                autoComplete="off"
                name="deal"
                value={seed}
                onChange={({ currentTarget }) => setSeed(currentTarget.value)}
              />
              <span className="text-muted text-sm">{words.setUp.dealHint}</span>
            </label>
          </div>
        </details>
        <button
          type="submit"
          className="button button-ink min-h-14 w-full text-lg sm:w-max sm:px-12"
          disabled={nameless >= 0 || twice !== null}
        >
          {words.setUp.start}
        </button>
      </form>
    </Page>
  )
}

/** Among several people nobody is called "You". */
function toldApart(seats: readonly NewSeat[], words: Words): readonly NewSeat[] {
  if (seats.filter(({ kind }) => kind === 'person').length < 2) return seats
  return seats.map((seat, index) =>
    seat.name === words.you ? { ...seat, name: words.setUp.playerName(index + 1) } : seat,
  )
}
