import type { PlayedGame } from '@modern-art/protocol'
import type { ReactNode } from 'react'
import { useProfileWords } from '../words/profileWords.ts'
import { useWords } from '../words/words.ts'
import { formOf, isWon, placeIn } from './figures.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

const COLUMN = 20
const GAP = 4
const HEIGHT = 120
/** What the last place of a game is worth seeing. */
const LEAST = 14
/** Room for the places below. */
const BELOW = 22
/** With fewer games columns do not grow. */
const FEWEST = 10

/** The places in the latest games as columns: the better, the higher; victories stand out. */
export function FormChart({ games }: { readonly games: readonly PlayedGame[] }): ReactNode {
  const words = useWords()
  const { form } = useProfileWords()
  const shown = formOf(games)
  const columns = Math.max(FEWEST, shown.length)
  const width = columns * (COLUMN + GAP) - GAP
  const first = columns - shown.length
  const places = shown.map((game) => words.over.place[placeIn(game) - 1] ?? '')
  return (
    <ProfilePanel title={form.title} about={form.about(shown.length, shown.filter(isWon).length)}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={form.chart(places.join(', '))}
        className="h-auto w-full"
        fontSize={12}
      >
        <line x1={0} x2={width} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} stroke="var(--line-strong)" />
        {shown.map((game, at) => {
          const place = placeIn(game)
          const rank = (game.players.length - place) / (game.players.length - 1)
          const tall = LEAST + (HEIGHT - BELOW - LEAST) * rank
          const x = (first + at) * (COLUMN + GAP)
          return (
            // Games have nothing but their order.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={at}>
              <rect
                x={x}
                y={HEIGHT - BELOW - tall}
                width={COLUMN}
                height={tall}
                rx={3}
                className={isWon(game) ? 'form-won' : game.stayed ? 'form-place' : 'form-left'}
              />
              <text
                x={x + COLUMN / 2}
                y={HEIGHT - 6}
                textAnchor="middle"
                fill={isWon(game) ? 'var(--ink)' : 'var(--muted)'}
                fontWeight={isWon(game) ? 700 : 400}
              >
                {place}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="text-muted flex justify-between text-xs" aria-hidden="true">
        <span>{form.oldest}</span>
        <span>{form.latest}</span>
      </p>
    </ProfilePanel>
  )
}
