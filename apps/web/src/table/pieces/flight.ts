import type { Card, Seat } from '@modern-art/engine'
import { animate } from 'motion/mini'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { prefersLessMotion } from '../../settings/speed.ts'

/** The place of a card of the hand when it was last pressed. */
let pressed: { readonly card: Card; readonly where: DOMRect } | null = null

export function notePressed(card: Card, element: Element): void {
  pressed = { card, where: element.getBoundingClientRect() }
}

function originOf(card: Card, seat: Seat): DOMRect | null {
  if (pressed?.card === card) return pressed.where
  return placeOfSeat(seat)
}

/** Carries what a seat has just played from where it was to where it hangs. */
export function useFlight(target: RefObject<HTMLElement | null>, card: Card, seat: Seat | null, seconds: number): void {
  useLayoutEffect(() => {
    const { current } = target
    if (seat === null || current === null || prefersLessMotion()) return
    const from = originOf(card, seat)
    if (from === null) return
    const to = current.getBoundingClientRect()
    const x = from.left + from.width / 2 - (to.left + to.width / 2)
    const y = from.top + from.height / 2 - (to.top + to.height / 2)
    const scale = Math.max(0.12, Math.min(1, from.height / to.height))
    const playback = animate(
      current,
      { transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'translate(0, 0) scale(1)'] },
      { duration: seconds, ease: [0.2, 0.8, 0.2, 1] },
    )
    return () => playback.cancel()
  }, [target, card, seat, seconds])
}

/** Carries a painting from the wall to the seat that has got it. */
export function useDeparture(target: RefObject<HTMLElement | null>, seat: Seat | null, seconds: number): void {
  useLayoutEffect(() => {
    const { current } = target
    const to = seat === null ? null : placeOfSeat(seat)
    if (current === null || to === null || prefersLessMotion()) return
    const from = current.getBoundingClientRect()
    const x = to.left + to.width / 2 - (from.left + from.width / 2)
    const y = to.top + to.height / 2 - (from.top + from.height / 2)
    const playback = animate(
      current,
      { transform: ['translate(0, 0) scale(1)', `translate(${x}px, ${y}px) scale(0.12)`], opacity: [1, 0.2] },
      { duration: seconds, ease: [0.5, 0, 0.7, 0.4] },
    )
    return () => playback.cancel()
  }, [target, seat, seconds])
}

/** The place of a seat on the screen, for paintings and coins that fly; `null` if it is not drawn. */
export function placeOfSeat(seat: Seat): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null
}
