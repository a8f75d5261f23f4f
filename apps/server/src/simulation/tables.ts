import type { Quantiles } from './eveningFigures.ts'
import type { PeopleFigures } from './figures.ts'

/** The tables of docs/people.md, by name. */
export function tablesOf(
  figures: PeopleFigures,
): Readonly<Record<'recovery' | 'models' | 'bots' | 'evenings', string>> {
  return {
    recovery: tableOf(
      [
        'games of everybody',
        'rank correlation, anybody together',
        'similar ratings together',
        'doubt in points',
        'within two doubts',
      ],
      figures.recovery
        .filter(({ games }) => [1, 3, 5, 10, 20, 50, 100].includes(games))
        .map((each) => [
          String(each.games),
          each.anybody.toFixed(2),
          each.matched.toFixed(2),
          String(each.doubt),
          percent(each.withinTwoDoubts),
        ]),
    ),
    models: tableOf(
      ['model', 'luck (beta)', 'rank correlation after 10', 'after 100', 'within two sigma', 'surprise'],
      figures.models.map((each) => [
        each.model,
        each.beta.toFixed(2),
        each.afterTen.toFixed(3),
        each.afterHundred.toFixed(3),
        percent(each.withinTwoSigma),
        each.surprise.toFixed(4),
      ]),
    ),
    bots: tableOf(
      [
        'bots are',
        'weaker than thought by',
        'rank correlation after 10',
        'after 100',
        'people with bots are rated too high by',
      ],
      figures.bots.map((each) => [
        each.treatment,
        each.treatment === 'fixed' ? each.mistaken.toFixed(1) : 'any',
        each.afterTen.toFixed(3),
        each.afterHundred.toFixed(3),
        String(each.inflation),
      ]),
    ),
    evenings: tableOf(
      [
        'visitors',
        'live: waited, seconds',
        'turn-based: minutes',
        'live: points apart',
        'tables of 3 / 4 / 5',
        'with bots',
        'longest queue',
      ],
      figures.evenings.map((each) => [
        each.visitors.toLocaleString('en'),
        quantiles(each.liveWaits),
        quantiles(each.turnBasedWaits),
        quantiles(each.differences),
        each.sizes.map(percent).join(' / '),
        percent(each.withBots),
        String(each.longestQueue),
      ]),
    ),
  }
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function quantiles({ half, most, nearlyAll }: Quantiles): string {
  return `${half} / ${most} / ${nearlyAll}`
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
