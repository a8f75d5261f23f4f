import assert from 'node:assert/strict'
import { ARTISTS, artistOf, countsPlayed, quickRandom, roundOf, startGame, tileOf, viewFor } from '@modern-art/engine'
import type { Card, GameState, Random, Seat } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { equilibrium, medium } from '../temperaments.ts'
import { configOf, turnsOf } from '@modern-art/engine/testing'
import type { GameRecipe } from '@modern-art/engine/testing'
import { everyGame } from '../testing/law.ts'
import { afterAction, afterSale } from '../testing/sale.ts'
import { RecordingWorld } from '../testing/recordingWorld.ts'
import type { WorldEvent } from '../testing/recordingWorld.ts'
import { newForecast } from '../valuation/forecast.ts'
import { Dice } from './dice.ts'
import { KINDS, kindOf } from './kind.ts'
import type { Kind } from './kind.ts'
import { PlayOut } from './playOut.ts'
import { worldFromView } from './knowledge.ts'
import type { WorldSetup } from './world.ts'

const GAMES = 200

type WorldClass = new (setup: WorldSetup) => RecordingWorld

/** The state in numbers, nothing hidden. A seat is to play a card. */
function worldOf(state: GameState, Worlds: WorldClass): RecordingWorld {
  const { phase, hands, mystery } = state
  const known = worldFromView(viewFor(state, null))
  const world = new Worlds(known.setup)
  world.copy(known)
  world.handSizes.fill(0)
  world.cardsLeft = 0
  hands.forEach((hand, seat) => hand.forEach((card) => world.give(seat, kindOf(card))))
  world.mystery.set(mystery.map(kindOf))
  world.mysterySize = mystery.length
  if (phase.name === 'awaiting_card_play') world.turn = phase.asked
  return world
}

/** What happened in a world, done in the engine. */
function afterEvents(state: GameState, events: readonly WorldEvent[]): GameState {
  return unflipped(events.reduce((before, event) => afterEvent(before, event), state))
}

function afterEvent(state: GameState, event: WorldEvent): GameState {
  switch (event.type) {
    case 'laid':
      return afterLaying(unflipped(state), event.seat, event.kind)
    case 'flipped':
      assert.ok(state.phase.name === 'mystery')
      return afterAction(state, { type: 'reveal_mystery', seat: state.phase.asked })
    case 'sold':
      return afterSelling(state, event)
  }
}

/** A card of the mystery hand that was not flipped was left alone. */
function unflipped(state: GameState): GameState {
  const { phase } = state
  return phase.name === 'mystery' ? afterAction(state, { type: 'skip_mystery', seat: phase.asked }) : state
}

function afterLaying(state: GameState, seat: Seat, kind: Kind): GameState {
  const card = state.hands[seat]?.find((held) => kindOf(held) === kind) ?? -1
  if (state.phase.name === 'awaiting_card_play') return afterAction(state, { type: 'play_card', seat, card })
  return afterAction(declined(state, seat), { type: 'offer_second', seat, card })
}

/** Seats decline to complete a double up to this one, or all of them. */
function declined(state: GameState, upTo: Seat | null): GameState {
  let asked = state
  while (asked.phase.name === 'double_offer' && asked.phase.asked !== upTo) {
    asked = afterAction(asked, { type: 'decline_second', seat: asked.phase.asked })
  }
  return asked
}

function afterSelling(state: GameState, sale: Extract<WorldEvent, { type: 'sold' }>): GameState {
  const { opener, auctioneer, buyer, artist, cards, price } = sale
  const sold = state.phase.name === 'double_offer' ? declined(state, null) : afterSale(state, buyer, price)
  const lot = sold.lots.at(-1)
  assert.ok(lot !== undefined)
  assert.deepEqual([lot.opener, lot.auctioneer, lot.buyer, lot.price], [opener, auctioneer, buyer, price])
  assert.deepEqual(
    lot.cards.map(artistOf),
    Array.from({ length: cards }, () => artist),
  )
  return sold
}

/** The world and the state say the same, a seat being to play a card. */
function assertAlike(world: RecordingWorld, state: GameState): void {
  const { phase, hands, mystery } = state
  assert.ok(phase.name === 'awaiting_card_play')
  assert.ok(!world.over)
  assert.equal(world.round, roundOf(state))
  assert.equal(world.turn, phase.asked)
  assertSameMoneyAndTiles(world, state)
  assert.deepEqual([...world.counts], countsPlayed(state.played))
  assert.deepEqual([...world.mystery.subarray(0, world.mysterySize)], mystery.map(kindOf))
  assert.equal(world.cardsLeft, hands.flat().length)
  hands.forEach((hand, seat) => {
    assert.equal(world.handSizes[seat], hand.length)
    assert.deepEqual(handIn(world, seat), countsByKind(hand))
    const bought = state.lots.filter((lot) => lot.buyer === seat).flatMap((lot) => lot.cards)
    assert.deepEqual([...world.owned.subarray(seat * 5, (seat + 1) * 5)], countsPlayed(bought))
  })
}

/** The world has come to the end of the round that the state has left behind; the next has been dealt there, if any. */
function assertAlikeAtEnd(world: RecordingWorld, state: GameState): void {
  const { seats } = world.setup
  const { phase, hands } = state
  assert.ok(world.over)
  assert.equal(world.round, state.past.length)
  assertSameMoneyAndTiles(world, state)
  const isFinished = phase.name === 'finished'
  hands.forEach((hand, seat) => {
    const left = handIn(world, seat)
    assert.ok(countsByKind(hand).every((count, kind) => count >= (left[kind] ?? 0)))
    if (isFinished) assert.deepEqual(left, countsByKind(hand))
  })
  if (isFinished) return
  assert.ok(phase.name === 'awaiting_card_play')
  const first = [...hands.keys()]
    .map((place) => (world.lastSeat + 1 + place) % seats)
    .find((seat) => hands[seat]?.length !== 0)
  assert.equal(phase.asked, first)
}

function assertSameMoneyAndTiles(world: RecordingWorld, { money, past }: GameState): void {
  assert.deepEqual([...world.money.subarray(0, world.setup.seats)], money)
  assert.deepEqual(
    [...world.past],
    ARTISTS.map((artist) => past.reduce((sum, round) => sum + tileOf(round, artist), 0)),
  )
}

function handIn({ hands }: RecordingWorld, seat: Seat): readonly number[] {
  return [...hands.subarray(seat * KINDS, (seat + 1) * KINDS)]
}

function countsByKind(hand: readonly Card[]): readonly number[] {
  const counts = Array.from({ length: KINDS }, () => 0)
  for (const card of hand) counts[kindOf(card)] = (counts[kindOf(card)] ?? 0) + 1
  return counts
}

function playOutOf(world: RecordingWorld, seed: number): PlayOut {
  const { seats } = world.setup
  const temperaments = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? medium(seats) : equilibrium(seats)))
  const playOut = new PlayOut(world, temperaments, newForecast(), new Dice(seed))
  playOut.seed = seed
  return playOut
}

function anyKind({ hands, turn }: RecordingWorld, random: Random): Kind {
  const kinds: Kind[] = []
  for (let kind = 0; kind < KINDS; kind += 1) if (hands[turn * KINDS + kind] !== 0) kinds.push(kind)
  return kinds[random(kinds.length)] ?? -1
}

/** A position in which a seat is to play a card: the start, or any other. */
function anyTurn(recipe: GameRecipe, random: Random): GameState {
  const start = startGame(configOf(recipe)).state
  if (random(2) === 0) return start
  const position = random(200)
  let met = 0
  for (const { before } of turnsOf(recipe)) {
    if (met >= position && before.phase.name === 'awaiting_card_play') return before
    met += 1
  }
  return start
}

/** Plays any cards in a world, does the same in the engine, and compares the two after every turn and every round. */
function everyTurnAlike(Worlds: WorldClass): void {
  everyGame(GAMES, (recipe) => {
    const random = quickRandom(recipe.seed)
    let state = anyTurn(recipe, random)
    while (state.phase.name !== 'finished') {
      const world = worldOf(state, Worlds)
      const playOut = playOutOf(world, recipe.seed)
      while (!world.over) {
        assertAlike(world, state)
        playOut.play(world.turn, anyKind(world, random))
        state = afterEvents(state, world.events.splice(0))
      }
      assertAlikeAtEnd(world, state)
    }
  })
}

describe('laws of the model', () => {
  it('follows the engine turn by turn, whatever is played', () => {
    everyTurnAlike(RecordingWorld)
  })

  it('follows the engine through rounds that it plays out by itself', () => {
    everyGame(GAMES, (recipe) => {
      let { state } = startGame(configOf(recipe))
      while (state.phase.name !== 'finished') {
        const world = worldOf(state, RecordingWorld)
        playOutOf(world, recipe.seed).finishRound()
        state = afterEvents(state, world.events)
        assertAlikeAtEnd(world, state)
      }
    })
  })

  it('a copy is the same world, and goes its own way', () => {
    everyGame(4, (recipe) => {
      const { state } = startGame(configOf(recipe))
      const world = worldOf(state, RecordingWorld)
      const copy = new RecordingWorld(world.setup)
      copy.copy(world)
      playOutOf(world, recipe.seed).finishRound()
      assertAlike(copy, state)
      playOutOf(copy, recipe.seed).finishRound()
      assert.deepEqual(copy, world)
    })
  })
})

class PaysItself extends RecordingWorld {
  override sell(opener: Seat, auctioneer: Seat, buyer: Seat, artist: number, cards: number, price: number): void {
    super.sell(opener, auctioneer, buyer, artist, cards, price)
    if (buyer === auctioneer) this.money[buyer] = (this.money[buyer] ?? 0) + price
  }
}

class SplitsForTheOpener extends RecordingWorld {
  override sell(opener: Seat, auctioneer: Seat, buyer: Seat, artist: number, cards: number, price: number): void {
    super.sell(opener, auctioneer, buyer, artist, cards, price)
    if (!this.setup.splitDouble || opener === auctioneer || buyer === auctioneer || buyer === opener) return
    this.money[auctioneer] = (this.money[auctioneer] ?? 0) - (price % 2)
    this.money[opener] = (this.money[opener] ?? 0) + (price % 2)
  }
}

class EndsACardEarly extends RecordingWorld {
  override layDown(seat: Seat, kind: Kind): boolean {
    return super.layDown(seat, kind) || this.cardsLeft === 1
  }
}

class AsksEmptyHands extends RecordingWorld {
  override passTurn(seat: Seat): void {
    this.turn = (seat + 1) % this.setup.seats
  }
}

class StartsWithSeatZero extends RecordingWorld {
  override endRound(): void {
    super.endRound(this.setup.seats - 1)
  }
}

class FlipsTheBottom extends RecordingWorld {
  override flipMystery(): boolean {
    this.mystery.subarray(0, this.mysterySize).reverse()
    return super.flipMystery()
  }
}

class ForgetsTheTiles extends RecordingWorld {
  override endRound(lastSeat: Seat): void {
    this.past.fill(0)
    super.endRound(lastSeat)
  }
}

describe('the law of the model', () => {
  it.each<[string, WorldClass]>([
    ['pays the auctioneer for its own purchase', PaysItself],
    ['gives the odd 1 of a divided price to the opener', SplitsForTheOpener],
    ['ends a round a card early', EndsACardEarly],
    ['gives the turn to an empty hand', AsksEmptyHands],
    ['starts every round with seat 0', StartsWithSeatZero],
    ['flips the bottom card of the mystery hand', FlipsTheBottom],
    ['forgets earlier tiles', ForgetsTheTiles],
  ])('is broken by a world that %s', (_, Worlds) => {
    expect(() => everyTurnAlike(Worlds)).toThrow(
      expect.objectContaining({ cause: expect.any(assert.AssertionError) as unknown }),
    )
  })
})
