// oxlint-disable no-await-in-loop -- one frame after the other
import type { Action, Random } from '@modern-art/engine'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import { anyPacket, anyValue } from '../testing/nonsense.ts'
import { person } from '../testing/person.ts'
import type { Person } from '../testing/person.ts'
import { tableOf } from '../testing/tableOf.ts'
import type { Counts, Findings } from './findings.ts'
import { mutated } from './mutation.ts'
import type { Secrets } from './secrets.ts'
import { HANDSHAKE, commandTexts } from './seeds.ts'
import { BINARY, TEXT, frameOf } from '../testing/websocketByHand.ts'
import { openWire } from './wire.ts'
import type { Wire } from './wire.ts'

/** What was sent at a table of the attackers' own, and what of it was answered. */
export interface OwnTable {
  readonly code: string
  readonly sent: Set<string>
  readonly answered: Set<string>
  /** Ids of commands on a socket that was closed before it was answered: nobody knows what became of them. */
  readonly unknown: Set<string>
  /** How often something was done there that was acknowledged, and how often somebody came. */
  done: number
  came: number
}

export interface AttackParts {
  readonly port: number
  readonly victims: string
  readonly random: Random
  readonly counts: Counts
  readonly findings: Findings
  readonly secrets: Secrets
  /** What was done in real games. */
  readonly actions: readonly Action[]
  readonly goesOn: () => boolean
}

const BATCH = 40
const PATIENCE = 20_000
const TICKET_LIFE = 40_000
const LINGERS = 5000
const ANSWER = /"type":"answer","id":"((?:[^"\\]|\\.)*)","result":\{"ok":(true|false)/g

/** Somebody who sends nonsense over sockets for as long as it goes on; resolves to the tables of their own. */
export async function attackSockets(parts: AttackParts, name: string): Promise<readonly OwnTable[]> {
  const { port, random, goesOn } = parts
  const origin = `http://127.0.0.1:${port}`
  const eve = await person(origin, name)
  const own: OwnTable[] = []
  const lingering: Promise<void>[] = []
  const ticket = ticketsOf(eve)
  for (let life = 0; goesOn(); life += 1) {
    if (life % 60 === 0) own.push(await newTable(origin, eve, random(3) > 0))
    const table = own.at(-1)
    if (table === undefined) break
    const kind = random(10)
    if (kind === 0) await handshakes(parts, await ticket())
    else if (kind === 1) await stranger(parts)
    else if (kind < 5) {
      const end = await seated(parts, table, await ticket(), `${name}${life}`)
      lingering.push(end())
    } else await watcher(parts, await ticket(), `${name}${life}`)
  }
  await Promise.all(lingering)
  return own
}

function ticketsOf(eve: Person): () => Promise<string> {
  let ticket = ''
  let at = -Infinity
  return async () => {
    if (performance.now() - at > TICKET_LIFE) {
      at = performance.now()
      ticket = await eve.ticket()
    }
    return ticket
  }
}

/** Some are in the middle of a game, some wait for it. */
async function newTable(origin: string, eve: Person, plays: boolean): Promise<OwnTable> {
  const { code, windows } = await tableOf({ origin }, 1, { pace: 'untimed' }, ['easy', 'easy'], () =>
    Promise.resolve(eve),
  )
  if (plays) await windows[0]?.send({ type: 'start', id: 'start' })
  windows[0]?.close()
  return { code, sent: new Set(), answered: new Set(), unknown: new Set(), done: 0, came: 0 }
}

const joining = (ticket: string, code: string): string =>
  `40${JSON.stringify({ protocol: PROTOCOL_VERSION, ticket, code, as: 'player' })}`

/** Somebody at the victims’ table, without a chair. */
async function watcher(parts: AttackParts, ticket: string, prefix: string): Promise<void> {
  const wire = await openWire(parts.port, parts.secrets.judgeFrame)
  wire.send(TEXT, Buffer.from(joining(ticket, parts.victims)))
  if ((await wire.until((frame) => frame.includes('"party"'), PATIENCE)) === 'silent') {
    parts.findings.unanswered.push('a good handshake was not answered')
  }
  for (let batch = 0; batch < 8 && wire.isOpen() && parts.goesOn(); batch += 1) {
    await sendBatch(parts, wire, `${prefix}-${batch}`, () => {})
  }
  wire.close()
}

/** Somebody at a table of their own, who may do there what they say rightly. Resolves to what waits until all answers have come. */
async function seated(
  parts: AttackParts,
  table: OwnTable,
  ticket: string,
  prefix: string,
): Promise<() => Promise<void>> {
  table.came += 1
  const open = new Set<string>()
  const wire = await openWire(parts.port, (frame) => {
    parts.secrets.judge(frame, 'a frame')
    for (const [, written = '', ok] of frame.matchAll(ANSWER)) {
      const id = Buffer.from(JSON.parse(`"${written}"`) as string).toString()
      table.answered.add(id)
      open.delete(id)
      if (ok === 'true') table.done += 1
    }
  })
  wire.send(TEXT, Buffer.from(joining(ticket, table.code)))
  await wire.until((frame) => frame.includes('"party"'), PATIENCE)
  const note = (text: string): void => {
    const id = idIn(text)
    if (id === null) return
    table.sent.add(id)
    if (!table.answered.has(id)) open.add(id)
  }
  for (let batch = 0; batch < 6 && wire.isOpen() && parts.goesOn(); batch += 1) {
    await sendBatch(parts, wire, `${prefix}-${batch}`, note)
  }
  return () => lingers(wire, open, table)
}

/** What is not answered on a socket that stays open for long is not done either. */
async function lingers(wire: Wire, open: ReadonlySet<string>, { unknown }: OwnTable): Promise<void> {
  while (open.size > 0 && (await wire.until(() => true, LINGERS)) === 'heard') {
    // One more answer; others may follow.
  }
  if (!wire.isOpen()) for (const id of open) unknown.add(id)
  wire.close()
}

/** Sends frames of all kinds, and waits until a last one is answered, which the server must do if it leaves the socket open. */
async function sendBatch(parts: AttackParts, wire: Wire, prefix: string, note: (text: string) => void): Promise<void> {
  const { random, counts, findings, actions } = parts
  const frames: Buffer[] = []
  for (let number = 0; number < BATCH; number += 1) {
    // Half a letter cannot be sent: it arrives as a sign that there was one.
    const text = Buffer.from(frameText(`${prefix}-${number}`, actions, random, number === BATCH - 1)).toString()
    note(text)
    frames.push(...asFrames(text, random))
  }
  const last = `${prefix}-last`
  frames.push(frameOf(TEXT, Buffer.from(`42["command",{"id":"${last}"}]`)))
  wire.bytes(Buffer.concat(frames))
  counts.frames += BATCH + 1
  const how = await wire.until((frame) => frame.includes(last), PATIENCE)
  if (how === 'heard') counts.answered += 1
  if (how === 'silent') findings.unanswered.push(`a socket stays open, and ${last} is not answered`)
}

function frameText(id: string, actions: readonly Action[], random: Random, mayClose: boolean): string {
  const recorded = { type: 'act', id, decision: random(12), action: actions[random(actions.length)] }
  const texts = random(2) === 0 ? [JSON.stringify(recorded)] : commandTexts(id)
  const good = texts[random(texts.length)] ?? ''
  // What breaks the library’s own packets closes the socket: at the end, where that costs least.
  if (mayClose && random(4) === 0) {
    return random(2) === 0 ? anyPacket(random) : mutated(`42["command",${good}]`, texts, random)
  }
  const kind = random(10)
  if (kind === 0) return `42["command",${good}]`
  if (kind === 1) return `42${JSON.stringify(['command', anyValue(random), anyValue(random)])}`
  if (kind === 2) return `42${JSON.stringify([JSON.stringify(anyValue(random)).slice(0, 50), { id }])}`
  const changed = mutated(good, texts, random)
  return isJson(changed) ? `42["command",${changed}]` : `42${JSON.stringify(['command', changed])}`
}

/** The id of the command in a packet, as it arrives: of half a letter only a sign is left. */
function idIn(packet: string): string | null {
  try {
    const [, said] = JSON.parse(packet.slice('42'.length)) as readonly [unknown, { readonly id?: unknown } | null]
    return typeof said?.id === 'string' ? Buffer.from(said.id).toString() : null
  } catch {
    return null
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Mostly one; sometimes in pieces, with a ping in between, or as bytes. */
function asFrames(text: string, random: Random): readonly Buffer[] {
  const payload = Buffer.from(text)
  switch (random(40)) {
    case 0: {
      const half = random(payload.length + 1)
      return [frameOf(0x01, payload.subarray(0, half)), frameOf(0x80, payload.subarray(half))]
    }
    case 1:
      return [frameOf(0x01, payload), frameOf(0x89, Buffer.from('ping')), frameOf(0x80, Buffer.alloc(0))]
    case 2:
      return [frameOf(0x8a, payload.subarray(0, 100)), frameOf(TEXT, payload)]
    default:
      return [frameOf(TEXT, payload)]
  }
}

/** Somebody who says nothing right at all: packets, bytes and frames that are none. */
async function stranger({ port, random, counts, secrets }: AttackParts): Promise<void> {
  const wire = await openWire(port, (frame) => secrets.judge(frame, 'a frame to a stranger'))
  const times = 1 + random(20)
  for (let number = 0; number < times; number += 1) {
    const payload = Buffer.from(anyPacket(random))
    if (random(4) === 0) wire.bytes(Buffer.from(Array.from({ length: random(40) }, () => random(256))))
    else wire.send(random(5) === 0 ? BINARY : random(10) === 0 ? random(256) : TEXT, payload)
  }
  counts.frames += times
  await wire.until(() => false, 5 + random(30))
  wire.close()
}

async function handshakes(
  { port, random, counts, secrets, victims, findings }: AttackParts,
  ticket: string,
): Promise<void> {
  const good = [HANDSHAKE, joining(ticket, victims).slice(2)]
  for (let times = 0; times < 5; times += 1) {
    const wire = await openWire(port, secrets.judgeFrame)
    const text = mutated(good[random(2)] ?? '', good, random)
    wire.send(TEXT, Buffer.from(`40${text}`))
    counts.handshakes += 1
    // What cannot be read closes the socket; all else is answered, by an error or by a table.
    const how = await wire.until((frame) => frame.startsWith('4'), PATIENCE)
    if (how === 'silent') findings.unanswered.push(`a handshake was not answered: ${text.slice(0, 200)}`)
    wire.close()
  }
}
