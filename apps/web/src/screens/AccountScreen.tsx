import type { Me, SignInWays } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { AccountPage } from '../account/AccountPage.tsx'
import { accountFaultText } from '../account/accountFault.ts'
import { DoorPage } from '../account/DoorPage.tsx'
import { DoorNote } from '../account/DoorNote.tsx'
import { JoinPanel } from '../account/JoinPanel.tsx'
import { cameFrom, withWayBack } from '../account/ownPath.ts'
import { useProblem } from '../account/useProblem.ts'
import { forgetMe } from '../online/me.ts'
import { useAccount } from '../online/useAccount.ts'
import { useMe } from '../online/useMe.ts'
import { useWays } from '../online/useWays.ts'
import { FaceOf } from '../seats/FaceOf.tsx'
import { useSetting } from '../settings/settings.ts'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'
import { WaitingPage } from './WaitingPage.tsx'

/** One's account; for somebody who has none, what it is for and how to get one. */
export function AccountScreen(): ReactNode {
  const words = useWords()
  const account = useAccountWords()
  const [path, navigate] = useLocation()
  const from = cameFrom(useSearch())
  const { me, fault } = useMe()
  const { ways, fault: waysFault } = useWays()
  const problem = useProblem()
  const [isNew, setIsNew] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const [hadAccount, setHadAccount] = useState(false)
  const [isSignedOut, setIsSignedOut] = useState(false)
  if (me !== null && me.hasAccount !== hadAccount) {
    setHadAccount(me.hasAccount)
    setIsSignedOut(!me.hasAccount)
    if (me.hasAccount) setIsDeleted(false)
  }
  if (me === null || ways === null) return <WaitingPage title={account.title} fault={fault ?? waysFault} />
  const note =
    problem !== null ? (
      <DoorNote isProblem text={accountFaultText(problem, words, account)} />
    ) : isDeleted ? (
      <DoorNote text={account.data.removed} />
    ) : isSignedOut ? (
      <DoorNote text={account.devices.signedOut} />
    ) : null
  if (!me.hasAccount) {
    return (
      <JoinPage key="join" me={me} ways={ways} from={from} onJoined={() => setIsNew(true)}>
        {note}
      </JoinPage>
    )
  }
  return (
    <Own
      me={me}
      ways={ways}
      from={from}
      isNew={isNew}
      onWelcomed={() => {
        setIsNew(false)
        navigate(from ?? path, { replace: true })
      }}
      onDeleted={() => {
        setIsDeleted(true)
        void forgetMe()
      }}
    >
      {note}
    </Own>
  )
}

interface OwnProps {
  readonly me: Me
  readonly ways: SignInWays
  readonly from: string | null
  readonly isNew: boolean
  readonly onWelcomed: () => void
  readonly onDeleted: () => void
  readonly children: ReactNode
}

function Own(props: OwnProps): ReactNode {
  const { title } = useAccountWords()
  const { account, fault, setAccount, lookAgain } = useAccount()
  if (account === null) return <WaitingPage title={title} fault={fault} />
  return <AccountPage {...props} account={account} setAccount={setAccount} lookAgain={lookAgain} />
}

interface JoinPageProps {
  readonly me: Me
  readonly ways: SignInWays
  readonly from: string | null
  readonly onJoined: () => void
  readonly children: ReactNode
}

function JoinPage({ me, ways, from, onJoined, children }: JoinPageProps): ReactNode {
  const { join } = useAccountWords()
  const playerName = useSetting('playerName')
  return (
    <DoorPage title={join.title} about={join.about}>
      {children}
      <div className="panel p-4 sm:p-5">
        {me.name !== null && (
          <p className="mb-4 flex items-center gap-3 font-semibold wrap-anywhere">
            <FaceOf name={me.name} portrait={me.portrait} className="size-12" />
            <span className="min-w-0">{join.keeps(me.name)}</span>
          </p>
        )}
        <JoinPanel
          me={me}
          suggestedName={playerName}
          ways={ways}
          back={withWayBack('/account', from)}
          onJoined={onJoined}
        />
      </div>
      <Link href={withWayBack('/account/sign-in', from)} className="text-link justify-self-start">
        {join.already}
      </Link>
    </DoorPage>
  )
}
