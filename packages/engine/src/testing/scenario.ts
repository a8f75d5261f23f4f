import { formatCard } from '../card.ts'
import type { Card } from '../card.ts'
import { cardsIn } from '../deck.ts'
import type { DeckName } from '../deck.ts'
import type { GameEvent } from '../event.ts'
import { play } from '../play.ts'
import type { RejectionCode } from '../rejection.ts'
import { paintingsOf } from '../rounds.ts'
import { NO_VARIANTS, STARTING_MONEY } from '../setup.ts'
import type { Variants } from '../setup.ts'
import type { GameState } from '../state.ts'
import { actionIn, artistNamed, cardNamed, words } from './plainWords.ts'

/** A position to start a test from; hands and cards are ids separated by spaces. */
interface Position {
  /** One string a seat. */
  readonly hands: readonly string[]
  readonly turn?: number
  readonly money?: readonly number[]
  readonly variants?: Partial<Variants>
  readonly deck?: DeckName
  readonly mystery?: string
  /** Played earlier this round. */
  readonly played?: string
  /** The top three of each round before, as artists' ids. */
  readonly past?: readonly string[]
}

/** A game in a test: plain words in, plain facts out. */
export interface Scenario {
  readonly state: GameState
  /** What the last line of `after` led to. */
  readonly events: readonly GameEvent[]
  /** Plays actions such as `0 plays manuel-open-1`, `1 bids 12`, `2 passes`, `hammer`; each must be legal. */
  readonly after: (...lines: readonly string[]) => Scenario
  /** Why an action is refused; `null` if it is not. */
  readonly refusal: (line: string) => RejectionCode | null
  /** The ids of the paintings a seat bought this round. */
  readonly owned: (seat: number) => string
}

export function scenario(position: Position): Scenario {
  const hands = position.hands.map(cards)
  const played = cards(position.played ?? '')
  const mystery = cards(position.mystery ?? '')
  const out = new Set([...hands.flat(), ...played, ...mystery])
  const deck = position.deck ?? 'rulebook'
  const turn = position.turn ?? 0
  return from({
    setup: {
      players: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, hands.length),
      deck,
      variants: { ...NO_VARIANTS, ...position.variants },
      startingSeat: turn,
    },
    phase: { name: 'awaiting_card_play', asked: turn },
    money: position.money ?? hands.map(() => STARTING_MONEY),
    hands,
    mystery,
    deck: cardsIn(deck).filter((card) => !out.has(card)),
    played,
    lots: [],
    past: (position.past ?? []).map((top) => ({ played: [], lots: [], topThree: words(top).map(artistNamed) })),
  })
}

function from(state: GameState, events: readonly GameEvent[] = []): Scenario {
  return {
    state,
    events,
    after: (...lines) => lines.reduce((game: Scenario, line) => step(game.state, line), from(state, events)),
    refusal: (line) => {
      const result = play(state, actionIn(line))
      return result.ok ? null : result.rejection.code
    },
    owned: (seat) => paintingsOf(state.lots, seat).map(formatCard).join(' '),
  }
}

function step(state: GameState, line: string): Scenario {
  const result = play(state, actionIn(line))
  if (!result.ok) throw new Error(`"${line}" is refused: ${result.rejection.message}`)
  return from(result.state, result.events)
}

function cards(text: string): readonly Card[] {
  return words(text).map(cardNamed)
}
