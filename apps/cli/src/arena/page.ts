import type { ArenaFigures } from '@modern-art/bots'
import { printable } from '../narration/printable.ts'
import { wrap } from '../narration/wrap.ts'
import { whole } from '../simulation/summary.ts'
import { formatContestOptions } from './contestOptions.ts'
import type { ContestOptions } from './contestOptions.ts'

const WIDTH = 80
const FAULTS_SHOWN = 5
const INDENT = '    '
/** A shell ignores this at the end of a line, and joins the next line to it. */
const GOES_ON = ' \\'

/** A contest as a page for people: how to see it again, and how it went. */
export function arenaPage(options: ContestOptions, figures: ArenaFigures, seconds: number): string[] {
  const { interval, marginInterval, ranks, games, field } = figures
  return [
    ...commandLines(formatContestOptions(options)),
    '',
    row(
      'win share',
      percent(figures.winShare),
      `${percent(interval[0])} to ${percent(interval[1])} with 95 % confidence`,
    ),
    row('  of an equal', percent(1 / ranks.length)),
    row(
      'margin',
      signed(figures.margin),
      marginInterval === null ? '' : `${signed(marginInterval[0])} to ${signed(marginInterval[1])}`,
    ),
    row('rank'),
    ...ranks.map((share, better) => row(`  ${better + 1}`, percent(share))),
    '',
    row('ms per decision', 'median', `${'p99'.padStart(10)}${'longest'.padStart(10)}`),
    timeRow('challenger', figures),
    timeRow('field', field),
    '',
    row('illegal actions', whole(figures.illegal)),
    ...faultLines(figures),
    row('  of the field', whole(field.illegal)),
    ...faultLines(field),
    '',
    `${whole(games)} games in ${seconds.toFixed(1)} s, ${whole(Math.round(games / seconds))} per second`,
  ]
}

/** The command to be typed again, on lines that a shell takes for one. */
function commandLines(options: readonly string[]): string[] {
  const lines: string[] = []
  let line = 'modern-art arena'
  for (const option of options.map(printable)) {
    if (line.length + ' '.length + option.length + GOES_ON.length <= WIDTH) {
      line = `${line} ${option}`
    } else {
      lines.push(`${line}${GOES_ON}`)
      line = `${INDENT}${option}`
    }
  }
  return [...lines, line]
}

type Conduct = Pick<ArenaFigures, 'msMedian' | 'msP99' | 'msMax' | 'illegal' | 'faults'>

function timeRow(who: string, { msMedian, msP99, msMax }: Conduct): string {
  return row(`  ${who}`, String(msMedian), `${String(msP99).padStart(10)}${String(msMax).padStart(10)}`)
}

function faultLines({ illegal, faults }: Conduct): string[] {
  const shown = faults.slice(0, FAULTS_SHOWN)
  const more = illegal - shown.length
  return [
    ...shown.map(({ deal, seat, reason }) => `deal ${deal}, seat ${seat}: ${printable(reason)}`),
    ...(more === 0 ? [] : [`and ${whole(more)} more`]),
  ].flatMap((line) => wrap(line, WIDTH, INDENT, `${INDENT}  `))
}

function row(what: string, number = '', remark = ''): string {
  return `  ${what.padEnd(18)}${number.padStart(12)}  ${remark}`.trimEnd()
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`
}
