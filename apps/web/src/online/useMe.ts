import type { Me } from '@modern-art/protocol'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { askMe, meStore } from './me.ts'
import type { Fault } from './request.ts'

interface MeAsked {
  /** Who this browser is to the server; `null` until the server has said it. */
  readonly me: Me | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
}

/** A server that does not say it is asked again after so many milliseconds. */
const ASKED_AGAIN = 4000

/** Asks the server who this is, until it says so. All parts of the page know the same. */
export function useMe(): MeAsked {
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      const isAnswered = await askMe()
      if (!isAnswered && !isGone) timer = setTimeout(() => void ask(), ASKED_AGAIN)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return useStore(meStore)
}
