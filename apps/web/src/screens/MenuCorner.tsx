import type { ReactNode } from 'react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { hasBeenOnline } from '../online/beenOnline.ts'
import { useWords } from '../words/words.ts'

const OwnCorner = lazy(() => import('./OwnCorner.tsx').then((module) => ({ default: module.OwnCorner })))

/** Who one is, or a way to say so. A browser that has never been online asks nobody. */
export function MenuCorner(): ReactNode {
  // The menu that is served is a stranger's.
  const isKnown = useSyncExternalStore(neverChanges, hasBeenOnline, () => false)
  return (
    <span className="menu-corner">
      {isKnown ? (
        <Suspense fallback={<SignInLink />}>
          <OwnCorner stranger={<SignInLink />} />
        </Suspense>
      ) : (
        <SignInLink />
      )}
    </span>
  )
}

function neverChanges(): () => void {
  return () => {}
}

function SignInLink(): ReactNode {
  const words = useWords()
  return <Link href="/account/sign-in">{words.online.friends.signIn}</Link>
}
