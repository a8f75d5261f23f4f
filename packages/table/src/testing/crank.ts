import assert from 'node:assert/strict'
import { NO_VARIANTS, cardsIn, cardsPerHand, roundOf } from '@modern-art/engine'
import type { Action, GameConfig, Seat, Variants } from '@modern-art/engine'
import { actionIn, cardNamed, words } from '@modern-art/engine/testing'
import { openTable, screenOf, step } from '../index.ts'
import type { Effect, Input, Occupant, Order, Plan, Result, Screen, Table, TableRules } from '../index.ts'
import { deepFreeze } from './deepFreeze.ts'
import { inWords } from './inWords.ts'

/** A table that knows no clock but the hand of the test. */
export interface Crank {
  readonly table: () => Table
  /** What the latest input led to. */
  readonly effects: () => readonly Effect[]
  readonly put: (input: Input) => void
  /** A person acts, in plain words; `ok`, the refusal's code, or `waits` where there is no answer yet. */
  readonly says: (line: string, options?: { readonly id?: string; readonly decision?: number }) => string
  readonly orders: (seat: Seat, order: Order | null) => string
  /** A person plans something for the present season. */
  readonly plans: (seat: Seat, plan: Plan) => string
  /** A bot answers the present question, in plain words. */
  readonly botSays: (line: string) => void
  /** Lets time go by; timers fire when the table wants them. */
  readonly wait: (milliseconds: number) => void
  /** The game so far, in plain words. */
  readonly log: () => readonly string[]
  /** What a seat or the spectators have been told by the latest input, as types of events. */
  readonly heard: (to: Seat | null) => readonly string[]
  /** The replies to a seat by the latest input. */
  readonly replies: (to: Seat) => readonly string[]
  readonly screen: (seat: Seat | null) => Screen
}

interface Setting {
  /** A word a seat: person, absent, standIn, or a bot's name. */
  readonly seats?: string
  /** The first cards of each hand, ids separated by spaces. */
  readonly hands?: readonly string[]
  readonly rules?: Partial<TableRules>
  readonly variants?: Partial<Variants>
  /** Played before the table is opened. */
  readonly after?: readonly string[]
}

export const UNTIMED: TableRules = {
  clock: { kind: 'untimed' },
  hammer: null,
  sameMoment: 0,
  absence: { standIn: null, grace: 30_000 },
  botPatience: 5000,
  memoryAid: false,
}

export function crank(setting: Setting = {}): Crank {
  const occupants = words(setting.seats ?? 'person person person').map(occupantNamed)
  const config = dealt(setting.hands ?? [], occupants.length, { ...NO_VARIANTS, ...setting.variants })
  const actions = (setting.after ?? []).map(actionIn)
  const opened = openTable({ config, rules: { ...UNTIMED, ...setting.rules }, occupants, actions }, 1000)
  if (!opened.ok) throw new Error(opened.fault.message)
  let { table, effects } = opened
  let now = 1000
  let ids = 0

  const put = (input: Input): void => {
    const stepped = step(deepFreeze(table), deepFreeze(input), now)
    effects = stepped.effects
    table = JSON.parse(JSON.stringify(stepped.table)) as Table
    assert.deepEqual(table, stepped.table)
  }
  const answerTo = (seat: Seat, actionId: string): string => {
    for (const { to, actionId: id, result } of repliesIn(effects)) {
      if (to === seat && id === actionId) return codeOf(result)
    }
    return 'waits'
  }
  const nextId = (): string => {
    ids += 1
    return `id ${ids}`
  }

  return {
    table: () => table,
    effects: () => effects,
    put,
    says: (line, { id: actionId = nextId(), decision = table.decision } = {}) => {
      const action = actionIn(line)
      const seat = seatOf(action)
      put({ type: 'acted', seat, actionId, decision, action })
      return answerTo(seat, actionId)
    },
    orders: (seat, order) => {
      const actionId = nextId()
      put({ type: 'ordered', seat, actionId, decision: table.decision, order })
      return answerTo(seat, actionId)
    },
    plans: (seat, plan) => {
      const actionId = nextId()
      put({ type: 'planned', seat, actionId, round: roundOf(table.state), plan })
      return answerTo(seat, actionId)
    },
    botSays: (line) => {
      const action = actionIn(line)
      put({ type: 'bot_answered', seat: seatOf(action), question: table.question, action })
    },
    wait: (milliseconds) => {
      const end = now + milliseconds
      while (table.timer !== null && table.timer <= end) {
        now = table.timer
        put({ type: 'ticked' })
      }
      now = end
    },
    log: () => table.actions.map(inWords),
    heard: (to) =>
      effects.flatMap((effect) =>
        effect.type === 'send' && effect.to === to && effect.message.type === 'update'
          ? effect.message.events.map((event) => event.type)
          : [],
      ),
    replies: (to) => repliesIn(effects).flatMap((reply) => (reply.to === to ? [codeOf(reply.result)] : [])),
    screen: (seat) => screenOf(table, seat, now),
  }
}

function seatOf(action: Action): Seat {
  return action.type === 'hammer' ? 0 : action.seat
}

function occupantNamed(name: string): Occupant {
  if (name === 'person') return { kind: 'person', present: true, standIn: false }
  if (name === 'absent') return { kind: 'person', present: false, standIn: false }
  if (name === 'standIn') return { kind: 'person', present: true, standIn: true }
  return { kind: 'bot', bot: name }
}

/** A deal in which the hands begin as they should; seat 0 plays first. */
function dealt(hands: readonly string[], seats: number, variants: Variants): GameConfig {
  const players = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, seats)
  const wanted = players.map((_, seat) => words(hands[seat] ?? '').map(cardNamed))
  const rest = cardsIn('rulebook').filter((card) => !wanted.flat().includes(card))
  const setup = { players, deck: 'rulebook', variants, startingSeat: 0 } as const
  const each = cardsPerHand(setup, 1)
  const blocks = wanted.map((cards) => [...cards, ...rest.splice(0, each - cards.length)])
  return { ...setup, deckOrder: [...blocks.flat(), ...rest] }
}

interface Reply {
  readonly to: Seat | null
  readonly actionId: string
  readonly result: Result
}

export function repliesIn(effects: readonly Effect[]): readonly Reply[] {
  return effects.flatMap((effect) =>
    effect.type === 'send' && effect.message.type === 'reply'
      ? [{ to: effect.to, actionId: effect.message.actionId, result: effect.message.result }]
      : [],
  )
}

function codeOf(result: Result): string {
  return result.ok ? 'ok' : result.refusal.code
}
