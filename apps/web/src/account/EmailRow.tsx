import { LONGEST_EMAIL } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { accountApi } from '../online/accountApi.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { Dialog } from '../pieces/Dialog.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { AccountForm } from './AccountForm.tsx'
import type { Typed } from './AccountForm.tsx'
import { CardNote } from './Card.tsx'
import { Field } from './Field.tsx'
import { useAccountChange, useOwnAccount } from './ownAccount.ts'
import { PasswordField } from './PasswordField.tsx'

/** The address, whether it is confirmed, and the password. */
export function EmailRow(): ReactNode {
  const { ways } = useAccountWords()
  const { account, ways: offered } = useOwnAccount()
  const { busy, refused, attempt } = useAccountChange()
  const [changes, setChanges] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const { email, hasPassword, signedInLately } = account
  const sendAgain = async (): Promise<void> => {
    setDone(null)
    if ((await attempt(accountApi.confirmEmailAgain)) !== null) setDone(ways.sentAgain)
  }
  const canConfirm = email !== null && !email.confirmed && offered.mail
  return (
    <div>
      <div className="account-row">
        <p>
          <span className="font-semibold">{ways.email}</span>
          <span className="block">{email?.address ?? ways.noEmail}</span>
          {email !== null && (
            <span className={`block text-sm ${email.confirmed ? 'text-gain' : 'text-muted'}`}>
              {email.confirmed ? `✓ ${ways.confirmed}` : ways.unconfirmed}
            </span>
          )}
        </p>
        {signedInLately && (
          <button
            type="button"
            className="button"
            aria-label={hasPassword ? ways.changeLabel(ways.email) : undefined}
            onClick={() => setChanges(true)}
          >
            {hasPassword ? ways.changePassword : ways.setPassword}
          </button>
        )}
      </div>
      {canConfirm && (
        <BusyButton className="text-link" busy={busy} onClick={() => void sendAgain()}>
          {ways.sendAgain}
        </BusyButton>
      )}
      <CardNote refused={refused} done={done} />
      {changes && (
        <PasswordDialog
          onClose={() => setChanges(false)}
          onChanged={() => {
            setChanges(false)
            setDone(ways.changed)
          }}
        />
      )}
    </div>
  )
}

interface PasswordDialogProps {
  readonly onClose: () => void
  readonly onChanged: () => void
}

function PasswordDialog({ onClose, onChanged }: PasswordDialogProps): ReactNode {
  const { ways, fields } = useAccountWords()
  const { account, setAccount } = useOwnAccount()
  const { busy, refused, attempt } = useAccountChange()
  const known = account.email?.address ?? ''
  const save = async ({ email, password }: Typed): Promise<void> => {
    const changed = await attempt(() => accountApi.setPassword(email === known ? null : email, password))
    if (changed === null) return
    setAccount(changed)
    onChanged()
  }
  return (
    <Dialog title={ways.changeTitle} onClose={onClose} className="max-w-md">
      <p className="text-muted mb-4">{ways.changeAbout}</p>
      <AccountForm
        action={ways.save}
        busy={busy}
        refused={refused}
        needed={{ email: fields.noEmail, password: fields.noPassword }}
        onSend={(typed) => void save(typed)}
      >
        {(fault) => (
          <>
            <Field
              name="email"
              type="email"
              label={fields.email}
              fills="username"
              maxLength={LONGEST_EMAIL}
              defaultValue={known}
              fault={fault('email')}
            />
            <PasswordField isNew label={fields.newPassword} fault={fault('password')} />
          </>
        )}
      </AccountForm>
    </Dialog>
  )
}
