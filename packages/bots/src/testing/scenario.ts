import { cardsIn, cardsPerHand, NO_VARIANTS, quickRandom, ROUNDS, shuffle, startGame } from '@modern-art/engine'
import type { Card, GameState } from '@modern-art/engine'
import { actionIn, cardNamed, words } from '@modern-art/engine/testing'
import { afterAction, afterSale } from './sale.ts'

/**
 * A game in plain words. Positions are reached by real actions from a real deal, for a bot remembers what was paid and
 * played: `0 plays manuel-open-1`, `1 bids 5`, `2 passes`, `hammer`; `sold to 2 for 7` brings the running auction to
 * that end, `0 sells manuel-open-1 to 2 for 7` is a whole turn.
 *
 * `hands` are the first cards, as ids, that each seat is dealt over the rounds; the rest is dealt anyhow.
 */
export function game(hands: readonly string[], ...lines: readonly string[]): GameState {
  return after(dealt(hands), ...lines)
}

export function after(state: GameState, ...lines: readonly string[]): GameState {
  return lines.reduce(afterLine, state)
}

function dealt(hands: readonly string[]): GameState {
  const players = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, hands.length)
  const setup = { players, deck: 'rulebook', variants: NO_VARIANTS, startingSeat: 0 } as const
  const named = hands.map((hand) => words(hand).map(cardNamed))
  const isNamed = new Set(named.flat())
  const others = shuffle(
    cardsIn(setup.deck).filter((card) => !isNamed.has(card)),
    quickRandom(1),
  )
  const deckOrder: Card[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const size = cardsPerHand(setup, round)
    for (const hand of named) {
      const first = hand.splice(0, size)
      deckOrder.push(...first, ...others.splice(0, size - first.length))
    }
  }
  return startGame({ ...setup, deckOrder: [...deckOrder, ...others] }).state
}

function afterLine(state: GameState, line: string): GameState {
  const sale = /^(?:(\d) sells (\S+)|sold) to (\d) for (\d+)$/.exec(line)
  if (sale === null) return afterAction(state, actionIn(line))
  const [, seller, card, buyer, price] = sale
  const offered = seller === undefined ? state : afterAction(state, actionIn(`${seller} plays ${card}`))
  return afterSale(offered, Number(buyer), Number(price))
}
