import type { Seat } from '@modern-art/engine'
import { createContext } from 'react'

/** The seats that bots from outside play at a table online: a screen of the game does not tell it. */
export const ProgramSeats = createContext<ReadonlySet<Seat>>(new Set())
