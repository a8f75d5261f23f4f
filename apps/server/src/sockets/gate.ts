import { PROTOCOL_VERSION, isTableCode } from '@modern-art/protocol'
import type { Handshake, WireError } from '@modern-art/protocol'
import { handshakeSchema, versionSchema } from '@modern-art/protocol/schemas'
import { refuse } from '../refusal.ts'
import type { Limits } from '../people/limits.ts'
import type { Tickets } from '../people/tickets.ts'
import type { Blocks } from '../safety/blocks.ts'
import type { PeopleStorage, User } from '../storage/storage.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import type { LiveTables } from '../tables/liveTables.ts'

/** Somebody who may open a socket, and to which table. */
export interface Entry {
  readonly user: User
  /** The session that opened it: the socket closes when that ends. */
  readonly session: string
  readonly table: LiveTable
  readonly as: Handshake['as']
}

export type GateOutcome =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: false; readonly error: WireError }

export interface GateParts {
  readonly tickets: Tickets
  readonly limits: Limits
  readonly storage: Pick<PeopleStorage, 'userOfSession'>
  readonly blocks: Pick<Blocks, 'learn'>
  readonly tables: LiveTables
  readonly now: () => number
}

/** Judges what a page says when it opens a socket from an address. Who it is comes from the ticket alone. */
export async function judgeHandshake(said: unknown, address: string, parts: GateParts): Promise<GateOutcome> {
  const { tickets, limits, storage, blocks, tables, now } = parts
  const version = versionSchema.safeParse(said)
  if (!version.success) return refuse('bad_message', 'this is no handshake')
  if (version.data.protocol !== PROTOCOL_VERSION) {
    return refuse('old_page', `this server speaks version ${PROTOCOL_VERSION}: load the page again`)
  }
  const handshake = handshakeSchema.safeParse(said)
  if (!handshake.success) return refuse('bad_message', 'this is no handshake')
  const { ticket, code, as } = handshake.data
  const session = await tickets.read(ticket, now())
  const found = session === null ? null : await storage.userOfSession(session, now())
  if (session === null || found === null) {
    return refuse('bad_ticket', 'the ticket is forged, too old, or meant for something else')
  }
  const { user } = found
  if ((user.bannedUntil ?? 0) > now()) return refuse('banned', 'this person is banned')
  if (!(await limits.allow('look_up', address))) return refuse('too_fast', 'too many tables are asked for')
  const table = isTableCode(code) ? await tables.find(code) : null
  if (table === null) return refuse('no_such_table', 'there is no table with this code')
  await blocks.learn(user.id)
  const error = table.whyNotEnter(user.id, as)
  return error === null ? { ok: true, entry: { user, session, table, as } } : { ok: false, error }
}
