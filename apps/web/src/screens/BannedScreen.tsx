import type { ReactNode } from 'react'
import { lazy, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { askMe, meStore } from '../online/me.ts'
import { useSanction } from '../online/sanctions.ts'

const BannedPage = lazy(() => import('../safety/BannedPage.tsx').then((module) => ({ default: module.BannedPage })))

/** Instead of a page on which one would play online. */
export function BannedScreen({ onAgain }: { readonly onAgain: () => void }): ReactNode {
  const hasAccount = useStore(meStore, ({ me }) => me?.hasAccount ?? false)
  const ban = useSanction('ban')
  // It may just have been decided: what the page knew before says nothing.
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    void askMe().then(() => setIsAsked(true))
  }, [])
  return isAsked && <BannedPage ban={ban} hasAccount={hasAccount} onAgain={onAgain} />
}
