import { useCallback, useState } from 'react'
import type { Fault } from './request.ts'

/** Another one each time, so that the same reason is said again. */
export interface Refused<Code extends string = Fault> {
  readonly code: Code
}

/** What was asked is done, or refused. */
type Attempted<T, Code> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: { readonly code: Code } }

export interface Attempting<Code extends string> {
  /** Whether something that was asked is not answered yet. */
  readonly busy: boolean
  /** Why the last thing asked was not done. */
  readonly refused: Refused<Code> | null
  /** Asks one thing at a time. Gives the answer; `null` if it was refused. */
  readonly attempt: <T extends object>(ask: () => Promise<Attempted<T, Code>>) => Promise<T | null>
}

/** What a part of the page asks of the server, one thing after the other. */
export function useAttempt<Code extends string = Fault>(onRefused: (code: Code) => void = nothing): Attempting<Code> {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused<Code> | null>(null)
  const attempt = useCallback(
    async <T extends object>(ask: () => Promise<Attempted<T, Code>>): Promise<T | null> => {
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
