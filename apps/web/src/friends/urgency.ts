import type { MyTable } from '@modern-art/protocol'

/** Tables that wait for one, then those that run or have yet to begin, then those that are over; the latest first. */
export function byUrgency(one: MyTable, other: MyTable): number {
  return urgency(other) - urgency(one) || other.changedAt - one.changedAt
}

function urgency({ yourTurn, stage }: MyTable): number {
  return yourTurn ? 2 : stage === 'finished' ? 0 : 1
}

/** How many tables wait for one. */
export function tablesWaiting(tables: readonly MyTable[]): number {
  return tables.filter(({ yourTurn }) => yourTurn).length
}
