import { BOT_NAMES } from '@modern-art/bots'
import { UsageError } from '../usageError.ts'
import { formatOption, formatTable } from '../tableOptions.ts'
import type { Seating } from '../tableOptions.ts'

/** A contest that was asked for, as plain data that a thread can be handed. */
export interface Order {
  readonly table: Seating
  readonly seed: string
  readonly deals: number
  readonly challenger: string
  readonly field: string
  readonly samples: number
}

/** Any of the shipped bots, drawn anew for each seat of each deal. */
export const MIXED = 'mixed'

/** Refuses a player that there is not. */
export function parsePlayer(option: string, name: string): string {
  const known: readonly string[] = [...BOT_NAMES, MIXED]
  if (known.includes(name)) return name
  throw new UsageError(`${option} must be ${known.join(', ')}, not ${name}`)
}

/** The options that ask for this contest, as they would be typed. */
export function formatOrder(order: Order): readonly string[] {
  return [
    formatOption('--challenger', order.challenger),
    formatOption('--field', order.field),
    formatTable(order.table),
    `--deals ${order.deals}`,
    `--samples ${order.samples}`,
    formatOption('--seed', order.seed),
  ]
}
