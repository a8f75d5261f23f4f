import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { faultText } from '../friends/faultText.ts'
import { noticesApi } from '../online/noticesApi.ts'
import type { Fault } from '../online/request.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { Page } from '../pieces/Page.tsx'
import { useNoticeWords } from '../words/noticeWords.ts'
import { useWords } from '../words/words.ts'

/** The link in a mail about a game leads here. Opening it does nothing: mail programs open links by themselves. */
export function NoMailScreen(): ReactNode {
  const words = useWords()
  const { noMail } = useNoticeWords()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [busy, setBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const stop = async (): Promise<void> => {
    setBusy(true)
    const answered = await noticesApi.stopMail(token)
    setBusy(false)
    setFault(answered.ok ? null : answered.error.code)
    setIsDone(answered.ok)
  }
  return (
    <Page title={noMail.title}>
      <div className="mt-6 grid max-w-xl justify-items-start gap-4">
        <p role="status">{isDone ? noMail.done : noMail.about}</p>
        {isDone ? (
          <Link href="/" className="button">
            {words.trouble.menu}
          </Link>
        ) : (
          <BusyButton className="button button-now" busy={busy} onClick={() => void stop()}>
            {noMail.stop}
          </BusyButton>
        )}
        {fault !== null && (
          <p role="alert" className="text-now-text font-semibold">
            {fault === 'link_used' ? noMail.unknown : faultText(fault, words)}
          </p>
        )}
      </div>
    </Page>
  )
}
