import type { Me } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { FaceOf } from '../seats/FaceOf.tsx'
import { useWords } from '../words/words.ts'

interface OwnIdentityProps {
  readonly me: Me
  /** Whether it takes the place of the form in which the name was said, and its focus. */
  readonly takesFocus: boolean
  readonly accountHref: string
  readonly signInHref: string
  readonly onRename: () => void
}

/** Who one is to others here, and the way to an account. */
export function OwnIdentity({ me, takesFocus, accountHref, signInHref, onRename }: OwnIdentityProps): ReactNode {
  const words = useWords()
  const { friends } = words.online
  const { name, portrait, hasAccount } = me
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  return (
    <div className="flex items-center gap-3 wrap-anywhere">
      {name !== null && <FaceOf name={name} portrait={portrait} className="size-11" />}
      <div className="min-w-0 flex-1">
        <p ref={text} tabIndex={-1} className="outline-none">
          {name === null ? friends.haveAccount : friends.as(name)}
        </p>
        <div className="-mb-2 flex flex-wrap gap-x-4">
          {name !== null && (
            <button type="button" className="text-link" onClick={onRename}>
              {friends.rename}
            </button>
          )}
          <Link href={hasAccount ? accountHref : signInHref} className="text-link">
            {hasAccount ? friends.account : friends.signIn}
          </Link>
          <Link href="/leaderboard" className="text-link">
            {friends.board}
          </Link>
        </div>
      </div>
    </div>
  )
}
