import { PROTOCOL_VERSION, isProgramToken, isTableCode } from '@modern-art/protocol'
import type { Handshake, WireError } from '@modern-art/protocol'
import { handshakeSchema, versionSchema } from '@modern-art/protocol/schemas'
import { readAs } from '../reading.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { Limits } from '../people/limits.ts'
import { SESSION_LIFETIME, hashOfToken } from '../people/sessions.ts'
import type { Tickets } from '../people/tickets.ts'
import type { Blocks } from '../safety/blocks.ts'
import type { PeopleStorage, User } from '../storage/storage.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import type { LiveTables } from '../tables/liveTables.ts'
import { OtherVersion } from '../tables/otherVersion.ts'

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
  readonly storage: Pick<PeopleStorage, 'userOfSession' | 'extendSession'>
  readonly blocks: Pick<Blocks, 'learn'>
  readonly tables: LiveTables
  readonly now: () => number
}

/** From where a socket is opened, and the token that the request names; `null` from a page. */
export interface Asker {
  readonly address: string
  readonly token: string | null
}

/** Judges what a page says when it opens a socket. Who it is comes from the ticket alone, and who a program is from its token. */
export async function judgeHandshake(said: unknown, { address, token }: Asker, parts: GateParts): Promise<GateOutcome> {
  const { limits, blocks, tables, now } = parts
  const version = readAs(versionSchema, said)
  if (!version.success) return refuse('bad_message', 'this is no handshake')
  if (version.data.protocol !== PROTOCOL_VERSION) {
    return refuse('old_page', `this server speaks version ${PROTOCOL_VERSION}: load the page again`)
  }
  const handshake = readAs(handshakeSchema, said)
  if (!handshake.success) return refuse('bad_message', 'this is no handshake')
  const { ticket, code, as } = handshake.data
  const known = token === null ? await byTicket(ticket, parts) : await byToken(token, ticket, address, parts)
  if (!known.ok) return known
  const { user, session } = known
  if ((user.bannedUntil ?? 0) > now()) return refuse('banned', 'this person is banned')
  if (!(await limits.allow('look_up', address))) return refuse('too_fast', 'too many tables are asked for')
  const table = isTableCode(code) ? await tables.find(code).catch(unlessOtherVersion) : null
  if (table instanceof OtherVersion) return refuse('stopped', table.message)
  if (table === null) return refuse('no_such_table', 'there is no table with this code')
  await blocks.learn(user.id)
  const error = table.whyNotEnter(user, as)
  return error === null ? { ok: true, entry: { user, session, table, as } } : { ok: false, error }
}

/** The page comes again, and then perhaps to the node that has the table. */
function unlessOtherVersion(error: unknown): OtherVersion {
  if (error instanceof OtherVersion) return error
  throw error
}

type Judged = { readonly ok: true; readonly user: User; readonly session: string } | Refused

async function byTicket(ticket: string | null, { tickets, storage, now }: GateParts): Promise<Judged> {
  const session = ticket === null ? null : await tickets.read(ticket, now())
  const found = session === null ? null : await storage.userOfSession(session, now())
  if (session === null || found?.user.owner !== null) {
    return refuse('bad_ticket', 'the ticket is forged, too old, or meant for something else')
  }
  return { ok: true, user: found.user, session }
}

async function byToken(token: string, ticket: string | null, address: string, parts: GateParts): Promise<Judged> {
  const { limits, storage, now } = parts
  if (ticket !== null) return refuse('bad_message', 'a program opens sockets by its token, without a ticket')
  // The storage is asked for tokens as seldom as for tickets.
  if (!(await limits.allow('ticket', address))) return refuse('too_fast', 'too many sockets are asked for')
  const session = hashOfToken(token)
  const found = isProgramToken(token) ? await storage.userOfSession(session, now()) : null
  if ((found?.user.owner ?? null) === null || found === null) {
    return refuse('bad_token', 'the token is none of this server’s, or has been revoked')
  }
  const { user } = found
  if (!(await limits.allow('program_request', user.id))) return refuse('too_fast', 'too many sockets are asked for')
  await storage.extendSession(session, now(), now() + SESSION_LIFETIME)
  return { ok: true, user, session }
}
