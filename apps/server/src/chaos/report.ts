import { FAULTS, killsIn } from './faults.ts'
import type { Fault } from './faults.ts'
import { countFindings } from './findings.ts'
import type { Findings } from './findings.ts'
import type { Records } from './records.ts'

/** What was done to the servers, by kind. */
export type FaultCounts = Readonly<Record<Fault, number>> & {
  readonly shiftedClocks: number
  readonly lostHints: number
  readonly repeatedHints: number
  readonly lateHints: number
}

/** What the last line says. */
export interface Figures extends FaultCounts {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly outOfOrder: number
  readonly leaks: number
  readonly gaps: number
  readonly unlike: number
  readonly ratings: number
  readonly crashes: number
  readonly games: number
  readonly finished: number
  readonly ratingsWritten: number
  readonly entries: number
  readonly seconds: number
}

export interface Happened {
  readonly counts: FaultCounts
  readonly records: Records
  readonly findings: Findings
  readonly ratingsWritten: number
  readonly entries: number
  readonly seconds: number
}

export function outcomeOf({ counts, records, findings, ...rest }: Happened): {
  readonly figures: Figures
  readonly isGood: boolean
} {
  const games = records.tables.length
  const finished = records.tables.filter(({ isFinished }) => isFinished).length
  const figures: Figures = {
    kills: killsIn(counts),
    acknowledged: acknowledgedIn(records),
    lost: findings.lost.length,
    doubled: findings.doubled.length,
    outOfOrder: findings.outOfOrder.length,
    leaks: findings.leaks.length,
    games,
    finished,
    gaps: findings.gaps.length,
    unlike: findings.unlike.length,
    ratings: findings.ratings.length,
    crashes: findings.crashes.length,
    ...rest,
    ...counts,
  }
  return { figures, isGood: countFindings(findings) === 0 && games === finished }
}

/** What was done, in words. */
export function faultLines(counts: FaultCounts): readonly string[] {
  const parts = [...FAULTS, 'shiftedClocks', 'lostHints', 'repeatedHints', 'lateHints'] as const
  return parts.filter((fault) => counts[fault] > 0).map((fault) => `${counts[fault]} × ${inWords(fault)}`)
}

export function inWords(fault: string): string {
  return fault.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Commands to which somebody was answered yes. */
export function acknowledgedIn({ sent }: Pick<Records, 'sent'>): number {
  return sent.filter(({ answers }) => answers.some(({ ok }) => ok)).length
}

/** What people were doing when the time was over, and what was still open at unfinished tables, a line each. */
export function waitedFor({ tables, sent, doings, sittingsAt }: Records): readonly string[] {
  const open = tables.flatMap(({ code, isFinished }) => (isFinished ? [] : [code]))
  const still = [...doings].map(([number, doing]) => `the people of evening ${number} still ${doing}`)
  const at = open.flatMap((code) => {
    const unanswered = sent.filter((each) => each.code === code && each.answers.length === 0)
    const last = new Map(sittingsAt(code).map((each) => [each.name, each]))
    return [
      ...unanswered.map(({ name, command }) => `${code} ${name} was not answered: ${JSON.stringify(command)}`),
      ...[...last].map(
        ([name, { frames }]) => `${code} ${name} was last told: ${JSON.stringify(frames.slice(-2)).slice(0, 600)}`,
      ),
    ]
  })
  return [...still, ...at]
}
