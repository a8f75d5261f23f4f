import type { Party } from '@modern-art/protocol'
import { isPerson, namesWhere } from './people.ts'

interface Rematch {
  /** Whether the viewer wants to play again. */
  readonly wants: boolean
  /** The others who do. */
  readonly others: readonly string[]
  /** The others who are still there and have not said so. */
  readonly waitsFor: readonly string[]
}

/** Where a party stands on its way to another game. */
export function rematchOf(party: Pick<Party, 'chairs'>, own: number | null): Rematch {
  const chair = own === null ? undefined : party.chairs[own]
  return {
    wants: chair !== undefined && isPerson(chair) && chair.ready,
    others: namesWhere(party, ({ ready }, seat) => ready && seat !== own),
    // Bots from outside come along if they are ready; nobody waits for them.
    waitsFor: namesWhere(party, ({ ready, here, program }, seat) => here && !ready && !program && seat !== own),
  }
}
