import { LONGEST_EMAIL } from '@modern-art/protocol'
import type { SignInWays } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAccountWords } from '../words/accountWords.ts'
import { useLanguage } from '../words/words.ts'
import type { AccountFault } from './accountFault.ts'
import { AccountForm } from './AccountForm.tsx'
import { enterByPasskey, goToProvider, signIn as signInBy } from './entering.ts'
import { Field } from './Field.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAttempt } from '../online/useAttempt.ts'
import './account.css'

interface SignInPanelProps {
  readonly ways: SignInWays
  /** Where somebody comes back to who goes to another site. */
  readonly back: string
  readonly forgottenHref: string
  readonly onSignedIn: () => void
}

/** Signs somebody in to the account that they have. */
export function SignInPanel({ ways, back, forgottenHref, onSignedIn }: SignInPanelProps): ReactNode {
  const { signIn, fields } = useAccountWords()
  const language = useLanguage()
  const { busy, refused, attempt } = useAttempt<AccountFault>()
  const enterBy = async (ask: () => ReturnType<typeof enterByPasskey>): Promise<void> => {
    if ((await attempt(ask)) !== null) onSignedIn()
  }
  return (
    <div>
      <AccountForm
        action={signIn.submit}
        busy={busy}
        refused={refused}
        needed={{ email: fields.noEmail, password: fields.noPassword }}
        onSend={({ email, password }) => void enterBy(() => signInBy(email, password))}
        below={
          <Link href={forgottenHref} className="text-link justify-self-center">
            {signIn.forgotten}
          </Link>
        }
      >
        {(fault) => (
          <>
            <Field
              name="email"
              type="email"
              label={fields.email}
              fills="username webauthn"
              maxLength={LONGEST_EMAIL}
              fault={fault('email')}
            />
            <PasswordField isNew={false} label={fields.password} fault={fault('password')} />
          </>
        )}
      </AccountForm>
      <OtherWays
        ways={ways}
        passkey={{ action: signIn.passkey }}
        busy={busy}
        onPasskey={() => void enterBy(() => enterByPasskey(language))}
        onProvider={(id) => void attempt(() => goToProvider(id, back, language))}
      />
    </div>
  )
}
