import assert from 'node:assert/strict'
import { describe, it } from 'vitest'
import type { Action } from './action.ts'
import type { Card } from './card.ts'
import type { GameEvent } from './event.ts'
import { play, startGame } from './play.ts'
import type { Seat } from './seat.ts'
import { ROUNDS, cardsPerHand } from './setup.ts'
import type { GameConfig } from './setup.ts'
import { snapshotOf } from './snapshot.ts'
import { SOME_GAMES, everyGame } from './testing/law.ts'
import { configOf, turnsOf } from './testing/games.ts'
import { assertSame } from './testing/sameData.ts'

describe('laws of the seats', () => {
  it('no seat is special: the same game a seat further on goes the same way', () => {
    everyGame(4 * SOME_GAMES, (recipe) => {
      const { seats } = recipe
      const by = 1 + (recipe.seed % (seats - 1))
      const moved = <T>(bySeat: readonly T[]): readonly T[] => bySeat.map((_, seat) => bySeat.at(seat - by) as T)
      const movedSeat = (seat: Seat): Seat => (seat + by) % seats
      let { state } = startGame(movedConfig(configOf(recipe), moved, movedSeat))
      for (const { action, after } of turnsOf(recipe)) {
        const result = play(state, movedAction(action, movedSeat))
        assert.ok(result.ok)
        ;({ state } = result)
        const here = snapshotOf(after.state)
        const there = snapshotOf(state)
        const ascending = here.toAct.map(movedSeat).toSorted((a, b) => a - b)
        assertSame(there, {
          ...here,
          toAct: ascending,
          money: moved(here.money),
          hands: moved(here.hands),
          owned: moved(here.owned),
        })
        assertSame(state.hands, moved(after.state.hands))
        assertSame(
          withoutSequence(result.events),
          withoutSequence(after.events.map((event) => movedEvent(event, movedSeat))),
        )
      }
    })
  })
})

/** The same table with every player, and what the deck deals to each, some seats further on. */
function movedConfig(
  config: GameConfig,
  moved: <T>(bySeat: readonly T[]) => readonly T[],
  movedSeat: (seat: Seat) => Seat,
): GameConfig {
  const deckOrder: Card[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const each = cardsPerHand(config, round)
    const from = deckOrder.length
    const blocks = config.players.map((_, seat) => config.deckOrder.slice(from + seat * each, from + (seat + 1) * each))
    deckOrder.push(...moved(blocks).flat())
    const mystery = config.variants.mysteryHand ? each : 0
    deckOrder.push(...config.deckOrder.slice(deckOrder.length, deckOrder.length + mystery))
  }
  deckOrder.push(...config.deckOrder.slice(deckOrder.length))
  return { ...config, players: moved(config.players), startingSeat: movedSeat(config.startingSeat), deckOrder }
}

function movedAction(action: Action, movedSeat: (seat: Seat) => Seat): Action {
  return action.type === 'hammer' ? action : { ...action, seat: movedSeat(action.seat) }
}

const SEAT_FIELDS = new Set(['seat', 'turn', 'from', 'to', 'auctioneer', 'buyer', 'winner', 'startingSeat'])
const SEAT_LISTS = new Set(['seats', 'tied', 'winners'])
const BY_SEAT = new Set(['money', 'hands', 'players'])

/** The event as it is told of the moved table: every seat in it some seats further on. */
function movedEvent(event: GameEvent, movedSeat: (seat: Seat) => Seat): unknown {
  return JSON.parse(JSON.stringify(event), (key, value: unknown) => {
    if (SEAT_FIELDS.has(key) && typeof value === 'number') return movedSeat(value)
    if (SEAT_LISTS.has(key)) return (value as Seat[]).map(movedSeat)
    if (BY_SEAT.has(key)) {
      const moved: unknown[] = []
      for (const [seat, own] of (value as unknown[]).entries()) moved[movedSeat(seat)] = own
      return moved
    }
    return value
  }) as unknown
}

/** Lists of seats, of bids and of what each seat gets are told by seat number: their sequence moves with them. */
function withoutSequence(events: readonly unknown[]): readonly string[] {
  const sorted = (key: string, value: unknown): unknown =>
    SEAT_LISTS.has(key) || key === 'bids' ? (value as unknown[]).map((part) => JSON.stringify(part)).toSorted() : value
  return events.map((event) => JSON.stringify(event, sorted)).toSorted()
}
