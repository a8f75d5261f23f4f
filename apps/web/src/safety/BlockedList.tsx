import type { BlockedPerson } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { faultText } from '../friends/faultText.ts'
import { blocking } from '../online/blocking.ts'
import { meStore } from '../online/me.ts'
import { useAskUntilAnswered } from '../online/useAskUntilAnswered.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { BusyButton } from '../pieces/BusyButton.tsx'
import { useSafetyWords } from '../words/safetyWords.ts'
import { useWords } from '../words/words.ts'

/** Everybody whom one has blocked, each to be unblocked. Nothing where there has been nobody. */
export function BlockedList({ className = '' }: { readonly className?: string }): ReactNode {
  const words = useWords()
  const { blocked } = useSafetyWords()
  const people = useStore(blocking.store, (state) => state.people)
  const { busy, refused, attempt } = useAttempt()
  const [undone, setUndone] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const person = useStore(meStore, (heard) => heard.person)
  useAskUntilAnswered(`blocked by ${person}`, blocking.ask, ({ ok }) => ok)
  const unblock = async ({ id: number, name }: BlockedPerson): Promise<void> => {
    setUndone(null)
    // The button goes with the person: whoever uses keys stays among them.
    list.current?.focus()
    if ((await attempt(() => blocking.unblock(number))) !== null) setUndone(blocked.undone(name))
  }
  if (people === null || (people.length === 0 && undone === null)) return null
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={id} className={`grid gap-2 outline-none ${className}`}>
      <h2 id={id} className="text-lg">
        {blocked.title}
      </h2>
      <p className="text-muted text-sm">{people.length === 0 ? blocked.none : blocked.about}</p>
      <ul>
        {people.map((somebody) => (
          <li key={somebody.id} className="border-line flex flex-wrap items-center gap-x-4 border-t py-1">
            <p className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
              <span className="font-semibold">{somebody.name}</span>{' '}
              <span className="text-muted text-sm">{blocked.since(somebody.at)}</span>
            </p>
            <BusyButton
              className="button button-quiet -mr-3 underline underline-offset-4"
              busy={busy}
              aria-label={blocked.unblockLabel(somebody.name)}
              onClick={() => void unblock(somebody)}
            >
              {blocked.unblock}
            </BusyButton>
          </li>
        ))}
      </ul>
      <p role="status" className="text-gain text-sm font-semibold empty:hidden">
        {undone ?? ''}
      </p>
      {refused !== null && (
        <p role="alert" className="text-now-text text-sm font-semibold">
          {faultText(refused.code, words)}
        </p>
      )}
    </section>
  )
}
