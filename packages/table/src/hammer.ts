import { tellAll } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import { playAction } from './playAction.ts'
import { tableWith } from './table.ts'
import type { Table } from './table.ts'

/** The hammer's time has come: going once, going twice, and then it falls. */
export function liftHammer(stepping: Stepping): void {
  const { table } = stepping
  switch (table.hammer?.calls) {
    case 0:
      return call(stepping, 1)
    case 1:
      return call(stepping, 2)
    case 2:
      return playAction(stepping, { type: 'hammer' })
    case undefined:
  }
}

/** The next call counts from when this one is heard: however late the host, nothing is sold unheard. */
function call(stepping: Stepping, calls: 1 | 2): void {
  const { table } = stepping
  stepping.table = tableWith(table, { hammer: { calls, due: table.time + callTime(table) } })
  tellAll(stepping, { around: [{ type: 'hammer_called', call: calls }], game: [] })
}

function callTime({ rules }: Table): number {
  return rules.hammer === null ? 0 : rules.hammer.call
}
