import type { Draft } from '../draft.ts'
import type { Emit } from '../event.ts'
import type { Seat } from '../seat.ts'

export function endGame(draft: Draft, emit: Emit): void {
  draft.phase = { name: 'finished' }
  emit?.({ type: 'game_ended', money: draft.money.slice(), winners: winnersOf(draft.money) })
}

/** Most money wins; a tie is a shared victory. */
export function winnersOf(money: readonly number[]): readonly Seat[] {
  const most = Math.max(...money)
  return money.flatMap((amount, seat) => (amount === most ? [seat] : []))
}
