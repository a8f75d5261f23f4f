import type { ReactNode } from 'react'
import { useState } from 'react'
import { faultText } from '../friends/faultText.ts'
import type { Fault } from '../online/request.ts'
import { AskedTwice } from '../pieces/AskedTwice.tsx'
import { useWords } from '../words/words.ts'
import { whyNotDone } from './whyNotDone.ts'

/** Leaves the game for good. */
export function GiveUp(): ReactNode {
  const words = useWords()
  const [fault, setFault] = useState<Fault | null>(null)
  const { action, hint, sure } = words.online.giveUp
  const leave = async (): Promise<void> => {
    setFault(null)
    setFault(await whyNotDone({ type: 'leave' }))
  }
  return (
    <>
      <AskedTwice
        action={{ text: action }}
        question={{ text: sure }}
        className={() => 'button'}
        onSure={() => void leave()}
      >
        <span className="text-muted text-xs font-normal">{hint}</span>
      </AskedTwice>
      {fault !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {faultText(fault, words)}
        </p>
      )}
    </>
  )
}
