import { choicesFor, randomOf, roundOf } from '@modern-art/engine'
import type { Action, Random, Seat } from '@modern-art/engine'
import type { Effect, Input, Order, Table } from '../index.ts'
import { OUT, upTo } from './orders.ts'
import { anyPlan } from './plans.ts'

type Answer = Extract<Input, { type: 'acted' | 'ordered' }>
type Sent = Answer | Extract<Input, { type: 'planned' }>
type Asked = Extract<Effect, { type: 'ask_bot' }>

/** What the people and bots outside have seen so far, and may use again. */
export interface Memory {
  readonly sent: Sent[]
  readonly asked: Asked[]
}

/** The latest ones only: a table forgets the answers to older ones. */
const RECENT = 12

/** Something that may reach a table: legal, stale, illegal, sent again, late, doubled or out of order. */
export function anyInput(table: Table, memory: Memory, random: Random): Input {
  const seat = random(table.occupants.length)
  const kind = random(30) - 6
  if (kind < -4) return remembered(memory, planned(table, seat, memory, random))
  if (kind < 7) return remembered(memory, acted(table, anySeatAsked(table, random), memory, random))
  if (kind < 11) return botAnswered(memory.asked.at(-1 - random(4)), random) ?? { type: 'ticked' }
  if (kind < 13) return remembered(memory, ordered(table, seat, memory, random))
  if (kind < 15) return remembered(memory, misplay(table, seat, memory, random))
  if (kind === 15) return memory.sent.slice(-RECENT)[random(RECENT)] ?? { type: 'ticked' }
  if (kind === 16) return { type: 'joined', seat }
  if (kind === 17) return { type: 'left', seat }
  if (kind === 18) return { type: 'took_back', seat }
  if (kind === 19) return { type: random(3) === 0 ? 'paused' : 'resumed' }
  if (kind === 20 && random(4) === 0) return { type: 'gave_up', seat }
  if (kind === 21) return vacation(table, seat, random)
  return { type: table.paused && random(2) === 0 ? 'resumed' : 'ticked' }
}

/** Soon, now, or before the table heard of it; now and then one that is over, or none at all. */
function vacation({ now }: Table, seat: Seat, random: Random): Input {
  if (random(3) === 0) return { type: 'came_back', seat }
  const from = now + random(3000) - 1000
  return { type: 'went_on_vacation', seat, from, until: from + random(5000) }
}

function remembered(memory: Memory, input: Sent): Sent {
  memory.sent.push(input)
  return input
}

function anySeatAsked(table: Table, random: Random): Seat {
  const first = random(table.occupants.length)
  const seats = [...table.occupants.keys()].map((seat) => (seat + first) % table.occupants.length)
  return seats.find((seat) => choicesFor(table.state, seat).length > 0) ?? first
}

function acted(table: Table, seat: Seat, { sent }: Memory, random: Random): Answer {
  const choices = choicesFor(table.state, seat)
  const action: Action = choices.length === 0 ? { type: 'pass', seat } : randomOf(choices, seat, random)
  return { type: 'acted', seat, actionId: `a${sent.length}`, decision: table.decision, action }
}

function ordered(table: Table, seat: Seat, { sent }: Memory, random: Random): Answer {
  const orders: readonly (Order | null)[] = [OUT, null, ...([1, 8, 20, 45, 101] as const).map((n) => upTo(n, 'pass'))]
  const order = orders[random(orders.length + 3)] ?? upTo(1 + random(60), 'ask')
  return { type: 'ordered', seat, actionId: `o${sent.length}`, decision: table.decision, order }
}

function planned(table: Table, seat: Seat, { sent }: Memory, random: Random): Sent {
  const round = random(12) === 0 ? random(6) : roundOf(table.state)
  const plan = random(8) === 0 ? NONSENSE[random(NONSENSE.length)] : anyPlan(table, seat, random)
  return { type: 'planned', seat, actionId: `p${sent.length}`, round, plan }
}

/** What is neither an action nor an order, though some of it looks like one. */
const NONSENSE: readonly unknown[] = [
  null,
  'pass',
  [],
  {},
  { type: 'bid' },
  { type: 'bid', seat: 0, amount: '5' },
  { type: 'bid', seat: 1, amount: Number.NaN },
  { type: 'bid', seat: 2, amount: -0 },
  { type: 'bid', seat: 0, amount: Infinity },
  { type: 'hammer', seat: 1 },
  { type: 'ceiling', amount: {}, above: 'pass' },
  { type: 'ceiling', amount: Infinity, above: 'ask' },
  { type: 'pass_on', artists: [0, 9] },
  { type: 'sell', sale: { card: -1, second: null, terms: null } },
  { type: 'sell', sale: { card: 1e9, second: 3, terms: { type: 'price', price: 'x' } } },
  { type: 'sell', sale: {} },
  { type: 'constructor', seat: 0, __proto__: null },
]

/** An action that is stale, or for another seat, or not among the choices. */
function misplay(table: Table, seat: Seat, memory: Memory, random: Random): Answer {
  const input = acted(table, seat, memory, random)
  switch (random(6)) {
    case 0:
      return { ...input, decision: table.decision - 1 + 2 * random(2) }
    case 1:
      return { ...input, seat: (seat + 1) % table.occupants.length }
    case 2:
      return { ...input, type: 'acted', action: { type: 'bid', seat, amount: random(200) - 20 } }
    case 3:
      return { ...input, type: 'acted', action: NONSENSE[random(NONSENSE.length)] }
    case 4:
      return {
        type: 'ordered',
        seat,
        actionId: input.actionId,
        decision: table.decision,
        order: NONSENSE[random(NONSENSE.length)],
      }
    default:
      return { ...input, type: 'acted', action: { type: 'play_card', seat, card: random(120) } }
  }
}

function botAnswered(asked: Asked | undefined, random: Random): Input | null {
  if (asked === undefined) return null
  const { seat, question, choices } = asked
  const kind = random(10)
  const illegal: Action | null = kind === 0 ? null : { type: 'bid', seat, amount: 0 }
  return { type: 'bot_answered', seat, question, action: kind < 2 ? illegal : randomOf(choices, seat, random) }
}
