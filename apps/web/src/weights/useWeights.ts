import type { WeightsFile } from '@modern-art/bots/roster'
import { useEffect, useState } from 'react'
import { fetchWeights } from './fetchWeights.ts'
import type { FetchedWeights } from './fetchWeights.ts'

/** Whether a file is on its way, is kept on this device, is here for now, or cannot be had. */
type Whereabouts = 'coming' | 'kept' | 'here' | 'missing'

/** Sends for a file as soon as it is wanted, and again when the device is back on its network. */
export function useWeights(file: WeightsFile | null): Whereabouts {
  const [where, setWhere] = useState<Whereabouts>('coming')
  useEffect(() => {
    if (file === null) return
    let isWanted = true
    const send = (): void => {
      setWhere('coming')
      fetchOnce(file).then(
        ({ isKept }) => isWanted && setWhere(isKept ? 'kept' : 'here'),
        () => isWanted && setWhere('missing'),
      )
    }
    send()
    addEventListener('online', send)
    return () => {
      isWanted = false
      removeEventListener('online', send)
    }
  }, [file])
  return where
}

const underWay = new Map<string, Promise<FetchedWeights>>()

/** A file that is still on its way is not asked for again: a note may go to another seat meanwhile. */
function fetchOnce(file: WeightsFile): Promise<FetchedWeights> {
  const before = underWay.get(file.name)
  if (before !== undefined) return before
  const coming = fetchWeights(file).finally(() => underWay.delete(file.name))
  underWay.set(file.name, coming)
  return coming
}
