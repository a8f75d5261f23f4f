import type { PlayedGame } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useProfileWords } from '../words/profileWords.ts'
import { useWords } from '../words/words.ts'
import { tradesOf } from './figures.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

const WIDTH = 380
const HEIGHT = 240
const LEFT = 40
const BOTTOM = 34
const EDGE = 10
/** Half of the last number stands beyond the last line. */
const RIGHT = 20
const STEP = 100

/** What somebody paid in a game against what that was worth, a dot a game: above the line it was a good game. */
export function PaidAndWorth({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const words = useWords()
  const { trades } = useProfileWords()
  const { paid, worth, gained, games: dots } = tradesOf(games)
  if (paid === 0) {
    return (
      <ProfilePanel title={trades.title} about={trades.none}>
        {null}
      </ProfilePanel>
    )
  }
  const most = Math.max(...dots.flatMap((dot) => [dot.paid, dot.worth]))
  const step = most > 5 * STEP ? 2 * STEP : STEP
  const top = Math.ceil(most / step) * step
  const x = (amount: number): number => LEFT + (WIDTH - LEFT - RIGHT) * (amount / top)
  const y = (amount: number): number => EDGE + (HEIGHT - BOTTOM - EDGE) * (1 - amount / top)
  const lines = Array.from({ length: top / step + 1 }, (_, line) => line * step)
  return (
    <ProfilePanel title={trades.title} about={trades.about(Math.round((100 * worth) / paid))}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={trades.chart(dots.length, gained)}
        className="h-auto w-full"
        fontSize={12}
      >
        {lines.map((amount) => (
          <g key={amount}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(amount)} y2={y(amount)} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(amount) + 4} textAnchor="end" fill="var(--muted)">
              {words.money(amount)}
            </text>
            <text x={x(amount)} y={HEIGHT - BOTTOM + 16} textAnchor="middle" fill="var(--muted)">
              {words.money(amount)}
            </text>
          </g>
        ))}
        <line x1={x(0)} y1={y(0)} x2={x(top)} y2={y(top)} stroke="var(--line-strong)" strokeDasharray="3 4" />
        <text x={LEFT + 6} y={EDGE + 10} fill="var(--muted)" fontStyle="italic">
          {trades.worth}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 2} textAnchor="end" fill="var(--muted)" fontStyle="italic">
          {trades.paid}
        </text>
        {dots.map((dot, at) => (
          // Games have nothing but their order.
          <circle
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            cx={x(dot.paid)}
            cy={y(dot.worth)}
            r={5}
            fill={dot.worth > dot.paid ? 'var(--gain)' : 'var(--panel)'}
            stroke={dot.worth > dot.paid ? 'var(--panel)' : 'var(--loss)'}
            strokeWidth={dot.worth > dot.paid ? 1 : 2}
          />
        ))}
      </svg>
    </ProfilePanel>
  )
}
