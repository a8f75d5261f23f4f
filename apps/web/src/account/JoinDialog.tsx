import type { Me } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { faultText } from '../friends/faultText.ts'
import { useWays } from '../online/useWays.ts'
import { Dialog } from '../pieces/Dialog.tsx'
import { useSetting } from '../settings/settings.ts'
import { useAccountWords } from '../words/accountWords.ts'
import { useWords } from '../words/words.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { signInArrival, withWayBack } from './ownPath.ts'
import { RecoveryOffer } from './RecoveryCodes.tsx'
import { SignInPanel } from './SignInPanel.tsx'

interface JoinDialogProps {
  readonly me: Me
  /** The page above which it is. */
  readonly from: string
  readonly onClose: () => void
}

/** Makes an account of a guest, or signs one in, above a page that goes on. */
export function JoinDialog({ me, from, onClose }: JoinDialogProps): ReactNode {
  const { join, signIn, welcome, codes, loading } = useAccountWords()
  const words = useWords()
  const playerName = useSetting('playerName')
  const { ways, fault } = useWays()
  const [step, setStep] = useState<'join' | 'sign_in' | 'joined'>('join')
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // What was pressed is gone with its step: whoever uses keys goes on from the top of the next.
    if (shown.current !== step) content.current?.focus()
    shown.current = step
  }, [step])
  const titles = { join: join.title, sign_in: signIn.title, joined: welcome.title(me.name) }
  return (
    <Dialog title={titles[step]} onClose={onClose} className="max-w-md">
      <div ref={content} tabIndex={-1} className="outline-none">
        {ways === null && <p role="status">{fault === null ? loading : faultText(fault, words)}</p>}
        {ways !== null && step === 'join' && (
          <>
            {me.name !== null && <p className="mb-4 wrap-anywhere">{join.keeps(me.name)}</p>}
            <JoinPanel
              me={me}
              suggestedName={playerName}
              ways={ways}
              back={withWayBack('/account', from)}
              onJoined={() => setStep('joined')}
            />
            <button type="button" className="text-link" onClick={() => setStep('sign_in')}>
              {join.already}
            </button>
          </>
        )}
        {ways !== null && step === 'sign_in' && (
          <>
            {me.name !== null && <p className="mb-4 wrap-anywhere">{signIn.brings(me.name)}</p>}
            <SignInPanel
              ways={ways}
              back={signInArrival(from)}
              forgottenHref={withWayBack('/account/forgotten', from)}
              onSignedIn={onClose}
            />
            <button type="button" className="text-link" onClick={() => setStep('join')}>
              {signIn.none}
            </button>
          </>
        )}
        {ways !== null && step === 'joined' && (
          <RecoveryOffer mail={ways.mail} later={welcome.later} done={codes.done} onDone={onClose} />
        )}
      </div>
    </Dialog>
  )
}
