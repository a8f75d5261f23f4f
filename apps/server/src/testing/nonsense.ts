import type { Random } from '@modern-art/engine'
import { CALLS, DEFAULT_SETTINGS } from '@modern-art/protocol'
import type { Command } from '@modern-art/protocol'

/* Things that somebody might send who does not know, or does not care, what this server understands. */

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  '\u0000\uD800\u202E',
  'x'.repeat(300),
  [],
  [[]],
  {},
  { toString: null },
  { length: 1e9 },
  JSON.parse('{"then":"now"}'),
]

/** Any value that JSON can write, of some depth. */
export function anyValue(random: Random, depth = 0): unknown {
  const kind = random(depth > 4 ? 6 : 9)
  if (kind < 6) return ODD[random(ODD.length)]
  if (kind === 6) return Array.from({ length: random(4) }, () => anyValue(random, depth + 1))
  if (kind === 7) return nested(20 + random(100))
  return Object.fromEntries(Array.from({ length: random(4) }, () => [anyKey(random), anyValue(random, depth + 1)]))
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const KEYS = ['type', 'id', 'decision', 'action', 'seat', 'amount', 'chair', '__proto__', 'constructor', 'toJSON', '']

function anyKey(random: Random): string {
  return KEYS[random(KEYS.length)] ?? ''
}

/** One of each kind of command, as it should be. */
export function goodCommands(id: string): readonly Command[] {
  return [
    { type: 'act', id, decision: 0, action: { type: 'bid', seat: 0, amount: 5 } },
    { type: 'act', id, decision: 0, action: { type: 'play_card', seat: 1, card: 3 } },
    { type: 'order', id, decision: 0, order: { type: 'ceiling', amount: 5, above: 'ask' } },
    { type: 'plan', id, round: 1, plan: { type: 'pass_on', artists: [0, 4] } },
    { type: 'plan', id, round: 1, plan: { type: 'sell', sale: { card: 3, second: null, terms: null } } },
    { type: 'take_back', id },
    { type: 'resync', id },
    { type: 'sit', id, chair: 1 },
    { type: 'leave', id },
    { type: 'be_ready', id, ready: true },
    { type: 'change_settings', id, settings: DEFAULT_SETTINGS },
    { type: 'set_chairs', id, count: 4 },
    { type: 'seat_bot', id, chair: 2, bot: 'easy' },
    { type: 'remove', id, chair: 1 },
    { type: 'start', id },
    { type: 'promise_chance', id, fingerprint: 'ab'.repeat(32) },
    { type: 'reveal_chance', id, chance: 'ab'.repeat(32) },
    { type: 'move_seat', id },
    { type: 'call', id, call: CALLS[0] },
    { type: 'say', id, text: 'hello' },
  ]
}

/** Something good with one field spoiled, gone or too many, at any depth. */
export function spoiled(good: unknown, random: Random): unknown {
  if (typeof good !== 'object' || good === null || Array.isArray(good)) return anyValue(random)
  const fields: [string, unknown][] = Object.entries(good)
  const place = random(fields.length + 1)
  const found = fields[place]
  if (found === undefined) return fromEntries([...fields, [anyKey(random) + random(3), anyValue(random)]])
  const [key, value] = found
  const isDeep = typeof value === 'object' && value !== null && random(3) > 0
  if (!isDeep && random(4) === 0) return fromEntries(fields.filter((_, index) => index !== place))
  return fromEntries(fields.with(place, [key, isDeep ? spoiled(value, random) : anyValue(random)]))
}

/** Even `__proto__` becomes a field of its own, as it does when JSON is read. */
function fromEntries(fields: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(fields)
}

const PACKETS = [
  '',
  '2',
  '20',
  '4',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '47',
  '49',
  '4NaN',
  '42[]',
  '42{}',
  '42null',
  '42["command"',
  '42["command",null]',
  '42["command",]',
  '42[null]',
  '42["error",{}]',
  '42["connect"]',
  '42["disconnect"]',
  '42["disconnecting"]',
  '42["newListener",1]',
  '42["__proto__",1]',
  '42[0,{}]',
  '421["command",{}]',
  '42999999999999999999["command",{}]',
  '43["x"]',
  '431["never asked"]',
  '43-1[]',
  '40/other,{}',
  '42/other,["command",{}]',
  '42/,["command",{}]',
  '41/other',
  '40{"protocol":1}',
  '44{"message":"x"}',
  '451-["command",{"_placeholder":true,"num":0}]',
  '451-["command",{"_placeholder":true,"num":9}]',
  '45999999999-["command"]',
  '450-["command",null]',
  '461-1[{"_placeholder":true,"num":0}]',
  '0{"sid":"x"}',
  '1',
  '3',
  '3probe',
  '5',
  '6',
  'bAAAA',
  '\u0000',
  '7777',
]

/** A packet of Socket.IO that is broken, or that nobody here expects. */
export function anyPacket(random: Random): string {
  const packet = PACKETS[random(PACKETS.length)] ?? ''
  switch (random(6)) {
    case 0:
      return `42${JSON.stringify(['command', anyValue(random), anyValue(random)])}`
    case 1:
      return `42${JSON.stringify([anyValue(random), anyValue(random)])}`
    case 2:
      return packet + (PACKETS[random(PACKETS.length)] ?? '')
    case 3:
      return `42["command",${'['.repeat(random(3000))}`
    default:
      return packet
  }
}
