import { placesOf } from '@modern-art/engine'
import type { PlayedGame, Profile, RatingStep, ShownRating } from '@modern-art/protocol'
import { namesOf } from '../parties/namesOf.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { PaceFamily } from '../ratings/paceFamily.ts'
import { pointsOf } from '../ratings/rating.ts'
import type { GameResult, RatingStorage, SeatResult } from '../storage/ratings.ts'
import type { User } from '../storage/storage.ts'
import { shownRating } from './shownRating.ts'

/** So many of the latest games are looked back on. */
const MOST_GAMES = 100

type ProfileStorage = Pick<RatingStorage, 'ratingsOf' | 'resultsOf' | 'profileOf'>

/**
 * How somebody has played, for whoever may see it, built up from nothing: what is kept names users. All of it is about games
 * that are over; codes, which lead to tables, are for the person alone.
 */
export async function profileOf(user: User, asker: UserId | null, storage: ProfileStorage): Promise<Profile> {
  const { id, name, portrait } = user
  const isYou = id === asker
  const own = await storage.profileOf(id)
  const [live, turnBased] = [await ratingIn('live', id, storage), await ratingIn('turn_based', id, storage)]
  const results = await storage.resultsOf(id, MOST_GAMES)
  return {
    name,
    portrait,
    handle: own?.handle ?? null,
    isYou,
    isPrivate: own?.isPrivate ?? true,
    ratings: { live, turn_based: turnBased },
    games: results.map((result) => playedGame(result, isYou)),
  }
}

async function ratingIn(family: PaceFamily, user: UserId, storage: ProfileStorage): Promise<ShownRating | null> {
  const rating = (await storage.ratingsOf([user], family)).get(user)
  return rating === undefined ? null : shownRating(rating)
}

function playedGame(result: GameResult, isYou: boolean): PlayedGame {
  const { code, party, money, seat, family, stayed, endedAt, figures } = result
  const { seasons, bought, paid, worth } = figures
  const names = namesOf(party.chairs)
  const places = placesOf(money)
  return {
    code: isYou ? code : null,
    endedAt,
    pace: family,
    players: money.map((amount, each) => ({ name: names[each] ?? '', money: amount, place: places[each] ?? 1 })),
    seat,
    stayed,
    rating: ratingStep(result),
    figures: { seasons: [...seasons], bought: [...bought], paid, worth },
  }
}

/** What a game did to a rating; `null` where it did not count. */
export function ratingStep({ before, after }: Pick<SeatResult, 'before' | 'after'>): RatingStep | null {
  return before === null || after === null ? null : { before: pointsOf(before), after: pointsOf(after) }
}
