import { eventFor, replay } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import type { Message } from './contract/message.ts'
import { screenOf } from './screenOf.ts'
import type { Table } from './table.ts'
import { transcriptOf } from './transcriptOf.ts'

/**
 * Greets one connection with everything so far, as its seat, or a spectator (`null`), may know it. It changes nothing
 * at the table, and nobody else is told: the host sends it to that connection alone.
 */
export function welcomeFor(table: Table, seat: Seat | null, now: number): Extract<Message, { type: 'welcome' }> {
  const events = replay(transcriptOf(table)).steps.flatMap((step) => step.events)
  return { type: 'welcome', history: events.map((event) => eventFor(event, seat)), screen: screenOf(table, seat, now) }
}
