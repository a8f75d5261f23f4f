import type { newTableSchema } from '@modern-art/protocol/schemas'
import type { z } from 'zod'
import type { Limits } from '../people/limits.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Tickets } from '../people/tickets.ts'
import type { Settings } from '../settings.ts'
import type { LogStorage, TableStorage, User } from '../storage/storage.ts'
import type { Refused } from '../refusal.ts'

/** What the API is put together from. */
export interface ApiParts {
  readonly settings: Pick<Settings, 'origins' | 'trustProxy'>
  readonly sessions: Sessions
  readonly tickets: Tickets
  readonly limits: Limits
  readonly storage: Pick<TableStorage, 'findTable' | 'openTables' | 'tablesOf'> & Pick<LogStorage, 'actionsOf'>
  readonly openTable: (user: User, table: NewTableRequest) => Promise<Placed>
  /** Moves the seat that the link is for to the user. */
  readonly moveSeat: (user: User, link: string) => Promise<Placed>
  /** The chairs of a table whose people are connected. */
  readonly chairsHere: (code: string) => Promise<readonly number[]>
  /** The address by which other devices reach this server; `null` where none can. */
  readonly siteOrigin: () => string | null
  readonly now: () => number
  /** Is told of errors of the server. */
  readonly report: (line: string) => void
}

export type NewTableRequest = z.infer<typeof newTableSchema>

/** A table's code, or why there is none. */
export type Placed = { readonly ok: true; readonly code: string } | Refused
