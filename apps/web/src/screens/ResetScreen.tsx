import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { AccountForm } from '../account/AccountForm.tsx'
import { DoorPage } from '../account/DoorPage.tsx'
import { enterByReset } from '../account/entering.ts'
import { PasswordField } from '../account/PasswordField.tsx'
import { useAttempt } from '../online/useAttempt.ts'
import { useAccountWords } from '../words/accountWords.ts'

/** A new password, for whoever has the link from the mail. */
export function ResetScreen(): ReactNode {
  const { reset, fields } = useAccountWords()
  const [, navigate] = useLocation()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { busy, refused, attempt } = useAttempt()
  const save = async (password: string): Promise<void> => {
    if ((await attempt(() => enterByReset(token, password))) !== null) navigate('/account', { replace: true })
  }
  return (
    <DoorPage title={reset.title} about={reset.about}>
      <div className="panel p-4 sm:p-5">
        <AccountForm
          action={reset.submit}
          busy={busy}
          refused={refused}
          needed={{ password: fields.noPassword }}
          onSend={({ password }) => void save(password)}
          below={
            refused?.code === 'link_used' && (
              <Link href="/account/forgotten" className="text-link justify-self-center">
                {reset.askAgain}
              </Link>
            )
          }
        >
          {(fault) => <PasswordField isNew label={fields.newPassword} fault={fault('password')} />}
        </AccountForm>
      </div>
    </DoorPage>
  )
}
