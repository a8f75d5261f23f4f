import { PATIENCE } from '../matching/patience.ts'
import { GAMES_UNTIL_KNOWN } from '../ratings/rating.ts'
import { chart } from './chart.ts'
import type { Axis, Colour, Line } from './chart.ts'
import { DIFFERENCES, WAITS } from './eveningFigures.ts'
import type { PeopleFigures } from './figures.ts'

const SHARES: Axis['ticks'] = [0, 0.25, 0.5, 0.75, 1].map((share) => [share, `${100 * share} %`])
const LONGEST_SHOWN = 1200

/** How well strengths are recovered, and whether what ratings predict happens. */
export function ratingsPlot({ recovery, calibration }: PeopleFigures): string {
  return chart('How well ratings find strengths that nobody knows, and whether their predictions come true', [
    {
      title: 'Ratings find who is stronger',
      x: {
        from: 1,
        to: 100,
        logarithmic: true,
        ticks: [1, 2, 5, 10, 20, 50, 100].map((at) => [at, String(at)]),
        title: 'games played by everybody',
      },
      y: {
        from: 0.5,
        to: 1,
        ticks: [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((at) => [at, at.toFixed(1)]),
        title: 'rank correlation with the hidden strengths',
      },
      lines: [
        {
          points: recovery.map(({ games, matched }) => [games, matched]),
          colour: 'orange',
          name: 'similar people meet',
        },
        { points: recovery.map(({ games, anybody }) => [games, anybody]), colour: 'blue', name: 'anybody meets' },
      ],
      marker: { x: GAMES_UNTIL_KNOWN, text: 'no longer provisional' },
      legend: 'lower right',
    },
    {
      title: 'What they predict happens',
      x: { from: 0, to: 1, ticks: SHARES, title: 'predicted chance to come out ahead of somebody' },
      y: { from: 0, to: 1, ticks: SHARES, title: 'how often it happened' },
      lines: [
        {
          points: [
            [0, 0],
            [1, 1],
          ],
          colour: 'quiet',
          dashed: true,
          name: 'as predicted',
        },
        {
          points: calibration.map(({ predicted, happened }) => [predicted, happened]),
          colour: 'blue',
          dotted: true,
          name: 'simulated games',
        },
      ],
      legend: 'lower right',
    },
  ])
}

const EVENING_COLOURS: readonly Colour[] = ['blue', 'green', 'orange']

/** How long people wait at live tables, and how far apart they are there. */
export function matchingPlot({ evenings, unmatched }: PeopleFigures): string {
  const ofEvening = (index: number): Pick<Line, 'colour' | 'name'> => ({
    colour: EVENING_COLOURS[index] ?? 'quiet',
    name: `${(evenings[index]?.visitors ?? 0).toLocaleString('en')} visitors`,
  })
  return chart(
    'Quick match on evenings with many and few visitors: waiting times and rating differences at live tables',
    [
      {
        title: 'How long people wait',
        x: {
          from: 2,
          to: LONGEST_SHOWN,
          logarithmic: true,
          ticks: [
            [2, '2 s'],
            [5, '5'],
            [10, '10'],
            [20, '20'],
            [60, '1 min'],
            [180, '3'],
            [600, '10'],
            [LONGEST_SHOWN, '20'],
          ],
          title: 'time since they came',
        },
        y: { from: 0, to: 1, ticks: SHARES, title: 'share of people who are seated at a live table' },
        lines: evenings.map(({ waitCurve }, index) => ({
          points: waitCurve
            .map((share, at) => [WAITS[at] ?? 0, share] as const)
            .filter(([seconds]) => seconds <= LONGEST_SHOWN),
          ...ofEvening(index),
        })),
        marker: { x: PATIENCE.live.botsAfter / 1000, text: 'bots are offered' },
        legend: 'upper left',
      },
      {
        title: 'How far apart they are',
        x: {
          from: 0,
          to: 1000,
          ticks: [0, 200, 400, 600, 800, 1000].map((at) => [at, String(at)]),
          title: 'points between the strongest and the weakest',
        },
        y: { from: 0, to: 1, ticks: SHARES, title: 'share of live tables, at most so far apart' },
        lines: [
          ...evenings.map(({ differences }, index) => ({
            points: alongDifferences(differences.curve),
            ...ofEvening(index),
          })),
          { points: alongDifferences(unmatched.curve), colour: 'quiet', dashed: true, name: 'without matching' },
        ],
        legend: 'lower right',
      },
    ],
  )
}

function alongDifferences(curve: readonly number[]): Line['points'] {
  return curve.map((share, at) => [DIFFERENCES[at] ?? 0, share])
}
