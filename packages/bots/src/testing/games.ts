import {
  advance,
  artistOf,
  cardsIn,
  choicesFor,
  cloneState,
  countPlayed,
  DECK_NAMES,
  quickRandom,
  randomAction,
  randomOf,
  seatsToAct,
  shuffle,
  startGame,
} from '@modern-art/engine'
import type { Action, Card, Choice, DeckName, GameConfig, GameState, Random, Seat, Variants } from '@modern-art/engine'
import * as fc from 'fast-check'

/**
 * Ways of playing that lead games where plain random play seldom goes: `reckless` bids and asks all its money, so that
 * seats go broke and others grow rich; `scattered` plays the rarest artist and bids little, so that hands run out.
 */
const STYLES = ['random', 'reckless', 'scattered'] as const

type Style = (typeof STYLES)[number]

/** All that a whole game follows from: print it, and the game can be played again. */
export interface GameRecipe {
  readonly seats: number
  readonly deck: DeckName
  readonly variants: Variants
  readonly style: Style
  readonly seed: number
}

export const anyRecipe: fc.Arbitrary<GameRecipe> = fc
  .record({
    seats: fc.constantFrom(3, 4, 5),
    deck: fc.constantFrom(...DECK_NAMES),
    variants: fc.record({ mysteryHand: fc.boolean(), splitDouble: fc.boolean(), openMoney: fc.boolean() }),
    style: fc.constantFrom(...STYLES),
    seed: fc.nat(),
  })
  .map((recipe) => ({
    ...recipe,
    variants: { ...recipe.variants, mysteryHand: recipe.variants.mysteryHand && recipe.seats === 3 },
  }))

export function configOf({ seats, deck, variants, seed }: Omit<GameRecipe, 'style'>): GameConfig {
  const random = quickRandom(seed)
  return {
    players: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, seats),
    deck,
    variants,
    startingSeat: random(seats),
    deckOrder: shuffle(cardsIn(deck), random),
  }
}

/** Every state of the game but its end. The state is the same object each time. */
export function* statesOf(recipe: GameRecipe): Generator<GameState> {
  const random = quickRandom(recipe.seed ^ 0x5bd1e995)
  const draft = cloneState(startGame(configOf(recipe)).state)
  while (draft.phase.name !== 'finished') {
    yield draft
    advance(draft, styledAction(draft, recipe.style, random), null)
  }
}

function styledAction(state: GameState, style: Style, random: Random): Action {
  if (style === 'random') return randomAction(state, random)
  const seats = seatsToAct(state)
  const seat = seats[random(seats.length)] ?? 0
  const choices = choicesFor(state, seat)
  const [choice] = choices
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`)
  const action = style === 'reckless' ? reckless(choice, seat) : scattered(state, choice, seat, random)
  return action ?? randomOf(choices, seat, random)
}

function reckless(choice: Choice, seat: Seat): Action | null {
  if (choice.type === 'bid' || choice.type === 'submit_bid') return { type: choice.type, seat, amount: choice.max }
  return choice.type === 'set_price' ? { type: choice.type, seat, price: choice.max } : null
}

function scattered(state: GameState, choice: Choice, seat: Seat, random: Random): Action | null {
  if (choice.type === 'play_card') return { type: choice.type, seat, card: rarest(state, choice.cards) }
  if (choice.type === 'offer_second') return { type: 'decline_second', seat }
  if (choice.type === 'reveal_mystery') return { type: 'skip_mystery', seat }
  return choice.type === 'bid' && random(4) > 0 ? { type: 'pass', seat } : null
}

function rarest(state: GameState, cards: readonly Card[]): Card {
  const count = (card: Card): number => countPlayed(state.played, artistOf(card))
  return cards.toSorted((one, other) => count(one) - count(other))[0] ?? 0
}
