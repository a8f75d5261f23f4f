import { useCallback, useState } from 'react'
import type { PasskeyAnswered } from '../online/passkeys.ts'
import type { AccountFault } from './accountFault.ts'

/** Another one each time, so that the same reason is said again. */
export interface Refused {
  readonly code: AccountFault
}

interface Attempting {
  /** Whether something that was asked is not answered yet. */
  readonly busy: boolean
  /** Why the last thing asked was not done. */
  readonly refused: Refused | null
  /** Asks one thing at a time. Gives the answer; `null` if it was refused, or something else is under way. */
  readonly attempt: <T extends object>(ask: () => Promise<PasskeyAnswered<T>>) => Promise<T | null>
}

export function useAttempt(onRefused: (code: AccountFault) => void = nothing): Attempting {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const attempt = useCallback(
    async <T extends object>(ask: () => Promise<PasskeyAnswered<T>>): Promise<T | null> => {
      setBusy(true)
      setRefused(null)
      const answered = await ask()
      setBusy(false)
      if (answered.ok) return answered
      setRefused({ code: answered.error.code })
      onRefused(answered.error.code)
      return null
    },
    [onRefused],
  )
  return { busy, refused, attempt }
}

function nothing(): void {}
