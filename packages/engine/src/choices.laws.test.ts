import assert from 'node:assert/strict'
import { describe, it } from 'vitest'
import type { Action } from './action.ts'
import { quickRandom } from './chance/quickRandom.ts'
import { check } from './check.ts'
import type { Choice } from './choice.ts'
import { choicesFor, mayHammer, seatsToAct } from './choices.ts'
import { cardsIn } from './deck.ts'
import { play } from './play.ts'
import { canStillBeAsked } from './rules/auction.ts'
import { isLastToPass } from './rules/open.ts'
import type { GameState } from './state.ts'
import type { Seat } from './seat.ts'
import { turnsOf } from './testing/games.ts'
import { MANY_GAMES, FEW_GAMES, SOME_GAMES, enough, everyGame, everyTurn } from './testing/law.ts'
import { assertSame } from './testing/sameData.ts'
import { viewFor } from './view.ts'

describe('laws of the choices', () => {
  it('somebody has a choice unless the game is finished', () => {
    everyTurn(MANY_GAMES, ({ after: { state } }) => {
      const seats = state.hands.flatMap((_, seat) => (choicesFor(state, seat).length > 0 ? [seat] : []))
      assert.deepEqual(seatsToAct(state), seats)
      assert.equal(seats.length === 0, state.phase.name === 'finished')
      assert.deepEqual(choicesFor(state, null), [])
    })
  })

  it('every range can be used: neither empty nor beyond the own money', () => {
    everyTurn(MANY_GAMES, ({ before }) => {
      before.money.forEach((money, seat) => {
        const choices = choicesFor(before, seat)
        assert.equal(new Set(choices.map((choice) => choice.type)).size, choices.length)
        for (const choice of choices) {
          if ('cards' in choice) assert.ok(choice.cards.length > 0)
          if ('min' in choice) assert.ok(choice.min <= choice.max)
          if ('max' in choice) assert.ok(choice.max <= money)
          if ('price' in choice) assert.ok(choice.price <= money)
        }
      })
    })
  })

  it('[N1] [H1] [F2] a seat can still be asked until it has answered, as a state and a view tell alike', () => {
    everyGame(SOME_GAMES, (recipe) => {
      let answered: Seat[] = []
      for (const { before, action } of turnsOf(recipe)) {
        const { phase } = before
        if (phase.name !== 'auction') {
          answered = []
          continue
        }
        const seats = before.hands.length
        for (let seat = 0; seat < seats; seat += 1) {
          const asked = canStillBeAsked(phase, seat, seats)
          assert.equal(asked, phase.bidding.type === 'open' || !answered.includes(seat))
          const view = viewFor(before, seat).phase
          assert.equal(view.name === 'auction' && canStillBeAsked(view, seat, seats), asked)
        }
        if (action.type !== 'hammer') answered.push(action.seat)
      }
    })
  })

  it('[O4] a pass ends an open auction just where the seat is the last to pass', () => {
    everyTurn(MANY_GAMES, ({ before, action, after: { state } }) => {
      const { phase } = before
      if (phase.name !== 'auction' || phase.bidding.type !== 'open' || action.type !== 'pass') return
      assert.equal(isLastToPass(phase.bidding, action.seat), state.phase.name !== 'auction')
    })
  })

  it('choices and rejections agree on every action there could be', () => {
    let allowed = 0
    let refused = 0
    everyTurn(FEW_GAMES, ({ before }, { seed }) => {
      const seats = Array.from(before.hands.keys())
      for (const action of conceivable(before, seed)) {
        const covered =
          action.type === 'hammer'
            ? mayHammer(before)
            : seats.some((seat) => Object.is(seat, action.seat)) &&
              choicesFor(before, action.seat).some((choice) => covers(choice, action))
        if ((check(before, action) === null) !== covered) assert.fail(`${JSON.stringify(action)}: ${String(covered)}`)
        if (covered) allowed += 1
        else refused += 1
      }
    })
    assert.ok(allowed > enough(10_000))
    assert.ok(refused > enough(100_000))
  })

  it('[R4] a refused action says why and changes nothing', () => {
    let turns = 0
    everyTurn(FEW_GAMES, ({ before }, { seed }) => {
      // Each turn brings forth hundreds of refusals: those of one in four show as much.
      turns += 1
      if (turns % 4 > 0) return
      const text = JSON.stringify(before)
      for (const action of conceivable(before, seed)) {
        const result = play(before, action)
        if (result.ok) continue
        assertSame(Object.keys(result), ['ok', 'rejection'])
        assert.notEqual(result.rejection.message, '')
      }
      assert.equal(JSON.stringify(before), text)
    })
  })
})

/**
 * Every type of action by every seat and by some that do not exist, with cards and amounts on all sides of the limits
 * and some that are none, or are missing.
 */
function conceivable(state: GameState, seed: number): readonly Action[] {
  const random = quickRandom(seed + state.played.length)
  const anyCard = cardsIn(state.setup.deck)
  const bidding = state.phase.name === 'auction' ? state.phase.bidding : null
  const standing = bidding !== null && 'bids' in bidding ? (bidding.bids.at(-1)?.amount ?? 0) : 0
  const noSeats = [-1, state.hands.length, 0.5, -0, MISSING, '1' as unknown as number]
  const seats = [...state.hands.keys(), ...noSeats]
  return seats
    .flatMap((seat): Action[] => {
      const money = state.money[seat] ?? 0
      const amounts = [-1, 0, 1, standing, standing + 1, money, money + 1, random(200), 0.5, -0, Number.NaN, MISSING]
      const strangeCards = [anyCard[random(70)] ?? 0, anyCard[random(70)] ?? 0, 999, -1, 1.5, MISSING]
      const cards = [...(state.hands[seat] ?? []), ...strangeCards]
      return [
        ...cards.flatMap((card): Action[] => [
          { type: 'play_card', seat, card },
          { type: 'offer_second', seat, card },
        ]),
        ...amounts.flatMap((amount): Action[] => [
          { type: 'bid', seat, amount },
          { type: 'submit_bid', seat, amount },
          { type: 'set_price', seat, price: amount },
        ]),
        { type: 'decline_second', seat },
        { type: 'pass', seat },
        { type: 'buy', seat },
        { type: 'reveal_mystery', seat },
        { type: 'skip_mystery', seat },
      ]
    })
    .concat({ type: 'hammer' })
}

/** What a caller without types might hand over. */
const MISSING = undefined as unknown as number

function covers(choice: Choice, action: Action): boolean {
  if (choice.type !== action.type) return false
  if ('cards' in choice && 'card' in action) return choice.cards.includes(action.card)
  if ('min' in choice) {
    const amount = 'amount' in action ? action.amount : 'price' in action ? action.price : MISSING
    return Number.isInteger(amount) && !Object.is(amount, -0) && choice.min <= amount && amount <= choice.max
  }
  return true
}
