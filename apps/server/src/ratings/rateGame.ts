import { placesOf } from '@modern-art/engine'
import { rate } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import type { UserId } from '../parties/partyRecord.ts'
import { whyNotCounted } from './ratedGame.ts'
import type { RatedGame, RatingChange, RatingOutcome } from './ratedGame.ts'
import { BETA } from './rating.ts'
import type { Rating } from './rating.ts'

/** Somebody whose rating changes, and their place among those people. */
interface Compared {
  readonly person: UserId
  readonly rating: Rating
  readonly place: number
}

interface Finisher {
  readonly person: UserId
  readonly rating: Rating
  readonly stayed: boolean
  readonly amount: number
}

/**
 * The ratings after a finished game. Only the rated people are compared, each with each; as much money is a tie. Bots and
 * guests took their share of the luck, and nothing else follows from where they ended. Whoever left has the money that the
 * stand-in made, and comes behind everybody who stayed.
 *
 * The answer depends on nothing else, and not on the order of the seats; to the last digit.
 */
export function rateGame(game: RatedGame): RatingOutcome {
  const why = whyNotCounted(game)
  return why === null ? { counts: true, changes: changesOf(comparedIn(game)) } : { counts: false, why }
}

function comparedIn({ money, seats }: RatedGame): readonly Compared[] {
  const finishers = seats.flatMap((seat, index): readonly Finisher[] => {
    const amount = money[index]
    if (amount === undefined) throw new RangeError(`seat ${index} has no money`)
    return seat.kind === 'rated' ? [{ ...seat, amount }] : []
  })
  const stayed = finishers.filter((finisher) => finisher.stayed)
  const left = finishers.filter((finisher) => !finisher.stayed)
  return [...placedFrom(1, stayed), ...placedFrom(1 + stayed.length, left)]
}

function placedFrom(first: number, finishers: readonly Finisher[]): readonly Compared[] {
  const places = placesOf(finishers.map(({ amount }) => amount))
  return finishers.map(({ person, rating }, index) => ({ person, rating, place: first - 1 + (places[index] ?? 1) }))
}

function changesOf(people: readonly Compared[]): readonly RatingChange[] {
  // Sums of the same numbers in another order differ in their last digit. People who are alike in all of this are
  // interchangeable.
  const inOrder = people.toSorted(
    (a, b) =>
      a.place - b.place ||
      a.rating.mu - b.rating.mu ||
      a.rating.sigma - b.rating.sigma ||
      (a.person < b.person ? -1 : 1),
  )
  const rated = rate(
    inOrder.map(({ rating: { mu, sigma } }) => [{ mu, sigma }]),
    { model: bradleyTerryFull, beta: BETA, rank: inOrder.map(({ place }) => place) },
  )
  return inOrder.map(({ person, rating, place }, index) => {
    const [after] = rated[index] ?? []
    if (after === undefined) throw new Error('the library has lost somebody')
    return { person, place, before: rating, after: kept(after.mu, after.sigma, rating.games + 1) }
  })
}

/** Without the digits in which two machines could ever differ. */
function kept(mu: number, sigma: number, games: number): Rating {
  return { mu: toMillionths(mu), sigma: toMillionths(sigma), games }
}

function toMillionths(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
