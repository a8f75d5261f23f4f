import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { faultText } from '../friends/faultText.ts'
import { blocking } from '../online/blocking.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'
import { useWords } from '../words/words.ts'

/** Somebody at a table, by the chair. */
export interface PersonAtTable {
  readonly code: string
  readonly chair: number
  readonly name: string
}

/** Blocks somebody, says what that means, and takes it back. */
export function BlockPart({ code, chair, name }: PersonAtTable): ReactNode {
  const words = useWords()
  const { block } = useSafetyWords()
  const id = useId()
  const number = useStore(blocking.store, ({ here }) => here.get(name))
  const isBlocked = number !== undefined
  const { busy, refused, attempt } = useAttempt()
  const [isUndone, setIsUndone] = useState(false)
  const press = async (): Promise<void> => {
    if (number === null) return
    const done = await attempt(() =>
      number === undefined ? blocking.block(code, chair, name) : blocking.unblock(number),
    )
    if (done !== null) setIsUndone(number !== undefined)
  }
  return (
    <section className="grid justify-items-start gap-2">
      {/* Somebody who was blocked before is in the list of those, from which they are taken. */}
      {number !== null && (
        <BusyButton
          className={`button whitespace-normal! wrap-anywhere ${isBlocked ? '' : 'button-ink'}`}
          busy={busy}
          aria-describedby={id}
          onClick={() => void press()}
        >
          {isBlocked ? block.undo(name) : block.action(name)}
        </BusyButton>
      )}
      <p
        id={id}
        role="status"
        className={`wrap-anywhere ${isBlocked || isUndone ? 'text-gain font-semibold' : 'text-muted'}`}
      >
        {isBlocked ? block.done(name) : isUndone ? block.undone(name) : block.about(name)}
      </p>
      {refused !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {faultText(refused.code, words)}
        </p>
      )}
    </section>
  )
}
