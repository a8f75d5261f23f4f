import type { SignInWays } from '@modern-art/protocol'
import { useEffect, useState } from 'react'
import { accountApi } from './accountApi.ts'
import type { Fault } from './request.ts'

/** A server that does not say it is asked again after so many milliseconds. */
const ASKED_AGAIN = 4000

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
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      const answered = await accountApi.ways()
      if (isGone) return
      setFault(answered.ok ? null : answered.error.code)
      if (answered.ok) setWays(answered)
      else timer = setTimeout(() => void ask(), ASKED_AGAIN)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return { ways, fault }
}
