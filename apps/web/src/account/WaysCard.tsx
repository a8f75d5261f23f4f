import type { WayToRemove } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { accountApi } from '../online/accountApi.ts'
import { canUsePasskeys, makePasskey } from '../online/passkeys.ts'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { useLanguage } from '../words/words.ts'
import { Card, CardNote } from './Card.tsx'
import { EmailRow } from './EmailRow.tsx'
import { goToProvider } from './entering.ts'
import { useAccountChange, useOwnAccount } from './ownAccount.ts'
import { SignInAgain } from './SignInAgain.tsx'

/** How one signs in, and what can be changed about it. */
export function WaysCard(): ReactNode {
  const { ways } = useAccountWords()
  const { account } = useOwnAccount()
  const rows = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const noteRemoved = (name: string): void => {
    // The button goes with its row: whoever uses keys stays among them.
    rows.current?.focus()
    setRemoved(name)
  }
  return (
    <Card title={ways.title}>
      {!account.signedInLately && <SignInAgain />}
      <div ref={rows} tabIndex={-1} className="account-rows outline-none">
        <EmailRow />
        <ProviderRows onRemoved={noteRemoved} />
        <PasskeyRows onRemoved={noteRemoved} />
      </div>
      <CardNote refused={null} done={removed === null ? null : ways.removed(removed)} />
    </Card>
  )
}

interface RowsProps {
  readonly onRemoved: (name: string) => void
}

/** Other sites that vouch for one: those that do, and those that could. */
function ProviderRows({ onRemoved }: RowsProps): ReactNode {
  const { ways } = useAccountWords()
  const language = useLanguage()
  const { account, ways: offered } = useOwnAccount()
  const { busy, refused, attempt } = useAccountChange()
  const { providers, signedInLately } = account
  const others = offered.providers.filter(({ id }) => providers.every((own) => own.id !== id))
  if (providers.length === 0 && (others.length === 0 || !signedInLately)) return null
  return (
    <div className="account-rows">
      {providers.map(({ id, name, label }) => (
        <WayRow key={id} name={name} about={label} way={{ kind: 'provider', provider: id }} onRemoved={onRemoved} />
      ))}
      {signedInLately &&
        others.map(({ id, name }) => (
          <div key={id} className="account-row">
            <p className="font-semibold">{name}</p>
            <BusyButton
              className="button"
              busy={busy}
              onClick={() => void attempt(() => goToProvider(id, '/account', language))}
            >
              {ways.connect(name)}
            </BusyButton>
          </div>
        ))}
      <CardNote refused={refused} />
    </div>
  )
}

function PasskeyRows({ onRemoved }: RowsProps): ReactNode {
  const { ways, devices } = useAccountWords()
  const language = useLanguage()
  const { account, setAccount } = useOwnAccount()
  const { busy, refused, attempt } = useAccountChange()
  const [added, setAdded] = useState(false)
  const { passkeys, signedInLately } = account
  const canAdd = canUsePasskeys() && signedInLately
  if (passkeys.length === 0 && !canAdd) return null
  const add = async (): Promise<void> => {
    setAdded(false)
    const changed = await attempt(() => makePasskey(language))
    if (changed === null) return
    setAccount(changed)
    setAdded(true)
  }
  return (
    <div className="account-rows">
      <div className="account-row">
        <p>
          <span className="font-semibold">{ways.passkeys}</span>
          {passkeys.length === 0 && <span className="text-muted block text-sm">{ways.noPasskeys}</span>}
        </p>
        {canAdd && (
          <BusyButton className="button" busy={busy} onClick={() => void add()}>
            {ways.addPasskey}
          </BusyButton>
        )}
      </div>
      {passkeys.map(({ id, label, addedAt, usedAt }) => (
        <WayRow
          key={id}
          name={label === '' ? devices.unknown : label}
          about={ways.passkeyTimes(addedAt, usedAt)}
          way={{ kind: 'passkey', id }}
          onRemoved={onRemoved}
        />
      ))}
      <CardNote refused={refused} done={added ? ways.passkeyAdded : null} />
    </div>
  )
}

interface WayRowProps extends RowsProps {
  readonly name: string
  readonly about: string
  readonly way: WayToRemove
}

/** A way to sign in that can be removed. */
function WayRow({ name, about, way, onRemoved }: WayRowProps): ReactNode {
  const { ways } = useAccountWords()
  const { account, setAccount } = useOwnAccount()
  const { refused, attempt } = useAccountChange()
  const remove = async (): Promise<void> => {
    const changed = await attempt(() => accountApi.removeWay(way))
    if (changed === null) return
    onRemoved(name)
    setAccount(changed)
  }
  return (
    <div>
      <div className="account-row">
        <p>
          <span className="font-semibold">{name}</span>
          <span className="text-muted block text-sm">{about}</span>
        </p>
        {account.signedInLately && (
          <AskedTwice
            action={{ text: ways.remove, label: ways.removeLabel(name) }}
            question={{ text: ways.reallyRemove, label: ways.reallyRemoveLabel(name) }}
            className={(asks) => `button ${asks ? '' : 'button-quiet'} px-3!`}
            onSure={() => void remove()}
          />
        )}
      </div>
      <CardNote refused={refused} />
    </div>
  )
}
