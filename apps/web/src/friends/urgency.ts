import type { MyTable } from '@modern-art/protocol'

/** How many tables wait for one. */
export function tablesWaiting(tables: readonly MyTable[]): number {
  return tables.filter(({ yourTurn }) => yourTurn).length
}
