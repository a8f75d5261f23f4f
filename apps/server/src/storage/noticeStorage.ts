import { and, desc, eq, gt, inArray, isNull, lte, notInArray, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import type { NoticeKey, NoticeStorage } from './notices.ts'
import { mailNotices, notices, pushSubscriptions, sessions, tables } from './schema.ts'

export function noticeStorage(database: Database): NoticeStorage {
  return {
    untold: async (now, turnsBegunBy, limit) => {
      const found = await database
        .select({
          table: notices.table,
          seat: notices.seat,
          version: notices.version,
          subject: notices.subject,
          code: tables.code,
          party: tables.party,
          game: tables.game,
          dues: tables.dues,
        })
        .from(notices)
        .innerJoin(tables, eq(tables.id, notices.table))
        .where(
          and(
            isNull(notices.toldAt),
            lte(notices.againAt, now),
            or(eq(notices.subject, 'over'), lte(notices.since, turnsBegunBy)),
          ),
        )
        .orderBy(notices.since, notices.table, notices.seat)
        .limit(limit)
      return found.map(({ table, seat, version, subject, code, party, game, dues }) => {
        const chair = party.chairs[seat]
        const user = chair?.kind === 'person' ? chair.user : null
        const players = game?.config.players ?? []
        return { table, seat, version, subject, code, user, players, due: dues[seat] ?? null }
      })
    },
    claimNotice: async (notice, at) => {
      const claimed = await database
        .update(notices)
        .set({ toldAt: at })
        .where(and(thisOne(notice), isNull(notices.toldAt)))
        .returning({ seat: notices.seat })
      return claimed.length > 0
    },
    postponeNotice: async (notice, until) => {
      await database.update(notices).set({ againAt: until }).where(thisOne(notice))
    },
    subscribe: (session, { endpoint, p256dh, auth, language }, at, most) =>
      database.transaction(async (transaction) => {
        await transaction
          .delete(pushSubscriptions)
          .where(or(eq(pushSubscriptions.session, session), eq(pushSubscriptions.endpoint, endpoint)))
        await transaction.insert(pushSubscriptions).values({ endpoint, session, p256dh, auth, language, addedAt: at })
        const [own] = await transaction
          .select({ user: sessions.user })
          .from(sessions)
          .where(eq(sessions.tokenHash, session))
        if (own === undefined) return
        const theirs = transaction
          .select({ tokenHash: sessions.tokenHash })
          .from(sessions)
          .where(eq(sessions.user, own.user))
        const kept = await transaction
          .select({ endpoint: pushSubscriptions.endpoint })
          .from(pushSubscriptions)
          .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.session))
          .where(eq(sessions.user, own.user))
          .orderBy(desc(pushSubscriptions.addedAt), pushSubscriptions.endpoint)
          .limit(most)
        const newest = kept.map((each) => each.endpoint)
        await transaction
          .delete(pushSubscriptions)
          .where(and(inArray(pushSubscriptions.session, theirs), notInArray(pushSubscriptions.endpoint, newest)))
      }),
    unsubscribe: async (session) => {
      await database.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session))
    },
    removeEndpoint: async (endpoint) => {
      await database.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint))
    },
    moveSubscription: async (from, to) => {
      await database.update(pushSubscriptions).set({ session: to }).where(eq(pushSubscriptions.session, from))
    },
    isSubscribed: async (session) =>
      (await database.$count(pushSubscriptions, eq(pushSubscriptions.session, session))) > 0,
    subscriptionsOf: (user, now) =>
      database
        .select({
          endpoint: pushSubscriptions.endpoint,
          p256dh: pushSubscriptions.p256dh,
          auth: pushSubscriptions.auth,
          language: pushSubscriptions.language,
          device: sessions.device,
          addedAt: pushSubscriptions.addedAt,
        })
        .from(pushSubscriptions)
        .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.session))
        .where(and(eq(sessions.user, user), gt(sessions.endsAt, now)))
        .orderBy(desc(pushSubscriptions.addedAt), pushSubscriptions.endpoint),
    mailNoticesOf: async (user) => {
      const [kept] = await database
        .select({ wanted: mailNotices.wanted, token: mailNotices.token })
        .from(mailNotices)
        .where(eq(mailNotices.user, user))
      return kept ?? null
    },
    setMailNotices: async (user, wanted, token) => {
      await database
        .insert(mailNotices)
        .values({ user, wanted, token })
        .onConflictDoUpdate({ target: mailNotices.user, set: { wanted } })
    },
    stopMailNotices: async (token) => {
      const stopped = await database
        .update(mailNotices)
        .set({ wanted: false })
        .where(eq(mailNotices.token, token))
        .returning({ user: mailNotices.user })
      return stopped.length > 0
    },
  }
}

function thisOne({ table, seat, version }: NoticeKey): SQL | undefined {
  return and(eq(notices.table, table), eq(notices.seat, seat), eq(notices.version, version))
}
