import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { faultText } from '../friends/faultText.ts'
import { noticesApi } from '../online/noticesApi.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { Page } from '../pieces/Page.tsx'
import { useLostFocus } from '../pieces/useLostFocus.ts'
import { useNoticeWords } from '../words/noticeWords.ts'
import { useWords } from '../words/words.ts'

/** The link in a mail about a game leads here. Opening it does nothing: mail programs open links by themselves. */
export function NoMailScreen(): ReactNode {
  const words = useWords()
  const { noMail } = useNoticeWords()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { busy, refused, attempt } = useAttempt()
  const [isDone, setIsDone] = useState(false)
  const text = useLostFocus<HTMLParagraphElement>(String(isDone))
  const stop = async (): Promise<void> => {
    const stopped = await attempt(() => noticesApi.stopMail(token))
    setIsDone(stopped !== null)
  }
  return (
    <Page title={noMail.title}>
      <div className="mt-6 grid max-w-xl justify-items-start gap-4">
        <p ref={text} tabIndex={-1} role="status" className="outline-none">
          {isDone ? noMail.done : noMail.about}
        </p>
        {isDone ? (
          <Link href="/" className="button">
            {words.trouble.menu}
          </Link>
        ) : (
          <BusyButton className="button button-now" busy={busy} onClick={() => void stop()}>
            {noMail.stop}
          </BusyButton>
        )}
        {refused !== null && (
          <p role="alert" className="text-now-text font-semibold">
            {refused.code === 'link_used' ? noMail.unknown : faultText(refused.code, words)}
          </p>
        )}
      </div>
    </Page>
  )
}
