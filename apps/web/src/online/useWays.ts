import type { SignInWays } from '@modern-art/protocol'
import { useEffect, useState } from 'react'
import { accountApi } from './accountApi.ts'

/** A server that does not say it is asked again after so many milliseconds. */
const ASKED_AGAIN = 4000

/** How somebody can sign in at this server; `null` until it has said so. */
export function useWays(): SignInWays | null {
  const [ways, setWays] = useState<SignInWays | null>(null)
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (): Promise<void> => {
      const answered = await accountApi.ways()
      if (isGone) return
      if (answered.ok) setWays(answered)
      else timer = setTimeout(() => void ask(), ASKED_AGAIN)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return ways
}
