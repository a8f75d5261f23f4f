import type { Action } from './action.ts'
import type { Draft } from './draft.ts'
import type { Emit } from './event.ts'
import { advanceAuction } from './rules/auction.ts'
import { advanceDouble } from './rules/double.ts'
import { advanceMystery } from './rules/mystery.ts'
import { advanceOffering } from './rules/offering.ts'

/**
 * The one transition: changes the draft in place by an action that `check` accepts. An action of the wrong kind for
 * the phase throws; whether amounts and cards are legal is not looked at again. Callers that cannot vouch for the
 * action use `play`.
 */
export function advance(draft: Draft, action: Action, emit: Emit): void {
  const { phase } = draft
  switch (phase.name) {
    case 'awaiting_card_play':
      return advanceOffering(draft, action, emit)
    case 'double_offer':
      return advanceDouble(draft, phase, action, emit)
    case 'auction':
      return advanceAuction(draft, phase, action, emit)
    case 'mystery':
      return advanceMystery(draft, phase, action, emit)
    case 'finished':
      throw new Error('the game is over')
  }
}
