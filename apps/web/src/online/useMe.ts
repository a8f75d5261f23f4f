import type { Me } from '@modern-art/protocol'
import { useEffect, useState } from 'react'
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
  useMeAnew()
  return useStore(meStore)
}

/** The same, for somebody to whom it says nothing what the page knew before: whether the server has answered since. */
export function useMeAnew(): boolean {
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      const answered = await askMe()
      if (isGone) return
      if (answered) setIsAnswered(true)
      else timer = setTimeout(() => void ask(), ASKED_AGAIN)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return isAnswered
}
