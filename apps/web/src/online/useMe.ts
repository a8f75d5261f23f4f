import type { Me } from '@modern-art/protocol'
import { useState } from 'react'
import { useStore } from 'zustand'
import { askMe, meStore } from './me.ts'
import type { Fault } from './request.ts'
import { useAskUntilAnswered } from './useAskUntilAnswered.ts'

interface MeAsked {
  /** Who this browser is to the server; `null` until the server has said it. */
  readonly me: Me | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
}

/** Asks the server who this is, until it says so. All parts of the page know the same. */
export function useMe(): MeAsked {
  useMeAnew()
  return useStore(meStore)
}

/** The same, for somebody to whom it says nothing what the page knew before: whether the server has answered since. */
export function useMeAnew(): boolean {
  const [isAnswered, setIsAnswered] = useState(false)
  useAskUntilAnswered('me', askMe, (answered) => {
    setIsAnswered(answered)
    return answered
  })
  return isAnswered
}
