import { seededRandom } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'

/** Gives the name of the player in a seat of a deal. */
export type Lineup = (deal: number, seat: Seat) => string

/** The same player everywhere. */
export function always(name: string): Lineup {
  return () => name
}

/** Any of these players, drawn anew for every seat of every deal; `role` keeps independent draws of one seed apart. */
export function mixed(names: readonly string[], seed: string, role: string): Lineup {
  return (deal, seat) => {
    const name = names[seededRandom(`${seed}/${deal}`, `${role} ${seat}`)(names.length)]
    if (name === undefined) throw new RangeError('there is nobody to draw from')
    return name
  }
}
