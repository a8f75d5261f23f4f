import type { ErrorCode } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { faultText } from '../friends/faultText.ts'
import { api } from '../online/api.ts'
import { Notice } from '../pieces/Notice.tsx'
import { Opening } from '../pieces/Opening.tsx'
import { useWords } from '../words/words.ts'
import { faultOf } from './onlineFault.ts'

/** A link that moves a seat here leads to its table, once. */
export function SeatScreen({ link }: { readonly link: string }): ReactNode {
  const words = useWords()
  const [, navigate] = useLocation()
  const [fault, setFault] = useState<ErrorCode | null>(null)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // It works once: a page that draws twice must not ask twice.
    if (asked.current === link) return
    asked.current = link
    const claim = async (): Promise<void> => {
      const answered = await api.claimSeat(link)
      if (answered.ok) navigate(`/table/${answered.code}`, { replace: true })
      else setFault(faultOf(answered.error))
    }
    void claim()
  }, [link, navigate])
  if (fault === null) return <Opening />
  return <Notice text={faultText(fault, words)} actions={[{ label: words.trouble.menu, href: '/' }]} />
}
