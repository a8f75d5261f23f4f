import type { Screen } from '@modern-art/table/contract'
import type { ReactNode, RefObject } from 'react'
import { use, useRef, useLayoutEffect, useState } from 'react'
import { sitterPicture } from '../paintings/pictures.ts'
import { ChosenFaces, sitterOf } from '../seats/chosenFaces.ts'
import { labelOf } from '../seats/names.ts'
import { seatStyle } from '../seats/seatColours.ts'
import { ScreenPortrait } from '../seats/SeatPortrait.tsx'
import { useWords } from '../words/words.ts'
import { moneyCurve } from './moneyCurve.ts'
import { apart, placesOf } from './chartPlaces.ts'

/** The chart grows with the page's text: its sizes are fractions of a rem. */
const UNITS_PER_REM = 16
const FONT_SIZE = 12
/** Room for the amounts on the left, the faces on the right, a little air above, and the seasons' names below. */
const LEFT = 40
const RIGHT = 38
const TOP = 16
const BOTTOM = 30
const FACE = 26
/** Every season is as wide as the others: so wide at least that its whole name fits under it. */
const NAMED_FROM = 84

/** Seasons where there is no room for their names. */
const NUMERALS = ['I', 'II', 'III', 'IV']

/** Everyone's money over the whole game: a line each in the colour of the seat, with its face at the end. */
export function MoneyChart({ screen }: { readonly screen: Screen }): ReactNode {
  const words = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 640)
  const { view, occupants } = screen
  const chosen = use(ChosenFaces)
  const points = moneyCurve(view)
  const seasons = view.past.length
  const height = Math.round(Math.min(420, Math.max(240, width * 0.52)))
  const most = Math.max(...points.flatMap(({ money }) => money))
  const step = most > 500 ? 200 : 100
  const top = Math.max(step, Math.ceil(most / step) * step)
  const across = width - LEFT - RIGHT
  const x = (season: number): number => LEFT + (across * season) / Math.max(1, seasons)
  const y = (amount: number): number => TOP + (height - TOP - BOTTOM) * (1 - amount / top)
  const places = placesOf(points)
  const last = points.at(-1)?.money ?? []
  const faces = apart(last.map(y), FACE + 1, { from: FACE / 2, to: height - BOTTOM })
  const label = (seat: number): string => labelOf(view, seat, words)
  const summary = last.map((amount, seat) => `${label(seat)} ${words.money(amount)}`).join(', ')
  const named = across / Math.max(1, seasons) >= NAMED_FROM
  return (
    <figure className="panel p-4">
      <figcaption className="mb-2 font-serif text-lg font-semibold">{words.over.curve}</figcaption>
      <div ref={frame}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={words.over.curveAbout(summary)}
          fontSize={FONT_SIZE}
          className="h-auto w-full"
        >
          {Array.from({ length: top / step + 1 }, (_, line) => line * step).map((amount) => (
            <g key={amount}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(amount)} y2={y(amount)} stroke="var(--line)" />
              <text x={LEFT - 8} y={y(amount) + 4} textAnchor="end" fill="var(--muted)">
                {words.money(amount)}
              </text>
            </g>
          ))}
          {view.past.map((_, season) => (
            // Seasons have nothing but their order.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={season}>
              <line
                x1={x(season + 1)}
                x2={x(season + 1)}
                y1={TOP}
                y2={height - BOTTOM}
                stroke="var(--line-strong)"
                strokeDasharray="2 4"
              />
              <text x={x(season + 0.5)} y={height - 8} textAnchor="middle" fill="var(--muted)">
                {named ? words.over.season(season + 1) : NUMERALS[season]}
              </text>
            </g>
          ))}
          {last.map((_, seat) => (
            <polyline
              // Seats have nothing but their order.
              // oxlint-disable-next-line react/no-array-index-key
              key={seat}
              data-line={seat}
              fill="none"
              stroke={seatStyle(seat).colour}
              strokeWidth={2.5}
              strokeDasharray={seatStyle(seat).dash}
              strokeLinejoin="round"
              points={points.map(({ money }, at) => `${x(places[at] ?? 0)},${y(money[seat] ?? 0)}`).join(' ')}
            />
          ))}
          {last.map((_, seat) => {
            const sitter = sitterOf(occupants[seat], seat, chosen)
            const centre = { x: width - RIGHT / 2 + 3, y: faces[seat] ?? 0 }
            return (
              sitter !== null && (
                // oxlint-disable-next-line react/no-array-index-key
                <g key={seat} transform={`translate(${centre.x - FACE / 2} ${centre.y - FACE / 2})`}>
                  <circle cx={FACE / 2} cy={FACE / 2} r={FACE / 2} fill={seatStyle(seat).colour} />
                  <image
                    href={sitterPicture(sitter, view.setup.players[seat] ?? '')}
                    width={FACE}
                    height={FACE}
                    className="chart-face"
                  />
                </g>
              )
            )
          })}
        </svg>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5">
        {last.map((_, seat) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} className="flex min-w-0 items-center gap-2 text-sm">
            <svg viewBox="0 0 28 4" className="h-1 w-7 shrink-0" aria-hidden="true">
              <line
                x2={28}
                y1={2}
                y2={2}
                stroke={seatStyle(seat).colour}
                strokeWidth={3}
                strokeDasharray={seatStyle(seat).dash}
              />
            </svg>
            <ScreenPortrait screen={screen} seat={seat} className="size-6" />
            <span className="min-w-0 wrap-anywhere">{label(seat)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The width of an element in whole units, now and as it changes. */
function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWidth(Math.round((current.clientWidth / rem) * UNITS_PER_REM))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
