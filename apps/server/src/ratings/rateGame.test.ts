import { describe, expect, it } from 'vitest'
import { familyOf } from './paceFamily.ts'
import { rateGame } from './rateGame.ts'
import type { RatedGame, RatingChange, SeatPlayed } from './ratedGame.ts'
import { boardPointsOf, doubtOf, GAMES_UNTIL_KNOWN, isProvisional, NEW_RATING, pointsOf } from './rating.ts'
import type { Rating } from './rating.ts'

const BOT: SeatPlayed = { kind: 'bot' }
const GUEST: SeatPlayed = { kind: 'unrated' }

function person(name: string, rating: Rating = NEW_RATING): SeatPlayed {
  return { kind: 'rated', person: name, rating, stayed: true }
}

function leaver(name: string): SeatPlayed {
  return { kind: 'rated', person: name, rating: NEW_RATING, stayed: false }
}

function game(money: readonly number[], ...seats: readonly SeatPlayed[]): RatedGame {
  return { rated: true, pace: 'live', money, seats }
}

function changes(finished: RatedGame): Readonly<Record<string, RatingChange>> {
  const outcome = rateGame(finished)
  if (!outcome.counts) throw new Error(outcome.why)
  return Object.fromEntries(outcome.changes.map((change) => [change.person, change]))
}

function places(finished: RatedGame): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(changes(finished)).map((change) => [change.person, change.place]))
}

function pointsAfter(finished: RatedGame): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(changes(finished)).map((change) => [change.person, pointsOf(change.after)]))
}

describe('whether a game counts', () => {
  it.each([
    ['table_not_rated', { ...game([3, 2, 1], person('Ada'), person('Ben'), person('Cleo')), rated: false }],
    ['too_few_rated', game([3, 2, 1], person('Ada'), GUEST, GUEST)],
    ['too_few_rated', game([3, 2, 1], person('Ada'), BOT, BOT)],
    ['too_many_bots', game([5, 4, 3, 2, 1], person('Ada'), person('Ben'), BOT, BOT, BOT)],
  ] as const)('is no: %s', (why, finished) => {
    expect(rateGame(finished)).toEqual({ counts: false, why })
  })

  it.each([
    ['three people', game([3, 2, 1], person('Ada'), person('Ben'), person('Cleo'))],
    ['as many bots as people', game([4, 3, 2, 1], person('Ada'), person('Ben'), BOT, BOT)],
    ['guests, who are people too', game([5, 4, 3, 2, 1], person('Ada'), person('Ben'), GUEST, BOT, BOT)],
    ['somebody who has left', game([4, 3, 2, 1], person('Ada'), leaver('Ben'), BOT, BOT)],
    ['everybody who has left', game([3, 2, 1], leaver('Ada'), leaver('Ben'), BOT)],
  ])('is yes with %s', (_, finished) => {
    expect(rateGame(finished).counts).toBe(true)
  })

  it('is asked for the family of the pace', () => {
    expect((['live', 'quick', 'relaxed', 'untimed', 'turn_based'] as const).map(familyOf)).toEqual([
      'live',
      'live',
      'live',
      'live',
      'turn_based',
    ])
  })
})

describe('the places among rated people', () => {
  it('go by money, and as much money is the same place', () => {
    expect(places(game([300, 420, 420, 10], person('Ada'), person('Ben'), person('Cleo'), person('Dov')))).toEqual({
      Ben: 1,
      Cleo: 1,
      Ada: 3,
      Dov: 4,
    })
  })

  it('leave out bots and guests', () => {
    expect(places(game([300, 420, 500, 10], person('Ada'), GUEST, BOT, person('Dov')))).toEqual({ Ada: 1, Dov: 2 })
  })

  it('have whoever left behind everybody who stayed, in the order of what their stand-ins made', () => {
    const finished = game([500, 10, 400, 20, 500], leaver('Ada'), person('Ben'), leaver('Cleo'), person('Dov'), BOT)
    expect(places(finished)).toEqual({ Dov: 1, Ben: 2, Ada: 3, Cleo: 4 })
  })
})

describe('a rating', () => {
  it('begins at 1500 points, in doubt, and well below that on a list of the best', () => {
    expect([pointsOf(NEW_RATING), doubtOf(NEW_RATING), boardPointsOf(NEW_RATING)]).toEqual([1500, 125, 1125])
  })

  it('changes like this in the first game of four people', () => {
    const four = [person('Ada'), person('Ben'), person('Cleo'), person('Dov')]
    expect(pointsAfter(game([400, 300, 200, 100], ...four))).toEqual({ Ada: 1594, Ben: 1531, Cleo: 1469, Dov: 1406 })
    expect(pointsAfter(game([400, 400, 200, 100], ...four))).toEqual({ Ada: 1563, Ben: 1563, Cleo: 1469, Dov: 1406 })
    expect(pointsAfter(game([100, 100, 100, 100], ...four))).toEqual({ Ada: 1500, Ben: 1500, Cleo: 1500, Dov: 1500 })
  })

  it('is provisional until enough games have counted', () => {
    let rating = NEW_RATING
    for (let played = 0; played < GAMES_UNTIL_KNOWN; played += 1) {
      expect(isProvisional(rating)).toBe(true)
      rating = changes(game([3, 2, 1], person('Ada', rating), person('Ben'), person('Cleo')))['Ada']?.after ?? rating
    }
    expect(rating.games).toBe(GAMES_UNTIL_KNOWN)
    expect(isProvisional(rating)).toBe(false)
  })

  it('does not lead a list of the best after one lucky game', () => {
    const steady: Rating = { mu: 30, sigma: 3, games: 100 }
    const rivals = ['Ben', 'Cleo', 'Dov', 'Eve'].map((name) => person(name, { mu: 45, sigma: 3, games: 100 }))
    const lucky = changes(game([5, 4, 3, 2, 1], person('Ada'), ...rivals))['Ada']?.after ?? NEW_RATING
    expect(pointsOf(lucky)).toBeGreaterThan(pointsOf(steady))
    expect(boardPointsOf(lucky)).toBeLessThan(boardPointsOf(steady))
  })

  it('needs the money of every seat', () => {
    expect(() => rateGame(game([2, 1], person('Ada'), person('Ben'), BOT))).toThrow(/seat 2/)
  })
})
