import { winnersOf } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import type { Occupant } from '@modern-art/table/contract'
import type { GameResult } from './savedGame.ts'

/** The result of a game; `null` as long as it goes on, for nobody may know who is rich. */
export function resultOf({ phase, money, setup }: GameState, occupants: readonly Occupant[]): GameResult | null {
  if (phase.name !== 'finished') return null
  const people = occupants.filter(({ kind }) => kind === 'person').length
  const winners = winnersOf(money)
  return {
    amount: money[winners[0] ?? 0] ?? 0,
    winners: winners.map((seat) => {
      const occupant = occupants[seat]
      const isPerson = occupant?.kind === 'person'
      return {
        seat,
        name: setup.players[seat] ?? '',
        bot: occupant?.kind === 'bot' ? occupant.bot : null,
        you: isPerson && people === 1,
      }
    }),
  }
}
