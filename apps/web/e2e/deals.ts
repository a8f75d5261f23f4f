import type { TableWanted } from './setUp.ts'

const YOU = { person: 'Ada' }

/** Within fifteen decisions the player of these tests is asked everything that can be asked. */
export const EVERYTHING_SOON: TableWanted = { seats: [YOU, 'easy', 'medium'], deal: '3 seats, deal 4' }

/** Deals in which everything happens that can happen to a double, where the player of these tests plays. */
export const EVERY_DOUBLE: readonly TableWanted[] = [
  { seats: [YOU, 'easy', 'medium'], deal: '3 seats, deal 5' },
  { seats: [YOU, 'hoarder', 'flipper', 'hypeman'], deal: '4 seats, deal 1034' },
  { seats: [YOU, 'accountant', 'sniper', 'easy', 'medium'], deal: '5 seats, deal 87' },
]
