import { LONGEST_EMAIL } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { AccountForm } from '../account/AccountForm.tsx'
import { DoorPage } from '../account/DoorPage.tsx'
import { DoorNote } from '../account/DoorNote.tsx'
import { Field } from '../account/Field.tsx'
import { cameFrom, withWayBack } from '../account/ownPath.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { accountApi } from '../online/accountApi.ts'
import { useWays } from '../online/useWays.ts'
import { useAccountWords } from '../words/accountWords.ts'
import { useLanguage } from '../words/words.ts'
import { WaitingPage } from './WaitingPage.tsx'

/** Sends a link for a new password, where the server can; it says the same whether there is such an account or not. */
export function ForgottenScreen(): ReactNode {
  const { forgotten, fields } = useAccountWords()
  const language = useLanguage()
  const from = cameFrom(useSearch())
  const { ways, fault: waysFault } = useWays()
  const { busy, refused, attempt } = useAttempt()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (ways === null) return <WaitingPage title={forgotten.title} fault={waysFault} />
  const send = async (email: string): Promise<void> => {
    setSentTo(null)
    if ((await attempt(() => accountApi.forgotten(email, language))) !== null) setSentTo(email)
  }
  return (
    <DoorPage key="forgotten" title={forgotten.title} about={ways.mail ? forgotten.about : forgotten.noMail}>
      {sentTo !== null && <DoorNote text={forgotten.sent(sentTo)} />}
      {ways.mail && (
        <div className="panel p-4 sm:p-5">
          <AccountForm
            action={forgotten.submit}
            busy={busy}
            refused={refused}
            needed={{ email: fields.noEmail }}
            onSend={({ email }) => void send(email)}
          >
            {(fault) => (
              <Field
                name="email"
                type="email"
                label={fields.email}
                fills="username"
                maxLength={LONGEST_EMAIL}
                fault={fault('email')}
              />
            )}
          </AccountForm>
        </div>
      )}
      <Link
        href={withWayBack('/account/recover', from)}
        className={ways.mail ? 'text-link justify-self-start' : 'button button-ink justify-self-start'}
      >
        {forgotten.useCode}
      </Link>
    </DoorPage>
  )
}
