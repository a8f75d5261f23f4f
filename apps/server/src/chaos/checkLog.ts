import { isDeepStrictEqual } from 'node:util'
import type { Action } from '@modern-art/engine'
import type { StoredTable } from '../storage/storage.ts'
import type { Findings } from './findings.ts'
import type { Folding } from './folding.ts'

/** What the storage has of one game besides its party. */
export interface KeptLog {
  readonly stored: Pick<StoredTable, 'code' | 'stage' | 'version' | 'money' | 'asked'>
  /** How many entries came before the log that is folded. */
  readonly after: number
  /** How many there are after that. */
  readonly entries: number
  /** The game's record, which is kept beside the log. */
  readonly actions: readonly Action[]
}

/** Holds a log against what the table says of it, and its fold against what is kept beside it. */
export function checkLog(
  { stored, after, entries, actions }: KeptLog,
  { table }: Pick<Folding, 'table'>,
  findings: Findings,
): void {
  const { code, stage, version, money, asked } = stored
  if (after + entries !== version) {
    findings.gaps.push(`${code}: the table is at ${version}, and the log has ${after} and ${entries} entries`)
  }
  if (!isDeepStrictEqual(actions, table.actions)) {
    findings.unlike.push(
      `${code}: ${actions.length} actions are kept, the fold has ${table.actions.length}, and they differ from ${firstDifference(actions, table.actions)}`,
    )
  }
  const isOver = table.state.phase.name === 'finished'
  if (isOver !== (stage === 'finished')) findings.unlike.push(`${code}: the table says ${stage}, and the fold does not`)
  if (isOver && !isDeepStrictEqual(money, table.state.money)) {
    findings.unlike.push(
      `${code}: the table says that it came to ${String(money)}, the fold ${String(table.state.money)}`,
    )
  }
  if (isOver && asked.length > 0) findings.unlike.push(`${code}: a game that is over waits for ${String(asked)}`)
}

function firstDifference(one: readonly unknown[], other: readonly unknown[]): number {
  const place = one.findIndex((each, index) => !isDeepStrictEqual(each, other[index]))
  return place === -1 ? one.length : place
}
