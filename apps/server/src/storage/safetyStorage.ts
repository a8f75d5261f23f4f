import type { Decision, ModerationAct, ReportReason, SanctionKind } from '@modern-art/protocol'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { UserId } from '../parties/partyRecord.ts'
import type { Database } from './database.ts'
import { accounts, blocks, moderationLog, reports, said, sanctions, tables, users } from './schema.ts'
import type { Moderator, SafetyStorage, StoredReport, StoredSanction } from './safety.ts'

const DAY = 86_400_000
/** A moderator reads so many lines of somebody, the latest. */
const MOST_LINES = 50

export function safetyStorage(database: Database): SafetyStorage {
  async function reportWhole(report: ReportRow, now: number): Promise<StoredReport> {
    const [reportsInAll, holding, lines] = await Promise.all([
      database.$count(reports, eq(reports.reported, report.reportedUser)),
      sanctionsOf(database, report.reportedUser, now),
      database
        .select({ at: said.at, said: said.said })
        .from(said)
        .innerJoin(tables, eq(tables.id, said.table))
        .where(and(eq(tables.code, report.code), eq(said.user, report.reportedUser)))
        .orderBy(desc(said.number))
        .limit(MOST_LINES),
    ])
    return { ...report, reportsInAll, sanctions: holding, said: lines.toReversed() }
  }

  return {
    namesLike: async (skeleton, butFor) => {
      const found = await database
        .selectDistinct({ name: users.name })
        .from(users)
        .innerJoin(accounts, eq(accounts.user, users.id))
        .where(and(eq(users.nameSkeleton, skeleton), ne(users.id, butFor), isNotNull(users.name)))
      return found.flatMap(({ name }) => (name === null ? [] : [name]))
    },
    block: async (user, blocked, name, at) => {
      await database.insert(blocks).values({ user, blocked, name, at }).onConflictDoNothing()
    },
    unblock: async (user, id) => {
      await database.delete(blocks).where(and(eq(blocks.user, user), eq(blocks.id, id)))
    },
    blockedBy: (user) =>
      database
        .select({ id: blocks.id, user: blocks.blocked, name: blocks.name, at: blocks.at })
        .from(blocks)
        .where(eq(blocks.user, user))
        .orderBy(desc(blocks.at), desc(blocks.id)),
    blocksBy: async (of) =>
      of.length === 0
        ? []
        : database
            .select({ user: blocks.user, blocked: blocks.blocked })
            .from(blocks)
            .where(inArray(blocks.user, [...of])),
    addReport: async ({ reporter, reported, code, reason, words, at }) => {
      const same = and(
        eq(reports.reporter, reporter.id),
        eq(reports.reported, reported.id),
        eq(reports.code, code),
        eq(reports.reason, reason),
      )
      if ((await database.$count(reports, and(same, isNull(reports.decidedAt)))) > 0) return
      await database.insert(reports).values({
        reporter: reporter.id,
        reported: reported.id,
        reporterName: reporter.name,
        reportedName: reported.name,
        code,
        reason,
        words,
        at,
      })
    },
    countReportsBy: (reporter, since) =>
      database.$count(reports, and(eq(reports.reporter, reporter), gt(reports.at, since))),
    openReports: async (limit, now) => {
      const open = await database
        .select(REPORT)
        .from(reports)
        .where(isNull(reports.decidedAt))
        .orderBy(asc(reports.id))
        .limit(limit)
      return Promise.all(open.map((report) => reportWhole(report, now)))
    },
    decide: (report, decision, by, at) =>
      database.transaction(async (transaction) => {
        const [decided] = await transaction
          .update(reports)
          .set({ decidedAt: at })
          .where(and(eq(reports.id, report), isNull(reports.decidedAt), ne(reports.reported, by.id)))
          .returning({ user: reports.reported, name: reports.reportedName })
        if (decided === undefined) return null
        if (decision.kind !== 'dismiss') await addSanction(transaction, decided.user, decision, at)
        await note(transaction, by, { id: decided.user, name: decided.name }, decision, at)
        return decided.user
      }),
    lift: (sanction, by, at) =>
      database.transaction(async (transaction) => {
        const [lifted] = await transaction
          .update(sanctions)
          .set({ endsAt: at })
          .where(and(eq(sanctions.id, sanction), gt(sanctions.endsAt, at)))
          .returning({ user: sanctions.user, kind: sanctions.kind })
        if (lifted === undefined) return null
        const [user] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, lifted.user))
        const about = { id: lifted.user, name: user?.name ?? '' }
        await note(transaction, by, about, { kind: 'lift', sanction: lifted.kind }, at)
        return lifted.user
      }),
    sanctionsOf: (user, now) => sanctionsOf(database, user, now),
    moderationLog: (limit) =>
      database
        .select({
          at: moderationLog.at,
          by: moderationLog.byName,
          about: moderationLog.aboutName,
          act: moderationLog.act,
        })
        .from(moderationLog)
        .orderBy(desc(moderationLog.id))
        .limit(limit),
  }
}

const REPORT = {
  id: reports.id,
  reporter: reports.reporterName,
  reported: reports.reportedName,
  reportedUser: reports.reported,
  code: reports.code,
  reason: sql<ReportReason>`${reports.reason}`,
  words: reports.words,
  at: reports.at,
}

type ReportRow = Omit<StoredReport, 'reportsInAll' | 'sanctions' | 'said'>

/** What holds at a time, the first to end last. */
function sanctionsOf(database: Database, user: UserId, now: number): Promise<readonly StoredSanction[]> {
  return database
    .select({ id: sanctions.id, kind: sanctions.kind, reason: sanctions.reason, endsAt: sanctions.endsAt })
    .from(sanctions)
    .where(and(eq(sanctions.user, user), gt(sanctions.endsAt, now)))
    .orderBy(desc(sanctions.endsAt), desc(sanctions.id))
}

async function addSanction(
  database: Database,
  user: UserId,
  { kind, reason, days }: Extract<Decision, { kind: SanctionKind }>,
  at: number,
): Promise<void> {
  await database.insert(sanctions).values({ user, kind, reason, begunAt: at, endsAt: at + days * DAY })
}

async function note(
  database: Database,
  by: Moderator,
  about: Moderator,
  act: ModerationAct['act'],
  at: number,
): Promise<void> {
  await database
    .insert(moderationLog)
    .values({ at, by: by.id, byName: by.name, about: about.id, aboutName: about.name, act })
}
