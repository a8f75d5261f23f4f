import assert from 'node:assert/strict'
import { eventFor, quickRandom, replay, roundOf, shuffle } from '@modern-art/engine'
import type { Action, Card, GameConfig, Random, Seat, Step } from '@modern-art/engine'
import { configOf, enough, everyGame, turnsOf } from '@modern-art/engine/testing'
import type { GameRecipe } from '@modern-art/engine/testing'
import { describe, it } from 'vitest'
import { openTable, step, welcomeFor } from './index.ts'
import type { Effect, Input, Order, Table, TableRules } from './index.ts'
import { OUT, upTo } from './testing/orders.ts'
import { anyPlan } from './testing/plans.ts'

const GAMES = 40
/** More, for most orders act soon. */
const GAMES_WITH_ORDERS = 200
/** How many actions are played before the tables open, at most, and how many at them. */
const BEFORE = 160
const AT_THE_TABLE = 40

describe('laws of secrecy', () => {
  it('re-deal what a seat cannot see, and change what others seal: it is sent the same, byte by byte', () => {
    let different = 0
    everyGame(GAMES, (recipe) => {
      const random = quickRandom(recipe.seed)
      const viewer = anyViewer(recipe, random)
      const [actions, opening] = excerpt(recipe, random)
      const config = configOf(recipe)
      const other = redealt(config, actions, viewer, random)
      const otherActions = resealed(other, actions, viewer, opening, random)
      if (replay({ config: other, actions: otherActions }).fault !== null) return
      const pair = openPair([config, other], [actions, otherActions], opening, random)
      for (let index = opening; index < actions.length; index += 1) {
        const noise = anyNoise(pair.tables[0], viewer, random)
        const inputs: readonly (readonly [Input, Input])[] = [
          [noise, noise],
          [played(pair.tables[0], actions[index]), played(pair.tables[1], otherActions[index])],
        ]
        for (const both of inputs) {
          pair.put(both, random)
          assert.equal(pair.told(1, viewer), pair.told(0, viewer))
          // A refusal, or a clock, has led the game elsewhere than the excerpt goes.
          if (pair.tables[0].actions.length !== pair.tables[1].actions.length) assert.fail('the games part')
        }
        if (pair.tables[0].actions.length !== index + 1) break
        if (JSON.stringify(pair.tables[0].state) !== JSON.stringify(pair.tables[1].state)) different += 1
      }
    })
    assert.ok(different > enough(500), `${different}`)
  })

  it('others’ orders and plans: until one acts, a seat is sent the same and the table wakes at the same time', () => {
    let compared = 0
    let planned = 0
    let acted = 0
    everyGame(GAMES_WITH_ORDERS, (recipe) => {
      const random = quickRandom(recipe.seed + 1)
      const viewer = anyViewer(recipe, random)
      const [actions, opening] = excerpt(recipe, random)
      const config = configOf(recipe)
      const pair = openPair([config, config], [actions, actions], opening, random)
      for (let index = opening; index < actions.length; index += 1) {
        const [, ordering] = pair.tables
        const secret = anyOrder(ordering, viewer, index, random)
        const ordered = secret === null ? null : step(ordering, secret, pair.now())
        if (ordered !== null) {
          if (ordered.table.actions.length > ordering.actions.length) {
            acted += 1
            break
          }
          assert.equal(toldIn(ordered.effects, viewer), '[]')
          assert.ok(ordered.effects.every(({ type }) => type === 'send'))
          pair.tables[1] = ordered.table
        }
        const input = played(pair.tables[0], actions[index])
        pair.put([input, input], random)
        if (pair.tables[0].actions.length !== pair.tables[1].actions.length) {
          acted += 1
          break
        }
        assert.equal(pair.told(1, viewer), pair.told(0, viewer))
        assert.equal(pair.tables[1].timer, pair.tables[0].timer)
        if (pair.tables[1].orders.some((order) => order !== null)) compared += 1
        if (pair.tables[1].plans.some(({ passOn, sale }) => passOn.length > 0 || sale !== null)) planned += 1
        if (pair.tables[0].actions.length !== index + 1) break
      }
    })
    assert.ok(compared > enough(200) && planned > enough(200) && acted > enough(50), `${compared} ${planned} ${acted}`)
  })
})

function anyViewer({ seats }: GameRecipe, random: Random): Seat | null {
  const viewer = random(seats + 1)
  return viewer === seats ? null : viewer
}

/** Actions of a game, the last of which are for the table, and how many come before. */
function excerpt(recipe: GameRecipe, random: Random): readonly [readonly Action[], number] {
  const opening = random(BEFORE)
  const actions: Action[] = []
  for (const { action } of turnsOf(recipe)) {
    actions.push(action)
    if (actions.length === opening + AT_THE_TABLE) break
  }
  return [actions, Math.min(opening, actions.length)]
}

/** The same deck to the viewer's eyes: what neither came to light nor to the viewer's hand lies anywhere else. */
function redealt(config: GameConfig, actions: readonly Action[], viewer: Seat | null, random: Random): GameConfig {
  const { steps } = replay({ config, actions })
  const seen = new Set([...cardsShown(steps), ...cardsDealtTo(steps, viewer)])
  const pool = shuffle(
    config.deckOrder.filter((card) => !seen.has(card)),
    random,
  )
  return { ...config, deckOrder: config.deckOrder.map((card) => (seen.has(card) ? card : (pool.pop() ?? card))) }
}

function cardsShown(steps: readonly Step[]): readonly Card[] {
  const state = steps.at(-1)?.state
  return state === undefined ? [] : [...state.played, ...state.past.flatMap((round) => round.played)]
}

function cardsDealtTo(steps: readonly Step[], viewer: Seat | null): readonly Card[] {
  const events = steps.flatMap((each) => each.events).map((event) => eventFor(event, viewer))
  return events.flatMap((event) => (event.type === 'cards_dealt' ? event.own : []))
}

/** The same actions, but others seal other amounts in a hidden auction that is still on at the end. */
function resealed(
  config: GameConfig,
  actions: readonly Action[],
  viewer: Seat | null,
  opening: number,
  random: Random,
): readonly Action[] {
  const { steps } = replay({ config, actions })
  const last = steps.at(-1)?.state
  if (last?.phase.name !== 'auction' || last.phase.bidding.type !== 'hidden') return actions
  const count = last.phase.bidding.sealed.filter((amount) => amount !== null).length
  return actions.map((action, index) =>
    action.type === 'submit_bid' && action.seat !== viewer && index >= Math.max(opening, actions.length - count)
      ? { ...action, amount: random((last.money[action.seat] ?? 0) + 1) }
      : action,
  )
}

interface Pair {
  readonly tables: [Table, Table]
  readonly now: () => number
  readonly put: (inputs: readonly [Input, Input], random: Random) => void
  /** All that one of them has sent a seat and the spectators by the latest inputs, and how it would greet them now. */
  readonly told: (which: 0 | 1, viewer: Seat | null) => string
}

const RULES: TableRules = {
  clock: { kind: 'bank', milliseconds: 600_000, increment: 500 },
  hammer: { quiet: 60_000, call: 60_000 },
  sameMoment: 0,
  absence: { standIn: 'medium', grace: 600_000 },
  botPatience: 600_000,
  memoryAid: false,
}

function openPair(
  configs: readonly [GameConfig, GameConfig],
  actions: readonly [readonly Action[], readonly Action[]],
  opening: number,
  random: Random,
): Pair {
  const hammer = random(2) === 0 ? RULES.hammer : null
  const open = (which: 0 | 1): Table => {
    const config = configs[which]
    const occupants = config.players.map(() => ({ kind: 'person', present: true, standIn: false }) as const)
    const opened = openTable(
      { config, rules: { ...RULES, hammer }, occupants, actions: actions[which].slice(0, opening) },
      0,
    )
    if (!opened.ok) throw new Error(opened.fault.message)
    return opened.table
  }
  let now = 0
  let effects: readonly [readonly Effect[], readonly Effect[]] = [[], []]
  const tables: [Table, Table] = [open(0), open(1)]
  return {
    tables,
    now: () => now,
    put: (inputs, chance) => {
      now += chance(700)
      const [one, other] = [step(tables[0], inputs[0], now), step(tables[1], inputs[1], now)]
      tables[0] = one.table
      tables[1] = other.table
      effects = [one.effects, other.effects]
    },
    told: (which, viewer) => toldIn(effects[which], viewer) + JSON.stringify(welcomeFor(tables[which], viewer, now)),
  }
}

function toldIn(effects: readonly Effect[], viewer: Seat | null): string {
  return JSON.stringify(
    effects.filter(({ type, ...rest }) => type === 'send' && 'to' in rest && isFor(rest.to, viewer)),
  )
}

function isFor(to: Seat | null, viewer: Seat | null): boolean {
  return to === null || to === viewer
}

/** An action of the excerpt as it reaches the table; the hammer falls by itself, so that excerpt goes on without it. */
function played(table: Table, action: Action | undefined): Input {
  if (action === undefined || action.type === 'hammer') return { type: 'ticked' }
  const { decision, actions } = table
  return { type: 'acted', seat: action.seat, actionId: `a${actions.length}`, decision, action }
}

/** What may come at any time besides: people come and go, try what they may not, and pause. */
function anyNoise({ decision, actions, occupants }: Table, viewer: Seat | null, random: Random): Input {
  const seat = random(occupants.length)
  const own = viewer ?? seat
  const actionId = `n${actions.length} ${random(1000)}`
  const inputs: readonly Input[] = [
    { type: 'joined', seat },
    { type: random(4) === 0 ? 'gave_up' : 'left', seat: seat === viewer ? (seat + 1) % occupants.length : seat },
    { type: 'ticked' },
    { type: 'acted', seat: own, actionId, decision, action: { type: 'bid', seat: own, amount: 1000 } },
    { type: 'acted', seat: own, actionId, decision: decision + 1, action: { type: 'pass', seat: own } },
    { type: 'acted', seat: own, actionId, decision, action: { type: 'play_card', seat: own, card: -1 } },
  ]
  return inputs[random(inputs.length)] ?? { type: 'ticked' }
}

/** An order or a plan of somebody else. */
function anyOrder(table: Table, viewer: Seat | null, index: number, random: Random): Input | null {
  const seat = random(table.occupants.length)
  if (seat === viewer || random(2) === 0) return null
  if (random(4) === 0) {
    const plan = anyPlan(table, seat, random)
    return { type: 'planned', seat, actionId: `o${index}`, round: roundOf(table.state), plan }
  }
  const orders: readonly (Order | null)[] = [OUT, null, upTo(1, 'ask'), upTo(1, 'ask'), upTo(5, 'ask'), upTo(9, 'pass')]
  const order = orders[random(orders.length)] ?? null
  return { type: 'ordered', seat, actionId: `o${index}`, decision: table.decision, order }
}
