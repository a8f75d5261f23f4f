import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { AccountForm } from '../account/AccountForm.tsx'
import { DoorPage } from '../account/DoorPage.tsx'
import { enterByCode } from '../account/entering.ts'
import { Field } from '../account/Field.tsx'
import { cameFrom } from '../account/ownPath.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { useAccountWords } from '../words/accountWords.ts'

/** Longer than any code, with blanks and hyphens in it. */
const LONGEST_CODE = 64

/** Signs somebody in by a recovery code; then they see to a new password, unless a game waits. */
export function RecoverScreen(): ReactNode {
  const { recover, fields } = useAccountWords()
  const [, navigate] = useLocation()
  const from = cameFrom(useSearch())
  const { busy, refused, attempt } = useAttempt()
  const enter = async (code: string): Promise<void> => {
    if ((await attempt(() => enterByCode(code))) !== null) navigate(from ?? '/account', { replace: true })
  }
  const isWrong = refused?.code === 'wrong_sign_in'
  return (
    <DoorPage title={recover.title} about={recover.about}>
      <div className="panel p-4 sm:p-5">
        <AccountForm
          action={recover.submit}
          busy={busy}
          refused={isWrong ? null : refused}
          needed={{ code: fields.noCode }}
          onSend={({ code }) => void enter(code)}
        >
          {(fault) => (
            <Field
              name="code"
              label={fields.code}
              fills="off"
              maxLength={LONGEST_CODE}
              autoCapitalize="characters"
              hint={fields.codeHint}
              fault={fault('code') ?? (isWrong ? recover.wrong : null)}
            />
          )}
        </AccountForm>
      </div>
    </DoorPage>
  )
}
