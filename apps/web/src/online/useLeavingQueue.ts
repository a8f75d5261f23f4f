import { useEffect, useRef } from 'react'
import { matchApi } from './matchApi.ts'
import { heardMatches, matchesStore } from './matches.ts'
import { meStore } from './me.ts'

/**
 * Nobody can be called to a live table who looks at another page of the game: whoever goes there gives up their place
 * in the queue. A page that is loaded again keeps it.
 */
export function useLeavingQueue(): void {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // In development React takes every part away once, and brings it back at once.
      queueMicrotask(() => {
        if (!isHere.current) void leaveLiveQueue()
      })
    }
  }, [])
}

async function leaveLiveQueue(): Promise<void> {
  const { person } = meStore.getState()
  const isWaiting = matchesStore.getState().places?.some(({ pace, now }) => pace === 'live' && now.state === 'waiting')
  if (isWaiting === true) heardMatches(await matchApi.leave('live'), person)
}
