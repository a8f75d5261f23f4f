import type { ReactNode } from 'react'
import { useMedia } from '../pieces/useMedia.ts'
import { seatStyle } from '../table/seatColours.ts'
import { useWords } from '../words/words.ts'
import type { MoneyPoint } from './moneyCurve.ts'

/** On a narrow screen the figures would be too small to read. */
const NARROW = '(max-width: 40rem)'
const LEFT = 38
const RIGHT = 88
const TOP = 12
const BOTTOM = 26

interface MoneyChartProps {
  readonly points: readonly MoneyPoint[]
  readonly names: readonly string[]
}

/** Everyone's money over the whole game, a line each, the seasons marked. */
export function MoneyChart({ points, names }: MoneyChartProps): ReactNode {
  const words = useWords()
  const narrow = useMedia(NARROW)
  const width = narrow ? 360 : 640
  const height = narrow ? 260 : 300
  const most = Math.max(...points.flatMap(({ money }) => money))
  const step = most > 500 ? 200 : 100
  const top = Math.max(step, Math.ceil(most / step) * step)
  const x = (index: number): number => LEFT + ((width - LEFT - RIGHT) * index) / Math.max(1, points.length - 1)
  const y = (amount: number): number => TOP + (height - TOP - BOTTOM) * (1 - amount / top)
  const last = points.at(-1)?.money ?? []
  const labels = spread(last.map(y))
  const summary = names.map((name, seat) => `${name} ${last[seat] ?? 0}`).join(', ')
  return (
    <figure className="panel p-4">
      <figcaption className="mb-2 font-serif text-lg font-semibold">{words.over.curve}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.over.curveAbout(summary)}
        className="h-auto w-full text-[12px]"
      >
        {Array.from({ length: top / step + 1 }, (_, line) => line * step).map((amount) => (
          <g key={amount}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(amount)} y2={y(amount)} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(amount) + 4} textAnchor="end" fill="var(--muted)">
              {words.money(amount)}
            </text>
          </g>
        ))}
        {points.map(({ season }, index) =>
          season === null || season === 0 ? null : (
            <g key={`season ${season}`}>
              <line
                x1={x(index)}
                x2={x(index)}
                y1={TOP}
                y2={height - BOTTOM}
                stroke="var(--line-strong)"
                strokeDasharray="2 4"
              />
              <text x={x(index)} y={height - 8} textAnchor="middle" fill="var(--muted)">
                {season}
              </text>
            </g>
          ),
        )}
        {names.map((name, seat) => {
          const { colour, dash } = seatStyle(seat)
          return (
            <g key={name + String(seat)}>
              <polyline
                fill="none"
                stroke={colour}
                strokeWidth={2.25}
                strokeDasharray={dash}
                strokeLinejoin="round"
                points={points.map(({ money }, index) => `${x(index)},${y(money[seat] ?? 0)}`).join(' ')}
              />
              <text x={width - RIGHT + 8} y={(labels[seat] ?? 0) + 4} fill={colour} fontWeight={600}>
                {name.length > 12 ? `${name.slice(0, 11)}…` : name}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

const APART = 15

/** Heights for labels near these, none above another. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((height, seat) => ({ height, seat })).toSorted((a, b) => a.height - b.height)
  const placed = heights.slice()
  let previous = -Infinity
  for (const { height, seat } of order) {
    previous = Math.max(height, previous + APART)
    placed[seat] = previous
  }
  return placed
}
