import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { accountFaultText } from '../account/accountFault.ts'
import { DoorPage } from '../account/DoorPage.tsx'
import { DoorNote } from '../account/DoorNote.tsx'
import { cameFrom, hasArrived, signInArrival, withWayBack } from '../account/ownPath.ts'
import { SignInPanel } from '../account/SignInPanel.tsx'
import { useProblem } from '../account/useProblem.ts'
import { useMe } from '../online/useMe.ts'
import { useWays } from '../online/useWays.ts'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'
import { WaitingPage } from './WaitingPage.tsx'

/** Signs somebody in who has an account, and leads back to where they came from. */
export function SignInScreen(): ReactNode {
  const words = useWords()
  const account = useAccountWords()
  const { signIn } = account
  const [, navigate] = useLocation()
  const search = useSearch()
  const from = cameFrom(search)
  const { me, fault } = useMe()
  const { ways, fault: waysFault } = useWays()
  const problem = useProblem()
  const isDone = hasArrived(search) && problem === null && me?.hasAccount === true
  const goOn = from ?? '/account'
  useEffect(() => {
    if (isDone) navigate(goOn, { replace: true })
  }, [isDone, goOn, navigate])
  if (me === null || ways === null || isDone) return <WaitingPage title={signIn.title} fault={fault ?? waysFault} />
  return (
    <DoorPage key="sign-in" title={signIn.title} about={me.hasAccount ? signIn.again : signIn.about}>
      {problem !== null && <DoorNote isProblem text={accountFaultText(problem, words, account)} />}
      <div className="panel p-4 sm:p-5">
        {me.name !== null && !me.hasAccount && (
          <p className="mb-4 font-semibold wrap-anywhere">{signIn.brings(me.name)}</p>
        )}
        <SignInPanel
          ways={ways}
          back={signInArrival(from)}
          forgottenHref={withWayBack('/account/forgotten', from)}
          onSignedIn={() => navigate(goOn, { replace: true })}
        />
      </div>
      {!me.hasAccount && (
        <Link href={withWayBack('/account', from)} className="text-link justify-self-start">
          {signIn.none}
        </Link>
      )}
    </DoorPage>
  )
}
