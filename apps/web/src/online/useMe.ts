import type { Me } from '@modern-art/protocol'
import { useEffect, useState } from 'react'
import { api } from './api.ts'
import type { Fault } from './request.ts'

interface MeAsked {
  /** Who this browser is to the server; `null` until the server has said it. */
  readonly me: Me | null
  /** Why it has not, when it was last asked. */
  readonly fault: Fault | null
  /** Somebody has said a name, and the server has taken it. */
  readonly setMe: (me: Me) => void
}

/** A server that does not say it is asked again after so many milliseconds. */
const ASKED_AGAIN = 4000

/** Asks the server who this is, until it says so. */
export function useMe(): MeAsked {
  const [me, setMe] = useState<Me | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      const answered = await api.me()
      if (isGone) return
      setFault(answered.ok ? null : answered.error.code)
      // A name that was said in the meantime is newer.
      if (answered.ok) setMe((known) => known ?? { name: answered.name })
      else timer = setTimeout(() => void ask(), ASKED_AGAIN)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return { me, fault, setMe }
}
