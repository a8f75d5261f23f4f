import type { SignInWays } from '@modern-art/protocol'
import { useState } from 'react'
import { accountApi } from './accountApi.ts'
import type { Fault } from './request.ts'
import { useAskUntilAnswered } from './useAskUntilAnswered.ts'

interface WaysAsked {
  /** How somebody can sign in at this server; `null` until it has said so. */
  readonly ways: SignInWays | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
}

/** Asks the server how one can sign in, until it says so. */
export function useWays(): WaysAsked {
  const [ways, setWays] = useState<SignInWays | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  useAskUntilAnswered('ways', accountApi.ways, (answered) => {
    setFault(answered.ok ? null : answered.error.code)
    if (answered.ok) setWays(answered)
    return answered.ok
  })
  return { ways, fault }
}
