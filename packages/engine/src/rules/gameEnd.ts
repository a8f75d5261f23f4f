import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Seat } from '../seat.ts'

export function endGame(draft: Draft, emit: Emit): void {
  draft.phase = { name: 'finished' }
  emit?.({ type: 'game_ended', money: draft.money.slice(), winners: winnersOf(draft.money) })
}

/** Everyone's place, by seat: the first is 1. As much money is the same place, and the places after it are left out. */
export function placesOf(money: readonly number[]): readonly number[] {
  return money.map((amount) => 1 + money.filter((other) => other > amount).length)
}

/** Most money wins; a tie is a shared victory. */
export function winnersOf(money: readonly number[]): readonly Seat[] {
  return placesOf(money).flatMap((place, seat) => (place === 1 ? [seat] : []))
}
