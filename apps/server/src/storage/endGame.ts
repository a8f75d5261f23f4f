import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PartyRecord, UserId } from '../parties/partyRecord.ts'
import { familyOf } from '../ratings/paceFamily.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { rateGame } from '../ratings/rateGame.ts'
import type { RatingChange } from '../ratings/ratedGame.ts'
import { whyNotCounted } from '../ratings/ratedGame.ts'
import { NEW_RATING, boardPointsOf } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import { hasStayed, seatsPlayed } from '../ratings/seatsPlayed.ts'
import type { Database } from './database.ts'
import { accounts, ratings, results, tables, users } from './schema.ts'
import type { Append } from './storage.ts'

/** An append with which a game is over. */
export type Ending = Append & { readonly money: readonly number[] }

/**
 * Ends a game, in one transaction: what it came to for its people, what that does to their ratings, and the append itself.
 * All of it or nothing: `false` if somebody else was first. Whatever is appended to a game that is over changes no rating.
 *
 * Rows are locked in one order, so that no two endings wait for each other: the table, the people, their ratings by id.
 * Nobody who has locked people or ratings waits for a table.
 */
export function endGame(
  database: Database,
  ending: Ending,
  append: (transaction: Database, append: Append) => Promise<boolean>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [table] = await transaction
      .select({ version: tables.version, stage: tables.stage, party: tables.party })
      .from(tables)
      .where(eq(tables.id, ending.table))
      .for('update')
    if (table === undefined || table.version !== ending.expected) return false
    const isOver = table.stage === 'finished' || (await hasResults(transaction, ending))
    if (!isOver) await keepResults(transaction, table.party, ending)
    if (!(await append(transaction, ending))) throw new Error(`table ${ending.table} has changed under its lock`)
    return true
  })
}

/** A log that code of another version folds anew is that of a game which may have been over before. */
async function hasResults(transaction: Database, { table }: Ending): Promise<boolean> {
  return (await transaction.$count(results, eq(results.table, table))) > 0
}

async function keepResults(transaction: Database, party: PartyRecord, ending: Ending): Promise<void> {
  const family = familyOf(party.settings.pace)
  const people = await lockPeople(transaction, party)
  const changes = await changeRatings(transaction, party, ending, people)
  const kept = party.chairs.flatMap((chair, seat) => {
    if (!('user' in chair) || !people.has(chair.user)) return []
    const figures = ending.figures[seat]
    if (figures === undefined) throw new RangeError(`seat ${seat} has no figures`)
    const { user } = chair
    const change = changes.find(({ person }) => person === user)
    return [
      {
        table: ending.table,
        seat,
        user,
        family,
        stayed: hasStayed(chair, seat, ending.standIns),
        endedAt: ending.at,
        figures,
        before: change?.before ?? null,
        after: change?.after ?? null,
      },
    ]
  })
  if (kept.length > 0) await transaction.insert(results).values(kept)
}

/** By user, whether they have an account. Nobody is removed until the game has ended; whoever was is not there. */
async function lockPeople(transaction: Database, { chairs }: PartyRecord): Promise<ReadonlyMap<UserId, boolean>> {
  const named = chairs.flatMap((chair) => ('user' in chair ? [chair.user] : []))
  if (named.length === 0) return new Map()
  const found = await transaction
    .select({ user: users.id, hasAccount: sql<boolean>`${accounts.user} is not null` })
    .from(users)
    .leftJoin(accounts, eq(accounts.user, users.id))
    .where(inArray(users.id, named))
    .orderBy(users.id)
    .for('key share', { of: users })
  return new Map(found.map(({ user, hasAccount }) => [user, hasAccount]))
}

async function changeRatings(
  transaction: Database,
  party: PartyRecord,
  { money, standIns }: Ending,
  people: ReadonlyMap<UserId, boolean>,
): Promise<readonly RatingChange[]> {
  const { pace } = party.settings
  const rated = party.match?.rated ?? false
  const seatsWith = (ratingOf: (user: UserId) => Rating): ReturnType<typeof seatsPlayed> =>
    seatsPlayed(party.chairs, standIns, (user) => (people.get(user) === true ? ratingOf(user) : null))
  const seats = seatsWith(() => NEW_RATING)
  if (whyNotCounted({ rated, seats }) !== null) return []
  const family = familyOf(pace)
  const before = await lockRatings(
    transaction,
    seats.flatMap((seat) => (seat.kind === 'rated' ? [seat.person] : [])),
    family,
  )
  const outcome = rateGame({ rated, pace, money, seats: seatsWith((user) => before.get(user) ?? NEW_RATING) })
  if (!outcome.counts) throw new Error('whether a game counts does not depend on ratings')
  for (const { person, after } of outcome.changes) {
    // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
    await transaction
      .update(ratings)
      .set({ ...after, board: boardPointsOf(after) })
      .where(and(eq(ratings.user, person), eq(ratings.family, family)))
  }
  return outcome.changes
}

/** Everybody's rating, which nobody else changes until this transaction is over. Whoever had none has a new one. */
async function lockRatings(
  transaction: Database,
  people: readonly UserId[],
  family: PaceFamily,
): Promise<ReadonlyMap<UserId, Rating>> {
  const inOrder = people.toSorted()
  const fresh = inOrder.map((user) => ({ user, family, ...NEW_RATING, board: boardPointsOf(NEW_RATING) }))
  await transaction.insert(ratings).values(fresh).onConflictDoNothing()
  const locked = await transaction
    .select({ user: ratings.user, mu: ratings.mu, sigma: ratings.sigma, games: ratings.games })
    .from(ratings)
    .where(and(eq(ratings.family, family), inArray(ratings.user, inOrder)))
    .orderBy(ratings.user)
    .for('update')
  return new Map(locked.map(({ user, mu, sigma, games }) => [user, { mu, sigma, games }]))
}
