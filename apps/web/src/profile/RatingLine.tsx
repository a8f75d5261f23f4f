import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

const WIDTH = 240
const HEIGHT = 96
/** Room for the numbers on the right, and for half a dot. */
const RIGHT = 40
const EDGE = 8

interface RatingLineProps {
  readonly points: readonly number[]
  readonly label: string
}

/** A rating from game to game: the highest and the lowest are named, and the latest has a dot. */
export function RatingLine({ points, label }: RatingLineProps): ReactNode {
  const words = useWords()
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const range = Math.max(1, high - low)
  const x = (at: number): number => EDGE + ((WIDTH - RIGHT - EDGE) * at) / (points.length - 1)
  const y = (value: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - (value - low) / range)
  const last = points.length - 1
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="rating-line" fontSize={12}>
      {[...new Set([high, low])].map((value) => (
        <g key={value}>
          <line x1={EDGE} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} stroke="var(--line)" />
          <text x={WIDTH - RIGHT + 6} y={y(value) + 4} fill="var(--muted)">
            {words.figure(value)}
          </text>
        </g>
      ))}
      <polyline
        fill="none"
        stroke="var(--seat-1)"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        points={points.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
      />
      <circle
        cx={x(last)}
        cy={y(points[last] ?? low)}
        r={4.5}
        fill="var(--seat-1)"
        stroke="var(--panel)"
        strokeWidth={2}
      />
    </svg>
  )
}
