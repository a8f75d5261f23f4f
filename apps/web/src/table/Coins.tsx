import { animate } from 'motion/mini'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { factorOf, prefersLessMotion } from '../settings/speed.ts'
import { useSetting } from '../settings/settings.ts'
import { placeOfSeat } from './pieces/flight.ts'
import { useBeat } from './context/tableContext.ts'

const COINS = 7

/** Coins that go from the payer to the payee; the bank is above the table. */
export function Coins(): ReactNode {
  const paying = useBeat('coins')
  const speed = useSetting('speed')
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = layer
    if (paying === null || current === null || prefersLessMotion()) return undefined
    const playbacks = paying.payments.flatMap(({ from, to }) => {
      const start = centreOf(from)
      const end = centreOf(to)
      return Array.from({ length: COINS }, (_, coin) => {
        const disc = document.createElement('span')
        disc.className = 'coin'
        current.append(disc)
        const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 - 8 * coin }
        return animate(
          disc,
          {
            transform: [start, middle, end].map(({ x, y }) => `translate(${x}px, ${y}px)`),
            opacity: [0, 1, 1, 0],
          },
          { duration: 0.6 * factorOf(speed), delay: 0.03 * coin * factorOf(speed), ease: 'easeInOut' },
        )
      })
    })
    return () => {
      for (const playback of playbacks) playback.cancel()
      current.replaceChildren()
    }
  }, [paying, speed])
  return <div ref={layer} aria-hidden="true" className="pointer-events-none fixed inset-0 z-30 overflow-hidden" />
}

function centreOf(seat: number | null): { readonly x: number; readonly y: number } {
  const place = seat === null ? null : placeOfSeat(seat)
  if (place === null) return { x: innerWidth / 2, y: -20 }
  const { left, top, width, height } = place
  return { x: left + width / 2, y: top + height / 2 }
}
