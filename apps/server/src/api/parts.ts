import type { newTableSchema } from '@modern-art/protocol/schemas'
import type { z } from 'zod'
import type { RequestHandler } from 'express'
import type { AccountParts } from '../accounts/parts.ts'
import type { OwnNotices } from '../notices/ownNotices.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { Limits } from '../people/limits.ts'
import type { Programs } from '../people/programs.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Tickets } from '../people/tickets.ts'
import type { IsModerator } from '../safety/moderators.ts'
import type { Vacations } from '../people/vacations.ts'
import type { QuickMatch } from '../quickMatch/quickMatch.ts'
import type { Report } from '../logging.ts'
import type { Settings } from '../settings.ts'
import type { RatingStorage } from '../storage/ratings.ts'
import type { SafetyStorage } from '../storage/safety.ts'
import type { LogStorage, TableStorage, User } from '../storage/storage.ts'
import type { Refused } from '../refusal.ts'

/** What the API is put together from. */
export interface ApiParts {
  readonly settings: Pick<Settings, 'origins' | 'trustProxy'>
  readonly sessions: Sessions
  readonly tickets: Tickets
  readonly limits: Limits
  readonly storage: Pick<TableStorage, 'findTable' | 'openTables' | 'tablesOf'> &
    Pick<LogStorage, 'actionsOf'> &
    SafetyStorage &
    RatingStorage
  readonly openTable: (user: User, table: NewTableRequest) => Promise<Placed>
  /** Moves the seat that the link is for to the user. */
  readonly moveSeat: (user: User, link: string) => Promise<Placed>
  readonly accounts: AccountParts
  readonly programs: Programs
  readonly isModerator: IsModerator
  /** Whether there are moderators at all. */
  readonly isModerated: boolean
  /** All that is kept about somebody, as the text of a file. */
  readonly exportOf: (user: User) => Promise<string>
  /** Forgets somebody for good; games keep an anonymous seat. */
  readonly forgetUser: (user: UserId) => Promise<void>
  readonly vacations: Vacations
  readonly quickMatch: QuickMatch
  readonly notices: OwnNotices
  /** The chairs of a table whose people are connected. */
  readonly chairsHere: (code: string) => Promise<readonly number[]>
  /** The address by which other devices reach this server; `null` where none can. */
  readonly siteOrigin: () => string | null
  readonly now: () => number
  /** Is told of errors of the server. */
  readonly report: Report
}

export type NewTableRequest = z.infer<typeof newTableSchema>

/** A table's code, or why there is none. */
export type Placed = { readonly ok: true; readonly code: string } | Refused

/** What is answered at which path. */
export type Paths = Readonly<Record<string, { readonly GET?: RequestHandler; readonly POST?: RequestHandler }>>
