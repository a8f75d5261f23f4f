import type { Sanction, SanctionKind } from '@modern-art/protocol'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { meStore } from './me.ts'

/** How often the page looks whether it is over, in milliseconds. */
const LOOKED_EVERY = 10_000

const NONE: readonly Sanction[] = []

/** What holds against the person at this page, as the server last said it; `null` once it has ended. */
export function useSanction(kind: SanctionKind): Sanction | null {
  const sanctions = useStore(meStore, ({ me }) => me?.sanctions ?? NONE)
  const [now, setNow] = useState(() => Date.now())
  const holding = sanctionAt(sanctions, kind, now)
  const holds = holding !== null
  useEffect(() => {
    if (!holds) return undefined
    const timer = setInterval(() => setNow(Date.now()), LOOKED_EVERY)
    return () => clearInterval(timer)
  }, [holds])
  return holding
}

/** What holds of a kind at a time: of several the last to end. */
export function sanctionAt(sanctions: readonly Sanction[], kind: SanctionKind, now: number): Sanction | null {
  const holding = sanctions.filter((sanction) => sanction.kind === kind && sanction.endsAt > now)
  return holding.toSorted((a, b) => b.endsAt - a.endsAt)[0] ?? null
}
