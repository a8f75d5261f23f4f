import type { Seat } from '@modern-art/engine'
import type { Occupant } from '@modern-art/table/contract'
import { createContext } from 'react'
import type { Sitter } from '../paintings/pictures.ts'

/** By seat, the number of the face that the person there chose; `null` or nothing where one follows from the name. */
type FacesBySeat = readonly (number | null)[]

/** What people at a table online chose: a screen of the game does not tell it. */
export const ChosenFaces = createContext<FacesBySeat>([])

/** Who sits for the portrait of a seat; `null` where nobody sits there. */
export function sitterOf(occupant: Occupant | undefined, seat: Seat, faces: FacesBySeat): Sitter | null {
  if (occupant === undefined) return null
  return occupant.kind === 'bot' ? occupant : { kind: 'person', portrait: faces[seat] ?? null }
}
