import type { WeightsFile } from '@modern-art/bots/roster'
import { useEffect, useState } from 'react'
import { fetchWeights } from './fetchWeights.ts'

/** Whether a file is on its way, is here, or cannot be had now. */
type Whereabouts = 'coming' | 'here' | 'missing'

/** Sends for a file as soon as it is wanted, and again when the device is back on its network. */
export function useWeights(file: WeightsFile | null): Whereabouts {
  const [where, setWhere] = useState<Whereabouts>('coming')
  useEffect(() => {
    if (file === null) return
    let isWanted = true
    const send = (): void => {
      setWhere('coming')
      fetchOnce(file).then(
        () => isWanted && setWhere('here'),
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

const underWay = new Map<string, Promise<unknown>>()

/** Several seats that want the same file want it once. */
function fetchOnce(file: WeightsFile): Promise<unknown> {
  const before = underWay.get(file.name)
  if (before !== undefined) return before
  const coming = fetchWeights(file).finally(() => underWay.delete(file.name))
  underWay.set(file.name, coming)
  return coming
}
