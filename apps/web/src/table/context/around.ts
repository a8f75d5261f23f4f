import type { ReactNode } from 'react'
import { createContext, use } from 'react'

/** What a screen puts around a game beyond the game itself: at a table online talk, other devices and playing again. */
export interface Around {
  /** In the bar above the table, and with the buttons of other pages. */
  readonly talk: ReactNode
  /** In the table's menu. */
  readonly menu: ReactNode
  /** Below the podium. */
  readonly podium: ReactNode
}

const NOTHING: Around = { talk: null, menu: null, podium: null }

export const AroundContext = createContext<Around>(NOTHING)

export function useAround(): Around {
  return use(AroundContext)
}
