import { animate } from 'motion/mini'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { prefersLessMotion } from '../settings/pace.ts'

/** Where a card of the hand lay when it was played. */
let takenFrom: DOMRect | null = null

export function takeFrom(element: Element): void {
  takenFrom = element.getBoundingClientRect()
}

function originOf(seat: number): DOMRect | null {
  const own = takenFrom
  takenFrom = null
  return own ?? document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null
}

/** Carries what a seat has just played from where it was to where it hangs. */
export function useFlight(target: RefObject<HTMLElement | null>, seat: number | null, seconds: number): void {
  useLayoutEffect(() => {
    const { current } = target
    if (seat === null || current === null || prefersLessMotion()) return
    const from = originOf(seat)
    if (from === null) return
    const to = current.getBoundingClientRect()
    const x = from.left + from.width / 2 - (to.left + to.width / 2)
    const y = from.top + from.height / 2 - (to.top + to.height / 2)
    const scale = Math.max(0.12, Math.min(1, from.height / to.height))
    const playback = animate(
      current,
      { transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'translate(0, 0) scale(1)'], opacity: [0.4, 1] },
      { duration: seconds, ease: [0.2, 0.8, 0.2, 1] },
    )
    return () => playback.cancel()
  }, [target, seat, seconds])
}
