import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useAccountWords } from '../words/accountWords.ts'
import { withWayBack } from './ownPath.ts'

/** Says that somebody who signed in long ago has to do so again before this can be changed, and leads there. */
export function SignInAgain(): ReactNode {
  const { ways } = useAccountWords()
  return (
    <div className="bg-tile border-tile-line text-tile-ink flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-4 py-2.5">
      <p className="min-w-0 flex-[1_1_10rem]">{ways.again}</p>
      <Link href={withWayBack('/account/sign-in', '/account')} className="button">
        {ways.signInAgain}
      </Link>
    </div>
  )
}
