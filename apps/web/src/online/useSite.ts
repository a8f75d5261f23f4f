import { useEffect, useState } from 'react'
import { api } from './api.ts'

/** Where other devices find this server. */
export interface SiteFound {
  readonly origin: string
  /** Whether only this computer can open it. */
  readonly isOnlyHere: boolean
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A page that was opened by an address that others can use has it already; one on `localhost` asks the server. */
export function useSite(): SiteFound {
  const [site, setSite] = useState<SiteFound>({ origin: location.origin, isOnlyHere: false })
  useEffect(() => {
    if (!LOOPBACK.has(location.hostname)) return
    const ask = async (): Promise<void> => {
      const answered = await api.site()
      if (answered.ok) setSite({ origin: answered.origin ?? location.origin, isOnlyHere: answered.origin === null })
    }
    void ask()
  }, [])
  return site
}
