import assert from 'node:assert/strict'
import { env } from 'node:process'
import { artistOf, auctionTypeOf, choicesFor, quickRandom, randomOf, roundOf, seatsToAct } from '@modern-art/engine'
import type { Action, Random, Seat } from '@modern-art/engine'
import { enough, lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { screenOf, step } from './index.ts'
import type { Input, Opening, Plan, Sale, Table } from './index.ts'
import { anyOpening, opened } from './testing/anyTable.ts'
import { UNTIMED, repliesIn } from './testing/crank.ts'
import { anyPlan } from './testing/plans.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 51), numRuns: lawRuns(30, 15) }
const START = 5000

/** What a seat has planned, as far as an onlooker who read its letters would know. */
interface Letter {
  artists: readonly number[]
  sale: Sale | null
}

describe('laws of plans', () => {
  it('a plan is its person’s own legal answer, given at once: the game is the one that is played by hand', () => {
    const met = {
      passes: 0,
      seals: 0,
      sales: 0,
      seconds: 0,
      prices: 0,
      orders: 0,
      lapses: 0,
      withdrawals: 0,
      refusals: 0,
    }
    fc.assert(
      fc.property(anyOpening, fc.nat(), (opening, seed) => {
        const random = quickRandom(seed)
        const people = peopleOnly(opening)
        let planning = opened(people, START).table
        let byHand = planning
        const letters = planning.occupants.map((): Letter => ({ artists: [], sale: null }))
        for (let turn = 0; turn < 160 && planning.state.phase.name !== 'finished'; turn += 1) {
          const before = planning
          const input = anyThing(before, turn, random)
          const stepped = step(before, input, START)
          planning = stepped.table
          const isTaken = repliesIn(stepped.effects).every(({ result }) => result.ok)
          if (input.type === 'planned') {
            if (isTaken) note(letters, input.seat, input.plan as Plan)
            else met.refusals += 1
            if (isTaken && isNothing(input.plan as Plan)) met.withdrawals += 1
          } else {
            if (input.type === 'acted') changeMind(letters, before, input.action as Action)
            byHand = put(byHand, input)
          }
          // What was not made by hand was planned. Orders for the lot act by themselves, at both tables.
          while (byHand.actions.length < planning.actions.length) {
            const action = planning.actions[byHand.actions.length]
            assert.ok(action !== undefined && action.type !== 'hammer')
            const letter = letters[action.seat] as Letter
            checkMeant(byHand, action, letter)
            count(met, action)
            byHand = put(byHand, {
              type: 'acted',
              seat: action.seat,
              actionId: `h${byHand.actions.length}`,
              decision: byHand.decision,
              action,
            })
            const order = orderOf(letter.sale)
            if (isLastOfSale(byHand, action, letter)) {
              if (order !== null) {
                met.orders += 1
                byHand = put(byHand, {
                  type: 'ordered',
                  seat: action.seat,
                  actionId: `o${turn}`,
                  decision: byHand.decision,
                  order,
                })
              }
              letter.sale = null
            }
          }
          forget(letters, before, planning)
          met.lapses += lapses(letters, before, planning)
          same(planning.state, byHand.state)
          same(planning.orders, byHand.orders)
          checkNothingLeft(planning, letters)
          for (const seat of [null, ...planning.occupants.keys()]) {
            const { revision, plans, ...rest } = screenOf(planning, seat, START)
            const { revision: _revision, plans: _plans, ...expected } = screenOf(byHand, seat, START)
            same(rest, expected)
            if (seat === null) assert.equal(revision, byHand.changes.all)
            if (seat === null) assert.equal(plans, null)
          }
        }
      }),
      options,
    )
    for (const [what, times] of Object.entries(met)) assert.ok(times > enough(15), `${what}: ${times}`)
  })
})

/** As texts, which is much faster than a walk through both. */
function same(one: unknown, other: unknown): void {
  assert.equal(JSON.stringify(one), JSON.stringify(other))
}

/** A table without a clock, at which nobody's bids wait for others: what is played is played at once. */
function peopleOnly(opening: Opening): Opening {
  const occupants = opening.occupants.map((_, seat) => ({ kind: 'person', present: seat > 0, standIn: false }) as const)
  return { ...opening, rules: UNTIMED, occupants, actions: opening.actions.slice(0, 60) }
}

function anyThing(table: Table, turn: number, random: Random): Input {
  if (random(3) === 0) {
    const seat = random(table.occupants.length)
    return {
      type: 'planned',
      seat,
      actionId: `p${turn}`,
      round: roundOf(table.state),
      plan: anyPlan(table, seat, random),
    }
  }
  const asked = seatsToAct(table.state)
  const seat = asked[random(asked.length)] ?? 0
  const action = randomOf(choicesFor(table.state, seat), seat, random)
  return { type: 'acted', seat, actionId: `a${turn}`, decision: table.decision, action }
}

function put(table: Table, input: Input): Table {
  const stepped = step(table, input, START)
  for (const { result } of repliesIn(stepped.effects)) assert.deepEqual(result, { ok: true }, JSON.stringify(input))
  return stepped.table
}

function note(letters: readonly Letter[], seat: Seat, plan: Plan): void {
  const letter = letters[seat] as Letter
  if (plan.type === 'pass_on') letter.artists = plan.artists
  else letter.sale = plan.sale
}

/** Whoever bids on a lot by hand does not mean to pass on its artist any more. */
function changeMind(letters: readonly Letter[], { state }: Table, action: Action): void {
  const lot = state.phase.name === 'auction' ? state.phase.offer.cards[0] : undefined
  const isBid = action.type === 'bid' || action.type === 'buy' || (action.type === 'submit_bid' && action.amount > 0)
  const letter = action.type === 'hammer' ? undefined : letters[action.seat]
  if (lot === undefined || letter === undefined || !isBid) return
  letter.artists = letter.artists.filter((artist) => artist !== artistOf(lot))
}

function isNothing(plan: Plan): boolean {
  return plan.type === 'pass_on' ? plan.artists.length === 0 : plan.sale === null
}

/** An action that nobody made by hand is what the letter of its seat says, and of nobody else. */
function checkMeant({ state }: Table, action: Action, { artists, sale }: Letter): void {
  const lot = state.phase.name === 'auction' ? state.phase.offer.cards[0] : undefined
  const passes = lot !== undefined && artists.includes(artistOf(lot))
  switch (action.type) {
    case 'pass':
      return assert.ok(passes)
    case 'submit_bid':
      return assert.ok(
        (passes && action.amount === 0) || (sale?.terms?.type === 'seal' && sale.terms.amount === action.amount),
      )
    case 'play_card':
      return assert.equal(action.card, sale?.card)
    case 'offer_second':
      return assert.equal(action.card, sale?.second)
    case 'decline_second':
      return assert.ok(sale?.second === null && state.phase.name === 'double_offer' && state.phase.card === sale.card)
    case 'set_price':
      return assert.ok(sale?.terms?.type === 'price' && sale.terms.price === action.price)
    default:
      assert.fail(`nobody planned to ${action.type}`)
  }
}

function orderOf(sale: Sale | null): Sale['terms'] {
  return sale?.terms?.type === 'ceiling' || sale?.terms?.type === 'out' ? sale.terms : null
}

/** Whether a sale has had its last answer, so that only an order for its lot may be left to give. */
function isLastOfSale({ state }: Table, action: Action, { sale }: Letter): boolean {
  if (sale === null || action.type === 'hammer' || state.hands[action.seat]?.includes(sale.card)) return false
  if (sale.terms?.type === 'price') return action.type === 'set_price'
  if (sale.terms?.type === 'seal') return action.type === 'submit_bid'
  return action.type !== 'play_card' || auctionTypeOf(action.card) !== 'double'
}

/** Letters end with their season. */
function forget(letters: readonly Letter[], before: Table, after: Table): void {
  if (roundOf(before.state) === roundOf(after.state)) return
  for (const letter of letters) letter.artists = []
}

/** Sales that have lapsed are told to their seat, with a reason, and are no longer meant. */
function lapses(letters: readonly Letter[], before: Table, after: Table): number {
  let times = 0
  for (const [seat, letter] of letters.entries()) {
    const plans = after.plans[seat]
    if (plans?.lapsed && plans.lapsed !== before.plans[seat]?.lapsed) {
      assert.equal(plans.lapsed.card, letter.sale?.card)
      times += 1
    }
    if (plans?.sale === null) letter.sale = null
    same(plans?.sale ?? null, letter.sale)
  }
  return times
}

/** Nobody is asked what they have a plan for. */
function checkNothingLeft({ state, orders }: Table, letters: readonly Letter[]): void {
  for (const seat of seatsToAct(state)) {
    const { artists, sale } = letters[seat] as Letter
    if (state.phase.name === 'awaiting_card_play') assert.equal(sale, null)
    const lot = state.phase.name === 'auction' ? state.phase.offer.cards[0] : undefined
    if (lot === undefined || !artists.includes(artistOf(lot)) || orders[seat] !== null) continue
    assert.ok(choicesFor(state, seat).every(({ type }) => type === 'set_price'))
  }
}

function count(met: Record<'passes' | 'seals' | 'sales' | 'seconds' | 'prices', number>, { type }: Action): void {
  if (type === 'pass') met.passes += 1
  if (type === 'submit_bid') met.seals += 1
  if (type === 'play_card') met.sales += 1
  if (type === 'offer_second') met.seconds += 1
  if (type === 'set_price') met.prices += 1
}
