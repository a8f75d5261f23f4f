import type { UserId } from '../parties/partyRecord.ts'
import { usersOf } from '../parties/partyRecord.ts'
import { familyOf, PACE_FAMILIES } from '../ratings/paceFamily.ts'
import { NEW_RATING } from '../ratings/rating.ts'
import type { RatingStorage } from '../storage/ratings.ts'
import type { SafetyStorage } from '../storage/safety.ts'
import type { PeopleStorage, TableStorage, UnfinishedTable, User } from '../storage/storage.ts'
import type { Facts } from './advance.ts'
import type { QueueRecord } from './queueRecord.ts'

export type KnowledgeStorage = Pick<PeopleStorage, 'findUsers'> &
  Pick<TableStorage, 'unfinishedOf'> &
  Pick<SafetyStorage, 'blocksBy'> &
  Pick<RatingStorage, 'ratingsOf'>

/** What is known of everybody in a queue. */
export interface Knowledge extends Facts {
  readonly userOf: (person: UserId) => User | undefined
}

/** A live game goes on if one of its people was connected, or something happened there, within this time. */
const GOES_ON = 2 * 60_000

export async function knowledgeOf(
  { places }: QueueRecord,
  storage: KnowledgeStorage,
  now: number,
  chairsHere: (code: string) => Promise<readonly number[]>,
): Promise<Knowledge> {
  const people = [...new Set(places.map(({ person }) => person))]
  const live = places.filter(({ pace }) => pace === 'live').map(({ person }) => person)
  const [users, blocks, playing, ...ratings] = await Promise.all([
    storage.findUsers(people),
    storage.blocksBy(people),
    atLiveTables(live, storage, now, chairsHere),
    ...PACE_FAMILIES.map((family) => storage.ratingsOf(people, family)),
  ])
  const known = new Map(users.map((user) => [user.id, user]))
  return {
    userOf: (person) => known.get(person),
    mayPlay: (person) => {
      const user = known.get(person)
      return user !== undefined && user.name !== null && (user.bannedUntil ?? 0) <= now
    },
    isAtLiveTable: (person) => playing.has(person),
    ratingOf: (person, pace) => ratings[PACE_FAMILIES.indexOf(pace)]?.get(person) ?? NEW_RATING,
    blockedBy: (person) => blocks.filter(({ user }) => user === person).map(({ blocked }) => blocked),
  }
}

/** A game that was left alone keeps nobody from another: it rests, perhaps for good. */
async function atLiveTables(
  people: readonly UserId[],
  storage: KnowledgeStorage,
  now: number,
  chairsHere: (code: string) => Promise<readonly number[]>,
): Promise<ReadonlySet<UserId>> {
  const tables = (await storage.unfinishedOf(people)).filter(({ party }) => familyOf(party.settings.pace) === 'live')
  const seated = await Promise.all(tables.map((table) => thereNow(table, now, chairsHere)))
  return new Set(seated.flat())
}

async function thereNow(
  { code, stage, party, changedAt }: UnfinishedTable,
  now: number,
  chairsHere: (code: string) => Promise<readonly number[]>,
): Promise<readonly UserId[]> {
  if (stage === 'playing' && now < changedAt + GOES_ON) return usersOf(party)
  const here = await chairsHere(code)
  return party.chairs.flatMap((chair, index) => (chair.kind === 'person' && here.includes(index) ? [chair.user] : []))
}
