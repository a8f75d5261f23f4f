import type { Action } from './action.ts'
import type { Random } from './chance/random.ts'
import type { Choice } from './choice.ts'
import { choicesFor, mayHammer, seatAsked } from './choices.ts'
import { leftOf } from './seat.ts'
import type { Seat } from './seat.ts'
import type { GameState } from './state.ts'

const HAMMER: Action = { type: 'hammer' }

/**
 * A legal action picked at random, of any seat that may act or of the clock. Games of such actions reach every rule:
 * they feed tests, benchmarks and simulations. The game must not be finished.
 */
export function randomAction(state: GameState, random: Random): Action {
  const asked = seatAsked(state.phase)
  if (asked !== null) return randomOf(choicesFor(state, asked), asked, random)
  if (mayHammer(state) && random(16) === 0) return HAMMER
  const seats = state.hands.length
  let seat = random(seats)
  let choices = choicesFor(state, seat)
  for (let others = 1; choices.length === 0 && others < seats; others += 1) {
    seat = leftOf(seat, seats)
    choices = choicesFor(state, seat)
  }
  return randomOf(choices, seat, random)
}

/** One of a seat's choices, at random. */
export function randomOf(choices: readonly Choice[], seat: Seat, random: Random): Action {
  const choice = choices[random(choices.length)]
  if (choice === undefined) throw new Error(`seat ${seat} has no choice`)
  switch (choice.type) {
    case 'play_card':
    case 'offer_second':
      return { type: choice.type, seat, card: choice.cards[random(choice.cards.length)] ?? 0 }
    case 'bid':
    case 'submit_bid':
      return { type: choice.type, seat, amount: randomAmount(choice.min, choice.max, random) }
    case 'set_price':
      return { type: choice.type, seat, price: randomAmount(choice.min, choice.max, random) }
    case 'decline_second':
    case 'pass':
    case 'buy':
    case 'reveal_mystery':
    case 'skip_mystery':
      return { type: choice.type, seat }
  }
}

/** Mostly a step of up to 20 as people bid, so that money lasts; now and then anything at all. */
function randomAmount(min: number, max: number, random: Random): number {
  const reach = random(16) === 0 ? max : Math.min(max, min + 20)
  return min + random(reach - min + 1)
}
