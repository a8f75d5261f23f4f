import type { ArenaFigures } from '@modern-art/bots'
import { whole } from '../simulation/summary.ts'

/** The figures as a page. */
export function arenaPage(figures: ArenaFigures): string[] {
  const { interval, marginInterval, ranks, field } = figures
  return [
    row('win share', percent(figures.winShare), `${percent(interval[0])} to ${percent(interval[1])}, 95 times of 100`),
    row('', '', `${percent(1 / ranks.length)} for an equal`),
    row(
      'margin',
      signed(figures.margin),
      marginInterval === null ? '' : `${signed(marginInterval[0])} to ${signed(marginInterval[1])}`,
    ),
    ...ranks.map((share, above) => row(above === 0 ? 'ranks' : '', percent(share), ordinal(above + 1))),
    '',
    row('milliseconds', 'median', `${'p99'.padStart(10)}${'longest'.padStart(10)}`),
    timeRow('challenger', figures),
    timeRow('field', field),
    '',
    row('illegal actions', whole(figures.illegal)),
    row('  of the field', whole(field.illegal)),
  ]
}

type Times = Pick<ArenaFigures, 'msMedian' | 'msP99' | 'msMax'>

function timeRow(who: string, { msMedian, msP99, msMax }: Times): string {
  return row(`  ${who}`, String(msMedian), `${String(msP99).padStart(10)}${String(msMax).padStart(10)}`)
}

function row(what: string, number: string, remark = ''): string {
  return `  ${what.padEnd(18)}${number.padStart(12)}  ${remark}`.trimEnd()
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']

function ordinal(rank: number): string {
  return ORDINALS[rank] ?? ''
}
