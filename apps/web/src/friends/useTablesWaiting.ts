import { useEffect, useState } from 'react'
import { hasBeenOnline } from '../online/beenOnline.ts'
import { countedTitle } from './countedTitle.ts'
import { tablesWaiting } from './urgency.ts'

/** How many tables wait for this person; the document's title says it too. A browser that has never been online asks nobody. */
export function useTablesWaiting(): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    if (!hasBeenOnline()) return undefined
    let isGone = false
    let stop: (() => void) | null = null
    const watch = async (): Promise<void> => {
      const { myTablesStore, watchMyTables } = await import('../online/myTables.ts')
      if (isGone) return
      const count = (): void => setWaiting(tablesWaiting(myTablesStore.getState().tables ?? []))
      count()
      const unsubscribe = myTablesStore.subscribe(count)
      const callOff = watchMyTables()
      stop = () => {
        unsubscribe()
        callOff()
      }
    }
    watch().catch(() => {})
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  useEffect(() => {
    document.title = countedTitle(waiting, document.title)
    return () => {
      document.title = countedTitle(0, document.title)
    }
  }, [waiting])
  return waiting
}
