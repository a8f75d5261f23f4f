import { connectTo } from '../online/connection.ts'
import type { ConnectionParts } from '../online/connection.ts'
import { dealNotesIn } from '../online/dealNotes.ts'
import { createOnlineTable } from '../online/onlineTable.ts'
import type { OnlineTable } from '../online/onlineTable.ts'
import type { SessionStore } from '../online/unanswered.ts'
import type { ClockByHand } from './clockByHand.ts'
import type { ServerInMemory } from './serverInMemory.ts'
import { sessionInMemory } from './sessionInMemory.ts'

/** A window's table online, for the person with this ticket. */
export function tableInWindow(
  server: ServerInMemory,
  clock: ClockByHand,
  ticket: string,
  session: SessionStore = sessionInMemory(),
  changes: Partial<ConnectionParts> = {},
): OnlineTable {
  const parts: ConnectionParts = {
    openSocket: server.openSocket,
    ticket: () => Promise.resolve({ ok: true, ticket }),
    now: clock.now,
    later: clock.later,
    random: () => 0,
    onceMore: () => () => {},
    ...changes,
  }
  return createOnlineTable({
    connect: (place, events) => connectTo(place, parts, events),
    storage: () => session,
    notes: dealNotesIn(() => session),
    newChance: () => 'c0'.repeat(32),
    now: clock.now,
    later: clock.later,
  })
}
