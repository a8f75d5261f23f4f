import assert from 'node:assert/strict'
import { env } from 'node:process'
import { lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { rateGame } from './rateGame.ts'
import type { RatedGame, RatingChange, SeatPlayed } from './ratedGame.ts'
import { boardPointsOf, pointsOf } from './rating.ts'
import type { Rating } from './rating.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 20), numRuns: lawRuns(400) }

/** Further out than anybody will ever come, in the digits that are kept. */
const anyRating: fc.Arbitrary<Rating> = fc.record(
  {
    mu: fc.integer({ min: -200e6, max: 250e6 }).map((millionths) => millionths / 1e6),
    sigma: fc.integer({ min: 0.01e6, max: 25e6 }).map((millionths) => millionths / 1e6),
    games: fc.nat({ max: 5000 }),
  },
  { noNullPrototype: true },
)

type Rated = Extract<SeatPlayed, { kind: 'rated' }>

const anySeat: fc.Arbitrary<SeatPlayed> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('rated'),
      person: fc.constant(''),
      rating: anyRating,
      stayed: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant<SeatPlayed>({ kind: 'unrated' }) },
  { weight: 2, arbitrary: fc.constant<SeatPlayed>({ kind: 'bot' }) },
)

/** Amounts that are often equal. */
const anyAmount = fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 900 }))

/** Games that count and some that do not. */
const anyGame: fc.Arbitrary<RatedGame> = fc
  .array(fc.tuple(anySeat, anyAmount), { minLength: 3, maxLength: 5 })
  .map((seats) => ({
    rated: true,
    pace: 'live',
    money: seats.map(([, amount]) => amount),
    seats: seats.map(([seat], index) => (seat.kind === 'rated' ? { ...seat, person: `person ${index}` } : seat)),
  }))

/** Nobody but people who stayed, of any rating. */
const anyFullGame = anyGame.map((game): RatedGame => ({
  ...game,
  seats: game.seats.map((seat, index) =>
    seat.kind === 'rated'
      ? { ...seat, stayed: true }
      : { kind: 'rated', person: `person ${index}`, rating: { mu: 25, sigma: 5, games: index }, stayed: true },
  ),
}))

function changesOf(game: RatedGame): readonly RatingChange[] {
  const outcome = rateGame(game)
  return outcome.counts ? outcome.changes : []
}

function changeOf(game: RatedGame, person: string): RatingChange {
  const change = changesOf(game).find((each) => each.person === person)
  assert.ok(change !== undefined)
  return change
}

function law<T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, holds), options)
}

/** The same game, but that one rated seat is another. */
function withSeat(game: RatedGame, index: number, change: (seat: Rated) => SeatPlayed): RatedGame {
  return { ...game, seats: game.seats.map((seat, at) => (at === index && seat.kind === 'rated' ? change(seat) : seat)) }
}

describe('rating a game', () => {
  it('gives numbers, always, and counts one game more for every rated person', () => {
    law(anyGame, (game) => {
      const changes = changesOf(game)
      const rated = game.seats.filter(({ kind }) => kind === 'rated').length
      assert.ok(changes.length === 0 || changes.length === rated)
      for (const { before, after } of changes) {
        assert.ok(Number.isFinite(after.mu) && Number.isFinite(after.sigma) && after.sigma > 0)
        assert.equal(after.games, before.games + 1)
      }
    })
  })

  it('gives the same to the last digit, asked again and whatever the order of the seats', () => {
    law(fc.tuple(anyGame, fc.array(fc.nat({ max: 1000 }), { minLength: 5, maxLength: 5 })), ([game, keys]) => {
      const before = structuredClone(game)
      const changes = changesOf(game)
      assert.deepEqual(game, before)
      assert.deepEqual(changesOf(game), changes)
      const order = [...game.seats.keys()].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
      const moved = {
        ...game,
        money: order.map((seat) => game.money[seat] ?? 0),
        seats: order.flatMap((seat) => game.seats[seat] ?? []),
      }
      assert.deepEqual(changesOf(moved), changes)
    })
  })

  it('never takes from a sole winner, and never gives to somebody who comes last alone', () => {
    law(anyFullGame, (game) => {
      const changes = changesOf(game)
      const winners = changes.filter(({ place }) => place === 1)
      const last = changes.filter(({ place }) => place === changes.length)
      if (winners.length === 1) for (const { before, after } of winners) assert.ok(after.mu >= before.mu)
      for (const { before, after } of last) assert.ok(after.mu <= before.mu)
    })
  })

  it('treats people alike who had the same rating and end with as much money', () => {
    law(fc.tuple(anyFullGame, anyRating), ([game, rating]) => {
      const alike = withSeat(
        withSeat(game, 0, (seat) => ({ ...seat, rating })),
        1,
        (seat) => ({ ...seat, rating }),
      )
      const tied = { ...alike, money: alike.money.map((amount, seat) => (seat === 1 ? (alike.money[0] ?? 0) : amount)) }
      assert.deepEqual(changeOf(tied, 'person 0').after, changeOf(tied, 'person 1').after)
    })
  })

  it('only moves what there is, among people who are known equally well', () => {
    law(fc.tuple(anyFullGame, fc.integer({ min: 1, max: 9 })), ([game, sigma]) => {
      const seats = game.seats.map((seat) =>
        seat.kind === 'rated' ? { ...seat, rating: { ...seat.rating, sigma } } : seat,
      )
      const changes = changesOf({ ...game, seats })
      const moved = changes.reduce((sum, { before, after }) => sum + after.mu - before.mu, 0)
      assert.ok(Math.abs(moved) < 1e-5)
    })
  })

  it('never gives less for more money', () => {
    law(fc.tuple(anyGame, fc.nat({ max: 4 }), fc.nat({ max: 900 })), ([game, at, more]) => {
      const seat = game.seats[at]
      if (seat?.kind !== 'rated' || changesOf(game).length === 0) return
      const money = game.money.map((amount, index) => (index === at ? amount + more : amount))
      const poorer = changeOf(game, seat.person)
      const richer = changeOf({ ...game, money }, seat.person)
      assert.ok(richer.place <= poorer.place)
      assert.ok(richer.after.mu >= poorer.after.mu)
      assert.equal(richer.after.sigma, poorer.after.sigma)
    })
  })

  it('never pays for leaving, by whatever number', () => {
    law(fc.tuple(anyGame, fc.nat({ max: 4 })), ([game, at]) => {
      const seat = game.seats[at]
      if (seat?.kind !== 'rated') return
      const stayed = withSeat(game, at, (each) => ({ ...each, stayed: true }))
      const left = withSeat(game, at, (each) => ({ ...each, stayed: false }))
      assert.equal(rateGame(left).counts, rateGame(stayed).counts)
      if (!rateGame(left).counts) return
      const [gone, there] = [changeOf(left, seat.person).after, changeOf(stayed, seat.person).after]
      assert.ok(gone.mu <= there.mu)
      assert.ok(pointsOf(gone) <= pointsOf(there))
      assert.ok(boardPointsOf(gone) <= boardPointsOf(there))
    })
  })

  it('puts nobody who left before anybody who stayed', () => {
    law(anyGame, (game) => {
      const staying = new Set(game.seats.flatMap((seat) => (seat.kind === 'rated' && seat.stayed ? [seat.person] : [])))
      const placesOf = (stayed: boolean): number[] =>
        changesOf(game).flatMap(({ person, place }) => (staying.has(person) === stayed ? [place] : []))
      assert.ok(Math.max(0, ...placesOf(true)) < Math.min(99, ...placesOf(false)))
    })
  })

  it('takes no notice of what bots and guests made', () => {
    law(fc.tuple(anyGame, fc.array(anyAmount, { minLength: 5, maxLength: 5 })), ([game, amounts]) => {
      const money = game.money.map((amount, seat) =>
        game.seats[seat]?.kind === 'rated' ? amount : (amounts[seat] ?? 0),
      )
      assert.deepEqual(rateGame({ ...game, money }), rateGame(game))
    })
  })

  it('lets no doubt grow beyond what a game brings', () => {
    law(anyFullGame, (game) => {
      for (const { before, after } of changesOf(game)) assert.ok(after.sigma <= before.sigma + 0.1)
    })
  })
})
