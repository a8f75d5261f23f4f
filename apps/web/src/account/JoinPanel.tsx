import { LONGEST_EMAIL, LONGEST_NAME } from '@modern-art/protocol'
import type { Me, SignInWays } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useAccountWords } from '../words/accountWords.ts'
import { useLanguage, useWords } from '../words/words.ts'
import type { AccountFault } from './accountFault.ts'
import { AccountForm } from './AccountForm.tsx'
import { goToProvider, signUp, signUpByPasskey } from './entering.ts'
import { Field } from './Field.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAttempt } from '../online/useAttempt.ts'
import './account.css'

interface JoinPanelProps {
  readonly me: Me
  /** What somebody without a name may be called. */
  readonly suggestedName: string
  readonly ways: SignInWays
  /** Where somebody comes back to who goes to another site. */
  readonly back: string
  /** There is an account now. */
  readonly onJoined: () => void
}

/** Makes an account of a guest or a stranger. */
export function JoinPanel({ me, suggestedName, ways, back, onJoined }: JoinPanelProps): ReactNode {
  const words = useWords()
  const { join, fields } = useAccountWords()
  const language = useLanguage()
  const { busy, refused, attempt } = useAttempt<AccountFault>()
  const panel = useRef<HTMLDivElement>(null)
  // Who says a name here keeps the field until there is an account, whatever else was refused.
  const [asksName] = useState(me.name === null)
  const [lacksName, setLacksName] = useState(false)
  const joinBy = async (ask: () => ReturnType<typeof signUpByPasskey>): Promise<void> => {
    if ((await attempt(ask)) !== null) onJoined()
  }
  const joinByPasskey = (): void => {
    const field = panel.current?.querySelector<HTMLInputElement>('[name=name]') ?? null
    const typed = field?.value.trim() ?? ''
    setLacksName(field !== null && typed === '')
    if (field !== null && typed === '') field.focus()
    else void joinBy(() => signUpByPasskey(field === null ? null : typed, language))
  }
  return (
    <div ref={panel} onInput={() => setLacksName(false)}>
      <AccountForm
        action={join.submit}
        busy={busy}
        refused={refused}
        needed={{
          ...(asksName && { name: words.online.name.missing }),
          email: fields.noEmail,
          password: fields.noPassword,
        }}
        onSend={({ name, email, password }) =>
          void joinBy(() => signUp({ name: asksName ? name : null, email, password }, language))
        }
      >
        {(fault) => (
          <>
            {asksName && (
              <Field
                name="name"
                label={words.online.name.label}
                fills="nickname"
                maxLength={LONGEST_NAME}
                defaultValue={suggestedName}
                hint={words.online.name.hint}
                fault={fault('name') ?? (lacksName ? words.online.name.missing : null)}
              />
            )}
            <Field
              name="email"
              type="email"
              label={fields.email}
              fills="email"
              maxLength={LONGEST_EMAIL}
              fault={fault('email')}
            />
            <PasswordField isNew label={fields.password} fault={fault('password')} />
          </>
        )}
      </AccountForm>
      <OtherWays
        ways={ways}
        passkey={{ action: join.passkey, hint: join.passkeyHint }}
        busy={busy}
        onPasskey={joinByPasskey}
        onProvider={(id) => void attempt(() => goToProvider(id, back, language))}
      />
    </div>
  )
}
