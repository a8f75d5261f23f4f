import type { SignInWays } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { canUsePasskeys } from '../online/passkeys.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useAccountWords } from '../words/accountWords.ts'

interface OtherWaysProps {
  readonly ways: SignInWays
  readonly passkey: { readonly action: string; readonly hint?: string }
  readonly busy: boolean
  readonly onPasskey: () => void
  readonly onProvider: (id: string) => void
}

/** What there is besides e-mail and password; nothing where there is nothing. */
export function OtherWays({ ways, passkey, busy, onPasskey, onProvider }: OtherWaysProps): ReactNode {
  const { signIn } = useAccountWords()
  const hasPasskeys = canUsePasskeys()
  if (!hasPasskeys && ways.providers.length === 0) return null
  return (
    <>
      <p className="or my-3">{signIn.or}</p>
      <div className="grid gap-2">
        {hasPasskeys && (
          <>
            <BusyButton className="button" busy={busy} onClick={onPasskey}>
              {passkey.action}
            </BusyButton>
            {passkey.hint !== undefined && <p className="text-muted mb-1 text-center text-sm">{passkey.hint}</p>}
          </>
        )}
        {ways.providers.map(({ id, name }) => (
          <BusyButton key={id} className="button" busy={busy} onClick={() => onProvider(id)}>
            {signIn.provider(name)}
          </BusyButton>
        ))}
      </div>
    </>
  )
}
