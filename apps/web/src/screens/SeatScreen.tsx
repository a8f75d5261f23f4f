import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ConnectionPage } from '../friends/ConnectionPage.tsx'
import { api } from '../online/api.ts'
import type { Fault } from '../online/request.ts'
import { Opening } from '../pieces/Opening.tsx'
import { TABLES } from './TableScreen.tsx'

/** A link that moves a seat here leads to its table, once. */
export function SeatScreen({ link }: { readonly link: string }): ReactNode {
  const [, navigate] = useLocation()
  const [fault, setFault] = useState<Fault | null>(null)
  const asked = useRef<string | null>(null)
  const claim = async (): Promise<void> => {
    setFault(null)
    const answered = await api.claimSeat(link)
    if (answered.ok) navigate(`/table/${answered.code}`, { replace: true })
    else setFault(answered.error.code)
  }
  useEffect(() => {
    // It works once: a page that draws twice must not ask twice.
    if (asked.current === link) return
    asked.current = link
    void claim()
  })
  if (fault === null) return <Opening />
  return (
    <ConnectionPage
      state={{ kind: 'fault', code: fault }}
      tablesHref={TABLES}
      signInHref="/account/sign-in"
      onAgain={() => void claim()}
      onReload={() => location.reload()}
    />
  )
}
