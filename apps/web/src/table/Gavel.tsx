import { animate } from 'motion/mini'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useNow } from '../pieces/useNow.ts'
import { arrivalOf } from '../play/arrivals.ts'
import { prefersLessMotion } from '../settings/pace.ts'
import type { HammerClock } from '../worker/messages.ts'
import { useWords } from '../words/words.ts'
import { useTable } from './tableContext.ts'

/** The hammer: three bars that fill towards "sold", and the auctioneer's calls. */
export function Hammer({ clock }: { readonly clock: HammerClock }): ReactNode {
  const words = useWords()
  const { screen } = useTable()
  const now = useNow(clock.running, 100)
  const passed = clock.running ? Math.max(0, now - arrivalOf(screen)) : 0
  const part = clock.left <= 0 ? 1 : Math.min(1, passed / clock.left)
  return (
    <div className="my-2">
      <div className="flex gap-1.5" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <span key={bar} className="bg-line h-1.5 flex-1 overflow-hidden rounded-full">
            <span
              className="bg-now block h-full rounded-full"
              style={{ width: `${100 * (bar < clock.calls ? 1 : bar === clock.calls ? part : 0)}%` }}
            />
          </span>
        ))}
      </div>
      <p className="text-now-text min-h-7 font-serif text-lg font-semibold italic">{words.stage.calls[clock.calls]}</p>
    </div>
  )
}

/** The gavel falls once. */
export function Gavel({ className = '' }: { readonly className?: string }): ReactNode {
  const head = useRef<SVGGElement>(null)
  useEffect(() => {
    const { current } = head
    if (current === null || prefersLessMotion()) return
    const playback = animate(
      current,
      { transform: ['rotate(-38deg)', 'rotate(8deg)', 'rotate(0deg)'] },
      { duration: 0.42, times: [0, 0.7, 1], ease: [0.6, 0, 0.9, 0.5] },
    )
    return () => playback.cancel()
  }, [])
  return (
    <svg viewBox="0 0 64 48" className={className} aria-hidden="true" fill="currentColor">
      <rect x="6" y="40" width="40" height="6" rx="3" />
      <g ref={head} className="origin-[88%_80%]">
        <rect x="14" y="10" width="16" height="26" rx="3" transform="rotate(-8 22 23)" />
        <rect x="30" y="20" width="32" height="5" rx="2.5" transform="rotate(8 30 22)" />
      </g>
    </svg>
  )
}
