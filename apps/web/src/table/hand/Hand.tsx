import type { Card } from '@modern-art/engine'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { act, coverHand } from '../../play/play.ts'
import { usePlay } from '../../play/playStore.ts'
import { useWords } from '../../words/words.ts'
import { useShortcuts } from '../../pieces/shortcuts.ts'
import { notePressed } from '../pieces/flight.ts'
import { MoneyDisplay } from '../pieces/MoneyDisplay.tsx'
import { PaintingCard } from './PaintingCard.tsx'
import { forecastOf } from '../../facts/market.ts'
import { choiceOf } from '../../facts/asking.ts'
import { useBeat, useTable } from '../context/tableContext.ts'
import { PlansButton } from '../plans/PlansButton.tsx'
import { countsDays } from '../plans/usePlans.ts'
import './hand.css'

const NONE: readonly Card[] = []

/** One's own cards, sorted as the board is, and one's own money. */
export function Hand({ wide }: { readonly wide: boolean }): ReactNode {
  const words = useWords()
  const { screen, beat, selected, select, pointAt } = useTable()
  const covered = usePlay((state) => state.covered)
  const dealing = useBeat('deal')
  const { view, choices } = screen
  const { seat } = view
  const playable = choiceOf(choices, 'play_card') ?? choiceOf(choices, 'offer_second')
  const gone = beat?.name === 'fifth' || beat?.name === 'last_card' ? beat.cards : NONE
  const cards = useMemo(
    () => view.hand.filter((card) => !gone.includes(card)).toSorted((a, b) => a - b),
    [view.hand, gone],
  )

  // A card that can be added to a double is brought into sight.
  const list = useRef<HTMLUListElement>(null)
  const addable = playable?.type === 'offer_second' ? playable.cards[0] : undefined
  useEffect(() => {
    if (addable === undefined) return
    list.current?.querySelector(`[data-card="${addable}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [addable])

  // Where no card is asked for, one that is lifted is only looked at, until one turns to something else.
  const hand = useRef<HTMLElement>(null)
  const putDown = useEffectEvent((): void => select(null))
  const onlyLooked = selected !== null && playable === null
  useEffect(() => {
    if (!onlyLooked) return undefined
    const turn = ({ target }: Event): void => {
      if (!(target instanceof Node && hand.current?.contains(target) === true)) putDown()
    }
    addEventListener('pointerdown', turn)
    addEventListener('focusin', turn)
    return () => {
      removeEventListener('pointerdown', turn)
      removeEventListener('focusin', turn)
    }
  }, [onlyLooked])

  const press = (card: Card, element: HTMLElement | null): void => {
    if (element !== null) notePressed(card, element)
    select(selected === card ? null : card)
  }
  const playNow = (card: Card, element: HTMLElement): void => {
    if (seat === null || playable === null || !playable.cards.includes(card)) return
    notePressed(card, element)
    select(null)
    act({ type: playable.type, seat, card })
  }
  // Digits choose a card only while a card is asked for; otherwise they may be an amount.
  const open = covered || playable === null ? NONE : cards.slice(0, 9)
  useShortcuts(Object.fromEntries(open.map((card, index) => [String(index + 1), () => select(card)])))

  if (seat === null) return null
  const money = view.money[seat] ?? 0
  return (
    <section ref={hand} aria-labelledby="hand-title" id="hand" className="hand">
      <div className="hand-about">
        <h2 id="hand-title">{words.table.hand}</h2>
        <p className="hand-money">
          <span className="sr-only">{words.table.yourMoney}: </span>
          <MoneyDisplay amount={money} className={wide ? 'title' : ''} />
        </p>
        <button type="button" className="hand-cover" onClick={() => coverHand(!covered)}>
          {covered ? words.table.showHand : words.table.hideHand}
        </button>
        {countsDays(screen.rules) && <PlansButton className="hand-plans" />}
      </div>
      {covered ? (
        <p className="text-muted grid flex-1 place-items-center p-4 text-center font-serif italic">
          {words.table.handCovered}
        </p>
      ) : (
        <ul ref={list} className="hand-cards scrolls">
          {cards.map((card, index) => (
            <li key={card}>
              <PaintingCard
                card={card}
                lifted={selected === card}
                forecast={forecastOf(view, card)}
                problem={
                  playable !== null && playable.type === 'offer_second' && !playable.cards.includes(card)
                    ? words.controls.why.doesNotFit
                    : null
                }
                onPress={(element) => press(card, element)}
                onTwice={(element) => playNow(card, element)}
                onPoint={(at) => pointAt(at ? card : null)}
                dealt={dealing === null ? null : index}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
