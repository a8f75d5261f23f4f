import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { UserId } from '../parties/partyRecord.ts'
import type { Database } from './database.ts'
import { blocks, reports, results, said, sanctions } from './schema.ts'

/** All that is kept of a guest, but for their seats, is an account's from now on. Resolves to those who block them. */
export function bringAlong(
  database: Database,
  guest: UserId,
  account: UserId,
  now: number,
): Promise<readonly UserId[]> {
  return database.transaction(async (transaction) => {
    await transaction.update(said).set({ user: account }).where(eq(said.user, guest))
    await transaction.update(reports).set({ reported: account }).where(eq(reports.reported, guest))
    await transaction.update(reports).set({ reporter: account }).where(eq(reports.reporter, guest))
    await transaction
      .update(sanctions)
      .set({ user: account })
      .where(and(eq(sanctions.user, guest), gt(sanctions.endsAt, now)))
    await transaction.update(results).set({ user: account }).where(eq(results.user, guest))
    await bringVacations(transaction, guest, account)
    return bringBlocks(transaction, guest, account)
  })
}

/** Days that were taken count for whoever has the seat now; a vacation that meets one of theirs is left out. */
export async function bringVacations(database: Database, from: UserId, to: UserId): Promise<void> {
  await database.execute(sql`
    insert into vacations (user_id, from_at, until_at)
    select ${to}, theirs.from_at, theirs.until_at from vacations as theirs
    where theirs.user_id = ${from} and not exists (
      select from vacations as own
      where own.user_id = ${to} and own.from_at < theirs.until_at and theirs.from_at < own.until_at
    )
    on conflict do nothing`)
}

/** Nobody blocks themselves. */
async function bringBlocks(database: Database, guest: UserId, account: UserId): Promise<readonly UserId[]> {
  const byGuest = await database
    .select()
    .from(blocks)
    .where(and(eq(blocks.user, guest), ne(blocks.blocked, account)))
  const ofGuest = await database
    .select()
    .from(blocks)
    .where(and(eq(blocks.blocked, guest), ne(blocks.user, account)))
  const brought = [
    ...byGuest.map(({ blocked, name, at }) => ({ user: account, blocked, name, at })),
    ...ofGuest.map(({ user, name, at }) => ({ user, blocked: account, name, at })),
  ]
  if (brought.length > 0) await database.insert(blocks).values(brought).onConflictDoNothing()
  return ofGuest.map(({ user }) => user)
}
