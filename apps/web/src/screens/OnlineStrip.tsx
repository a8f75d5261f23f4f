import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { ConnectionStrip } from '../friends/ConnectionStrip.tsx'
import type { StripState } from '../friends/stripText.ts'
import { loadNewPage } from '../online/loadNewPage.ts'
import { onlineTable } from '../online/online.ts'
import type { OnlineState } from '../online/onlineTable.ts'
import type { GameCommand } from '../online/unanswered.ts'
import { useOnline } from '../online/useOnline.ts'
import type { LostMove } from '../words/grammar/lostMove.ts'

/** How long it is said that the connection is back, in milliseconds. */
const SAID_FOR = 3000

const BACK: StripState = { kind: 'back' }
const LEFT_OUT: StripState = { kind: 'left_out' }

/** How the page stands with the server, where that is not as it should be. */
export function OnlineStrip(): ReactNode {
  const status = useOnline((state) => state.status)
  const lost = useOnline((state) => state.lost)
  const leftOut = useOnline((state) => state.leftOut)
  const [isBack, setIsBack] = useState(false)
  const [wasLost, setWasLost] = useState(false)
  if (status.state === 'reconnecting' && !wasLost) {
    setWasLost(true)
    // Lost again while it was still said to be back: that is said anew, and for as long.
    setIsBack(false)
  }
  if (status.state === 'connected' && wasLost) {
    setWasLost(false)
    setIsBack(true)
  }
  useEffect(() => {
    if (!isBack) return undefined
    const timer = setTimeout(() => setIsBack(false), SAID_FOR)
    return () => clearTimeout(timer)
  }, [isBack])
  return (
    <ConnectionStrip
      state={
        stripOf(status) ??
        (lost !== null ? { kind: 'lost', move: moveOf(lost) } : leftOut ? LEFT_OUT : isBack ? BACK : null)
      }
      onDismiss={lost === null ? onlineTable.dismissLeftOut : onlineTable.dismissLost}
      onPlayHere={onlineTable.takeOver}
      onReload={() => void loadNewPage()}
    />
  )
}

function stripOf(status: OnlineState['status']): StripState | null {
  switch (status.state) {
    case 'closed':
    case 'connecting':
    case 'connected':
    case 'refused': // A page of its own says why.
      return null
    case 'reconnecting':
      // It counts by the clock that animations count by.
      return navigator.onLine
        ? { kind: 'reconnecting', since: status.since - performance.timeOrigin }
        : { kind: 'offline' }
    case 'old_page':
      return { kind: 'old_page' }
    case 'goodbye':
      return { kind: 'newer_window' }
  }
}

/** What somebody did, as far as there are words for its loss. */
function moveOf(lost: GameCommand): LostMove {
  if (lost.type === 'plan') return 'plan'
  if (lost.type === 'order') {
    if (lost.order === null) return 'withdrawal'
    return lost.order.type === 'out' ? 'out' : 'order'
  }
  switch (lost.action.type) {
    case 'bid':
    case 'submit_bid':
      return 'bid'
    case 'pass':
      return 'pass'
    case 'play_card':
    case 'offer_second':
      return 'card'
    case 'set_price':
      return 'price'
    case 'buy':
      return 'buy'
    case 'decline_second':
    case 'reveal_mystery':
    case 'skip_mystery':
      return 'other'
  }
}
