import { STARTING_MONEY } from '@modern-art/engine'
import type { ReactNode } from 'react'

const WIDTH = 120
const HEIGHT = 44
const EDGE = 5

interface MoneySparkProps {
  /** The money after each season. */
  readonly seasons: readonly number[]
  /** The most in any of the games that are shown together. */
  readonly most: number
  readonly label: string
}

/** One's money over a game, from its start on: all games of a list have one scale. */
export function MoneySpark({ seasons, most, label }: MoneySparkProps): ReactNode {
  const points = [STARTING_MONEY, ...seasons]
  const x = (at: number): number => EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, points.length - 1)
  const y = (amount: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - amount / Math.max(1, most))
  const line = points.map((amount, at) => `${x(at)},${y(amount)}`).join(' ')
  const last = points.length - 1
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="money-spark">
      <polygon points={`${x(0)},${HEIGHT} ${line} ${x(last)},${HEIGHT}`} fill="var(--tile)" />
      <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--line)" />
      <polyline fill="none" stroke="var(--tile-ink)" strokeWidth={2} strokeLinejoin="round" points={line} />
      {points.map((amount, at) => (
        // Seasons have nothing but their order.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={at} cx={x(at)} cy={y(amount)} r={at === last ? 3.5 : 2} fill="var(--tile-ink)" />
      ))}
    </svg>
  )
}
