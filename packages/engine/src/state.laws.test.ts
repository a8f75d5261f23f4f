import assert from 'node:assert/strict'
import { describe, it } from 'vitest'
import { advance } from './advance.ts'
import { artistOf } from './card.ts'
import { cloneState } from './draft.ts'
import { cardsIn } from './deck.ts'
import { rememberMoney } from './payment.ts'
import { play, startGame } from './play.ts'
import { countPlayed } from './ranking.ts'
import { paintingsOf } from './rounds.ts'
import type { GameState } from './state.ts'
import { MANY_GAMES, SOME_GAMES, everyGame, everyTellingTurn, everyTurn } from './testing/law.ts'
import { configOf, turnsOf } from './testing/games.ts'
import { assertSame } from './testing/sameData.ts'

describe('laws of the state', () => {
  it('every card of the deck is in exactly one place', () => {
    everyTurn(MANY_GAMES, ({ after: { state } }) => {
      const { hands, mystery, deck, played, past } = state
      const cards = [hands, mystery, deck, played, past.map((round) => round.played)].flat(3)
      assertSame(
        cards.toSorted((a, b) => a - b),
        cardsIn(state.setup.deck),
      )
    })
  })

  it('what is owned was played, once, and never the card that ended a round', () => {
    everyTurn(MANY_GAMES, ({ after: { state, events } }) => {
      const sold = state.lots.flatMap((lot) => lot.cards)
      assert.equal(new Set(sold).size, sold.length)
      assert.equal(
        sold.every((card) => state.played.includes(card)),
        true,
      )
      assert.equal(state.hands.flatMap((_, seat) => paintingsOf(state.lots, seat)).length, sold.length)
      const ending = events.find((event) => event.type === 'round_ended')
      if (ending === undefined) return
      const owned = state.past.at(-1)?.lots.flatMap((lot) => lot.cards) ?? []
      assertSame(
        ending.unsold.filter((card) => owned.includes(card)),
        [],
      )
    })
  })

  it('no artist has five paintings while a round runs, so that a round has at most 21', () => {
    everyTurn(MANY_GAMES, ({ after: { state } }) => {
      for (const card of state.played) assert.ok(countPlayed(state.played, artistOf(card)) < 5)
      for (const round of state.past) assert.ok(round.played.length <= 21)
    })
  })

  it('money changes hands only as the payments say, and nobody owes any', () => {
    everyTurn(MANY_GAMES, ({ before, after: { state, events } }) => {
      const money = before.money.slice()
      for (const event of events) {
        if (event.type !== 'money_paid') continue
        const { from, to, amount } = event.payment
        assert.ok(amount > 0)
        assert.notEqual(from, to)
        if (from !== null) money[from] = (money[from] ?? 0) - amount
        if (to !== null) money[to] = (money[to] ?? 0) + amount
      }
      assertSame(state.money, money)
      assert.ok(Math.min(...state.money) >= 0)
    })
  })

  it('[I5] what is public implies everyone’s money', () => {
    everyTurn(SOME_GAMES, ({ after: { state } }) => {
      assertSame(rememberMoney({ setup: state.setup, past: state.past, lots: state.lots }), state.money)
    })
  })

  it('a state equals its JSON round trip, with every field present', () => {
    everyTellingTurn(SOME_GAMES, ({ after: { state, events } }) => {
      assertSame(JSON.parse(JSON.stringify(state)), state)
      assertSame(JSON.parse(JSON.stringify(events)), events)
    })
  })

  it('a state that is played on is never altered', () => {
    everyTellingTurn(SOME_GAMES, ({ before, action, after }) => {
      const frozen = deepFreeze(JSON.parse(JSON.stringify(before)) as GameState)
      assertSame(play(frozen, action), after)
      assertSame(frozen, before)
    })
  })

  it('the in-place and the immutable call agree at every step', () => {
    everyGame(SOME_GAMES, (recipe) => {
      const draft = cloneState(startGame(configOf(recipe)).state)
      const told = cloneState(draft)
      for (const { action, after } of turnsOf(recipe)) {
        advance(draft, action, null)
        assertSame(draft, after.state)
        const events: unknown[] = []
        advance(told, action, (event) => events.push(event))
        assertSame(told, after.state)
        assertSame(events, after.events)
      }
    })
  })

  it('a game ends within its bound, which its prices set', () => {
    let longest = 0
    everyGame(MANY_GAMES, (recipe) => {
      const turns = Array.from(turnsOf(recipe))
      const { seats } = recipe
      const rounds = turns.at(-1)?.after.state.past ?? []
      // A bid raises the price by 1 at least, and between two bids each seat passes at most once. Besides there are the
      // play, a question to every seat for a second card, a price, a hammer and a mystery card.
      const lots = rounds.flatMap((round) => round.lots).map((lot) => (lot.price + 1) * seats + seats + 4)
      const unsold = rounds.length * (seats + 2)
      assert.ok(turns.length <= lots.reduce((sum, most) => sum + most, unsold))
      longest = Math.max(longest, turns.length)
    })
    // One of the named games is that long, whatever the seed.
    assert.ok(longest > 1000)
  })

  it('a game of nothing but passes ends within its small bound', () => {
    everyGame(SOME_GAMES, (recipe) => {
      const actions = Array.from(turnsOf({ ...recipe, style: 'passive' }))
      // At most a play, a question to every seat, a bid or pass of every seat, and a mystery card, for each painting.
      assert.ok(actions.length <= 70 * (2 * recipe.seats + 2))
      assert.equal(actions.at(-1)?.after.state.phase.name, 'finished')
      assertSame(
        actions.filter(({ action }) => action.type === 'bid' || action.type === 'buy'),
        [],
      )
    })
  })
})

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) deepFreeze(part)
    Object.freeze(value)
  }
  return value
}
