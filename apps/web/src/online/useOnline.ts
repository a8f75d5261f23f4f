import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Place } from './connection.ts'
import { onlineTable } from './online.ts'
import type { OnlineState } from './onlineTable.ts'

/** What the page knows of the table that it is at. */
export function useOnline<T>(select: (state: OnlineState) => T): T {
  return useStore(onlineTable.store, select)
}

/** Is at a table for as long as a screen is there. A game that is played there goes on with the next screen at that table. */
export function useTableOnline(code: string, as: Place['as']): void {
  useEffect(() => {
    onlineTable.open(code, as)
    return () => {
      if (onlineTable.store.getState().place?.code === code) onlineTable.close()
    }
  }, [code, as])
}
