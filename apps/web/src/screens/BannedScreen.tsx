import type { ReactNode } from 'react'
import { lazy } from 'react'
import { useStore } from 'zustand'
import { meStore } from '../online/me.ts'
import { useSanction } from '../online/sanctions.ts'
import { useMeAnew } from '../online/useMe.ts'
import { Opening } from '../pieces/Opening.tsx'

const BannedPage = lazy(() => import('../safety/BannedPage.tsx').then((module) => ({ default: module.BannedPage })))

/** Instead of a page on which one would play online. */
export function BannedScreen({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const hasAccount = useStore(meStore, ({ me }) => me?.hasAccount ?? false)
  const ban = useSanction('ban')
  // It may just have been decided: what the page knew before says nothing.
  const isAnswered = useMeAnew()
  return isAnswered ? <BannedPage ban={ban} hasAccount={hasAccount} onAgain={onAgain} /> : <Opening />
}
