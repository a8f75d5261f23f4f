import type { Card } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import { createContext, useContext } from 'react'
import type { Beat, BeatName } from '../../play/beat.ts'
import type { Imagined } from './useImagined.ts'

/** The facts from which every part of the table is drawn. */
export interface TableFacts extends Imagined {
  readonly screen: Screen
  readonly beat: Beat | null
  /** Opens the rules at the one with this number, or at what is asked now. */
  readonly readRules: (number?: string) => void
  /** Opens the full-size view. */
  readonly lookClosely: (card: Card) => void
}

export const TableContext = createContext<TableFacts | null>(null)

export function useTable(): TableFacts {
  const facts = useContext(TableContext)
  if (facts === null) throw new Error('there is no table around this')
  return facts
}

/** The beat being shown, if it is of this name. */
export function useBeat<Name extends BeatName>(name: Name): Extract<Beat, { name: Name }> | null {
  const { beat } = useTable()
  return beat?.name === name ? (beat as Extract<Beat, { name: Name }>) : null
}
