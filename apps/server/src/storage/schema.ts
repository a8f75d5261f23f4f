import type { Action, Seat } from '@modern-art/engine'
import type {
  Access,
  Language,
  ModerationAct,
  PaceFamily,
  SaidLine,
  SanctionKind,
  SeatFigures,
  Stage,
} from '@modern-art/protocol'
import type { LogEntry } from '@modern-art/table'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PartyRecord, UserId } from '../parties/partyRecord.ts'
import type { QueueRecord } from '../quickMatch/queueRecord.ts'
import type { Rating } from '../ratings/rating.ts'
import type { StoredNotice } from './notices.ts'
import type { GameOpening } from './storage.ts'

/*
 * The tables as the code sees them; `migrations/` makes them. Times are milliseconds since 1970. What is JSON is kept as
 * `json`, not `jsonb`: it comes back byte for byte, with its keys in their order, and it may contain whatever JavaScript
 * writes. `jsonb` refuses the character NUL, which anybody can send inside an action.
 */

const milliseconds = (name: string) => bigint(name, { mode: 'number' })

export const users = pgTable('users', {
  id: text('id').$type<UserId>().primaryKey(),
  name: text('name'),
  portrait: integer('portrait'),
  /** What is left of the name at a glance. */
  nameSkeleton: text('name_skeleton'),
})

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    user: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    endsAt: milliseconds('ends_at').notNull(),
    device: text('device'),
    begunAt: milliseconds('begun_at').notNull(),
    seenAt: milliseconds('seen_at').notNull(),
    signedInAt: milliseconds('signed_in_at'),
  },
  (session) => [index('sessions_by_end').on(session.endsAt), index('sessions_by_user').on(session.user)],
)

export const accounts = pgTable(
  'accounts',
  {
    user: text('user_id')
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    madeAt: milliseconds('made_at').notNull(),
    language: text('language').$type<Language>().notNull(),
    email: text('email'),
    emailKey: text('email_key'),
    emailConfirmedAt: milliseconds('email_confirmed_at'),
    passwordHash: text('password_hash'),
    /** By which others find the profile. */
    handle: text('handle')
      .notNull()
      .unique()
      .default(sql`substr(md5(gen_random_uuid()::text), 1, 16)`),
    privateProfile: boolean('private_profile').notNull().default(false),
  },
  (account) => [uniqueIndex('accounts_by_password').on(account.emailKey, account.passwordHash)],
)

/** Bots from outside, and whose they are. */
export const programs = pgTable(
  'programs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user: text('user_id')
      .$type<UserId>()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    owner: text('owner_id')
      .$type<UserId>()
      .notNull()
      .references(() => accounts.user, { onDelete: 'cascade' }),
    madeAt: milliseconds('made_at').notNull(),
  },
  (program) => [index('programs_by_owner').on(program.owner)],
)

const ofAccount = () =>
  text('user_id')
    .$type<UserId>()
    .notNull()
    .references(() => accounts.user, { onDelete: 'cascade' })

export const providerIdentities = pgTable(
  'provider_identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    user: ofAccount(),
    label: text('label').notNull(),
    addedAt: milliseconds('added_at').notNull(),
  },
  (identity) => [
    primaryKey({ columns: [identity.provider, identity.subject] }),
    index('provider_identities_by_user').on(identity.user),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    user: ofAccount(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    site: text('site').notNull(),
    label: text('label').notNull(),
    addedAt: milliseconds('added_at').notNull(),
    usedAt: milliseconds('used_at'),
  },
  (passkey) => [index('passkeys_by_user').on(passkey.user)],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), user: ofAccount() },
  (code) => [index('recovery_codes_by_user').on(code.user)],
)

/** What works once: links in mails, and the beginnings of signing in that are to be finished. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    user: text('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: json('content').$type<unknown>().notNull(),
    endsAt: milliseconds('ends_at').notNull(),
  },
  (token) => [index('one_time_tokens_by_end').on(token.endsAt), index('one_time_tokens_by_user').on(token.user)],
)

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})

export const tables = pgTable(
  'tables',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull().unique(),
    access: text('access').$type<Access>().notNull(),
    stage: text('stage').$type<Stage>().notNull(),
    party: json('party').$type<PartyRecord>().notNull(),
    partyVersion: integer('party_version').notNull().default(0),
    /** The users who have a chair. */
    members: text('members').array().notNull(),
    game: json('game').$type<GameOpening>(),
    version: integer('version').notNull().default(0),
    node: text('node'),
    deadline: milliseconds('deadline'),
    asked: integer('asked').array().$type<readonly Seat[]>().notNull().default([]),
    /** By seat: when its clock runs out. */
    dues: json('dues').$type<readonly (number | null)[]>().notNull().default([]),
    said: integer('said').notNull().default(0),
    /** How often somebody was forgotten there. */
    forgotten: integer('forgotten').notNull().default(0),
    createdAt: milliseconds('created_at').notNull(),
    changedAt: milliseconds('changed_at').notNull(),
    money: integer('money').array().$type<readonly number[]>(),
  },
  (table) => [
    index('tables_by_member').using('gin', table.members),
    index('tables_by_deadline')
      .on(table.deadline, table.id)
      .where(sql`deadline is not null`),
    index('tables_that_wait')
      .on(table.id)
      .where(sql`stage = 'waiting'`),
  ],
)

/** What each game's table heard. */
export const log = pgTable(
  'log',
  {
    table: bigint('table_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    at: milliseconds('at').notNull(),
    heard: json('heard').$type<LogEntry['heard']>().notNull(),
    /** What was played by the entries of one append, in the row of the last one. */
    actions: json('actions').$type<readonly Action[]>(),
  },
  (entry) => [primaryKey({ columns: [entry.table, entry.version] })],
)

export const said = pgTable(
  'said',
  {
    table: bigint('table_id', { mode: 'number' })
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    user: text('user_id').$type<UserId>(),
    chair: integer('chair').notNull(),
    name: text('name').notNull(),
    at: milliseconds('at').notNull(),
    said: json('said').$type<SaidLine['said']>().notNull(),
    /** The command that said it. */
    command: text('command'),
  },
  (line) => [
    primaryKey({ columns: [line.table, line.number] }),
    uniqueIndex('said_by_command').on(line.table, line.command),
  ],
)

export const seatLinks = pgTable(
  'seat_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    code: text('code').notNull(),
    user: text('user_id').$type<UserId>().notNull(),
    endsAt: milliseconds('ends_at').notNull(),
    usedBy: text('used_by').$type<UserId>(),
  },
  (link) => [index('seat_links_by_end').on(link.endsAt)],
)

export const vacations = pgTable(
  'vacations',
  {
    user: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    from: milliseconds('from_at').notNull(),
    until: milliseconds('until_at').notNull(),
  },
  (vacation) => [primaryKey({ columns: [vacation.user, vacation.from] })],
)

export const ratings = pgTable(
  'ratings',
  {
    user: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    family: text('family').$type<PaceFamily>().notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    games: integer('games').notNull(),
    /** What a list of the best goes by. */
    board: integer('board').notNull(),
  },
  (rating) => [
    primaryKey({ columns: [rating.user, rating.family] }),
    index('ratings_by_board').on(rating.family, rating.board.desc()),
  ],
)

/** What a finished game came to for one of its people. */
export const results = pgTable(
  'results',
  {
    table: bigint('table_id', { mode: 'number' })
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: integer('seat').$type<Seat>().notNull(),
    user: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    family: text('family').$type<PaceFamily>().notNull(),
    stayed: boolean('stayed').notNull(),
    endedAt: milliseconds('ended_at').notNull(),
    figures: json('figures').$type<SeatFigures>().notNull(),
    /** The rating before the game, and after it; none where it did not count. */
    before: json('before').$type<Rating>(),
    after: json('after').$type<Rating>(),
  },
  (result) => [
    primaryKey({ columns: [result.table, result.seat] }),
    index('results_by_user').on(result.user, result.endedAt.desc(), result.table.desc()),
  ],
)

/** What there is to tell the people of games that count days; `append_entries` keeps it. */
export const notices = pgTable(
  'notices',
  {
    table: bigint('table_id', { mode: 'number' })
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    seat: integer('seat').$type<Seat>().notNull(),
    subject: text('subject').$type<StoredNotice['subject']>().notNull(),
    /** The entry of the log with which it came up. */
    version: integer('version').notNull(),
    since: milliseconds('since').notNull(),
    /** Not before then. */
    againAt: milliseconds('again_at').notNull().default(0),
    toldAt: milliseconds('told_at'),
  },
  (notice) => [
    primaryKey({ columns: [notice.table, notice.seat] }),
    index('notices_untold')
      .on(notice.since)
      .where(sql`told_at is null`),
  ],
)

export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text('endpoint').primaryKey(),
  session: text('session_hash')
    .notNull()
    .unique()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  language: text('language').$type<Language>().notNull(),
  addedAt: milliseconds('added_at').notNull(),
})

/** Whether an account wants mail about its games; the token stops it for good, also from a mail of long ago. */
export const mailNotices = pgTable('mail_notices', {
  user: ofAccount().primaryKey(),
  token: text('token').notNull().unique(),
  wanted: boolean('wanted').notNull(),
})

/** Who looks for a table: one row. */
export const queues = pgTable('queues', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  queue: json('queue').$type<QueueRecord>().notNull(),
})

export const nodes = pgTable('nodes', {
  node: text('node').primaryKey(),
  beatAt: milliseconds('beat_at').notNull(),
})

export const blocks = pgTable(
  'blocks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blocked: text('blocked_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    at: milliseconds('at').notNull(),
  },
  (block) => [unique().on(block.user, block.blocked), index('blocks_by_blocked').on(block.blocked)],
)

export const reports = pgTable(
  'reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reporter: text('reporter_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    reported: text('reported_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reporterName: text('reporter_name').notNull(),
    reportedName: text('reported_name').notNull(),
    code: text('code').notNull(),
    reason: text('reason').notNull(),
    words: text('words').notNull(),
    at: milliseconds('at').notNull(),
    decidedAt: milliseconds('decided_at'),
  },
  (report) => [
    index('reports_by_reported').on(report.reported),
    index('reports_undecided')
      .on(report.id)
      .where(sql`decided_at is null`),
  ],
)

export const sanctions = pgTable(
  'sanctions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user: text('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SanctionKind>().notNull(),
    reason: text('reason').notNull(),
    begunAt: milliseconds('begun_at').notNull(),
    endsAt: milliseconds('ends_at').notNull(),
  },
  (sanction) => [index('sanctions_by_user').on(sanction.user, sanction.endsAt)],
)

/** What moderators have done. It outlives those whom it names. */
export const moderationLog = pgTable('moderation_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: milliseconds('at').notNull(),
  by: text('by_id').$type<UserId>().notNull(),
  byName: text('by_name').notNull(),
  about: text('about_id').$type<UserId>().notNull(),
  aboutName: text('about_name').notNull(),
  act: json('act').$type<ModerationAct['act']>().notNull(),
})
