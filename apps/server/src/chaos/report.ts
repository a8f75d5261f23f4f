import type { Findings } from './findings.ts'
import type { Records } from './records.ts'

/** What the last line says. */
export interface Figures {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly outOfOrder: number
  readonly leaks: number
  readonly games: number
  readonly finished: number
}

export function outcomeOf(
  kills: number,
  records: Records,
  findings: Findings,
): { readonly figures: Figures; readonly isGood: boolean } {
  const figures: Figures = {
    kills,
    acknowledged: acknowledgedIn(records),
    lost: findings.lost.length,
    doubled: findings.doubled.length,
    outOfOrder: findings.outOfOrder.length,
    leaks: findings.leaks.length,
    games: records.tables.length,
    finished: records.tables.filter(({ isFinished }) => isFinished).length,
  }
  const { lost, doubled, outOfOrder, leaks, games, finished } = figures
  return { figures, isGood: lost + doubled + outOfOrder + leaks === 0 && games === finished }
}

/** Commands to which somebody was answered yes. */
export function acknowledgedIn({ sent }: Records): number {
  return sent.filter(({ answers }) => answers.some(({ ok }) => ok)).length
}

/** What was still open at unfinished tables when the time was over, a line each. */
export function waitedFor({ tables, sent, sittings }: Records): readonly string[] {
  const open = new Set(tables.filter(({ isFinished }) => !isFinished).map(({ code }) => code))
  const unanswered = sent.filter(({ code, answers }) => open.has(code) && answers.length === 0)
  const last = new Map(sittings.filter(({ code }) => open.has(code)).map((each) => [`${each.code} ${each.name}`, each]))
  return [
    ...unanswered.map(({ code, name, command }) => `${code} ${name} was not answered: ${JSON.stringify(command)}`),
    ...[...last].map(([who, { frames }]) => `${who} was last told: ${JSON.stringify(frames.slice(-2)).slice(0, 600)}`),
  ]
}
