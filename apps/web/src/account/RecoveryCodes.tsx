import type { ReactNode } from 'react'
import { useState } from 'react'
import { accountApi } from '../online/accountApi.ts'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useAccountWords } from '../words/accountWords.ts'
import { Card, CardNote } from './Card.tsx'
import { useAccountChange, useOwnAccount } from './ownAccount.ts'
import { RecoveryCodeSheet } from './RecoveryCodeSheet.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { useAttempt } from '../online/useAttempt.ts'

/** How many codes are left, and new ones. */
export function RecoveryCard(): ReactNode {
  const { codes } = useAccountWords()
  const { account, ways, lookAgain } = useOwnAccount()
  const { busy, refused, attempt } = useAccountChange()
  const [made, setMade] = useState<readonly string[] | null>(null)
  const make = async (): Promise<void> => {
    const answered = await attempt(accountApi.makeRecoveryCodes)
    if (answered === null) return
    setMade(answered.codes)
    lookAgain()
  }
  return (
    <Card title={codes.title}>
      <p>
        {codes.left(account.recoveryCodes)} {ways.mail ? codes.what : codes.whatWithoutMail}
      </p>
      {made !== null && <RecoveryCodeSheet codes={made} />}
      {made === null && !account.signedInLately && <SignInAgain />}
      {made === null && account.signedInLately && (
        <div>
          {account.recoveryCodes === 0 ? (
            <BusyButton className="button button-ink" busy={busy} onClick={() => void make()}>
              {codes.make}
            </BusyButton>
          ) : (
            <AskedTwice
              action={{ text: codes.makeAgain }}
              question={{ text: codes.reallyMake }}
              className={() => 'button whitespace-normal!'}
              onSure={() => void make()}
            />
          )}
        </div>
      )}
      <CardNote refused={refused} />
    </Card>
  )
}

interface RecoveryOfferProps {
  /** Whether the server can send mail. */
  readonly mail: boolean
  /** What the button says that leads on; of the first, for whoever wants none now. */
  readonly later: string
  readonly done: string
  readonly onDone: () => void
}

/** Offers codes to somebody whose account is new. */
export function RecoveryOffer({ mail, later, done, onDone }: RecoveryOfferProps): ReactNode {
  const { codes } = useAccountWords()
  const { busy, refused, attempt } = useAttempt()
  const [made, setMade] = useState<readonly string[] | null>(null)
  const make = async (): Promise<void> => {
    const answered = await attempt(accountApi.makeRecoveryCodes)
    if (answered !== null) setMade(answered.codes)
  }
  return (
    <div className="grid gap-4">
      {made === null ? <p>{mail ? codes.what : codes.whatWithoutMail}</p> : <RecoveryCodeSheet codes={made} />}
      <div className="flex flex-wrap gap-2">
        {made === null && (
          <BusyButton className="button button-ink" busy={busy} onClick={() => void make()}>
            {codes.make}
          </BusyButton>
        )}
        <button type="button" className={`button ${made === null ? '' : 'button-ink'}`} onClick={onDone}>
          {made === null ? later : done}
        </button>
      </div>
      <CardNote refused={refused} />
    </div>
  )
}
