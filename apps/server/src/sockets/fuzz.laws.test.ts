// oxlint-disable no-await-in-loop -- what comes next depends on what came before
import { env } from 'node:process'
import { quickRandom } from '@modern-art/engine'
import { lawRuns } from '@modern-art/engine/testing'
import { DEFAULT_SETTINGS, LARGEST_MESSAGE, PROTOCOL_VERSION, WIRE_ERROR_CODES } from '@modern-art/protocol'
import type { ServerMessage } from '@modern-art/protocol'
import {
  commandSchema,
  handshakeSchema,
  nameSchema,
  newTableSchema,
  seatLinkSchema,
} from '@modern-art/protocol/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyPacket, anyValue, goodCommands, spoiled } from '../testing/nonsense.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { openWindow, person } from '../testing/person.ts'
import type { Window } from '../testing/person.ts'
import { openRaw } from '../testing/rawSocket.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'
import type { TableOfPeople } from '../testing/tableOf.ts'

const SEED = Number(env['LAWS_SEED'] ?? 20)
const JUDGED = lawRuns(100_000)
const SENT = lawRuns(3000)
const RAW_SOCKETS = lawRuns(120)
const RAW_FRAMES = 20
const POSTS = lawRuns(300)
const HANDSHAKES = lawRuns(100)

let server: OnlineServer
let table: TableOfPeople
beforeAll(async () => {
  server = await openServer()
  table = await gameOfPeople(server, 3, { pace: 'untimed' })
})
afterAll(() => server.close())

/** All that must stay as it is. */
async function kept(): Promise<string> {
  const stored = await server.storage.findTable(table.code)
  const entries = stored === null ? [] : await server.storage.entriesAfter(stored.id, 0)
  return JSON.stringify([stored, entries])
}

type Answer = Extract<ServerMessage, { type: 'answer' }>

/** All answers that a window gets from now on. */
function answersTo({ socket }: Window): readonly Answer[] {
  const answers: Answer[] = []
  socket.on('news', (messages: readonly ServerMessage[]) => {
    for (const message of messages) if (message.type === 'answer') answers.push(message)
  })
  return answers
}

/** A value as it arrives. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function turnOfTheLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

const WIRE_CODES: ReadonlySet<string> = new Set(WIRE_ERROR_CODES)

/** The table goes on for those who are there: they are answered, and nothing has happened. */
async function undisturbed(before: string): Promise<void> {
  expect(await kept()).toBe(before)
  for (const window of table.windows) {
    expect(await window.send({ type: 'resync' })).toEqual({ ok: true })
    expect(window.goodbye()).toBe(null)
  }
  expect(server.logged).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
}

describe('whatever is sent', () => {
  it(`as a command is answered by an error with a code, and changes nothing (seed ${SEED})`, async () => {
    const random = quickRandom(SEED + 1)
    const before = await kept()
    const watcher = await (await person(server.origin, 'Eve')).connect(table.code)
    const ben = at(table.windows, 1)
    const [watching, playing] = [answersTo(watcher), answersTo(ben)]
    let byBen = 0
    let byWatcher = 0
    const answered = async (): Promise<void> => {
      await expect
        .poll(() => [watching.length, playing.length], { interval: 2, timeout: 20_000 })
        .toEqual([byWatcher, byBen])
    }
    for (let count = 0; count < SENT; count += 1) {
      // More at once would be those of a page that is not there any more.
      if (count % 100 === 0) await answered()
      const said = random(5) === 0 ? anyValue(random) : spoiled(at(goodCommands(`f${count}`), random(18)), random)
      // What somebody with a chair says may well be right: from there only what is wrong.
      const isWrong = !commandSchema.safeParse(asJson(said)).success
      if (isWrong) byBen += 1
      if (isWrong) ben.socket.emit('command', said)
      byWatcher += 1
      watcher.socket.emit(random(30) === 0 ? 'nothing' : 'command', said)
    }
    await answered()
    const codes = [...watching, ...playing].map(({ result }) => (result.ok ? 'ok' : result.error.code))
    expect([...new Set(codes)].filter((code) => code !== 'ok' && !WIRE_CODES.has(code))).toEqual([])
    expect(codes.filter((code) => code === 'bad_message').length).toBeGreaterThan(SENT)
    watcher.close()
    await undisturbed(before)
  })

  it(`as raw frames closes at most the socket that sent them (seed ${SEED})`, async () => {
    const random = quickRandom(SEED + 2)
    const before = await kept()
    const eve = await person(server.origin, 'Eve')
    let answered = 0
    for (let count = 0; count < RAW_SOCKETS; count += 1) {
      // One after the other, so that a failure can be found.
      const raw = await openRaw(server.port)
      const isIn = random(4) > 0
      const auth = isIn
        ? { protocol: PROTOCOL_VERSION, ticket: await eve.ticket(), code: table.code, as: 'player' }
        : null
      if (auth !== null) {
        raw.text(`40${JSON.stringify(auth)}`)
        await expect.poll(() => raw.heard(), { interval: 1, timeout: 20_000 }).toContain('welcome')
      }
      // What leaves the socket open comes first, so that it is read and answered.
      for (let frame = 0; frame < RAW_FRAMES - 4; frame += 1) {
        raw.text(`42${JSON.stringify(['command', anyValue(random)])}`)
      }
      if (isIn) {
        await expect
          .poll(() => raw.heard().includes('bad_message') || !raw.isOpen(), { interval: 1, timeout: 20_000 })
          .toBe(true)
        if (raw.heard().includes('bad_message')) answered += 1
      }
      for (let frame = 0; frame < 4; frame += 1) {
        if (random(5) === 0) raw.binary(Buffer.from(anyPacket(random)))
        else raw.text(anyPacket(random))
      }
      if (random(5) === 0) raw.bytes(Buffer.from([0xff, 0x00, 0x13, 0x37]))
      raw.close()
    }
    expect(answered).toBeGreaterThan(RAW_SOCKETS / 2)
    await undisturbed(before)
  })

  it('closes a socket that sends too much at once, and no other', async () => {
    const before = await kept()
    const eve = await person(server.origin, 'Eve')
    const window = await eve.connect(table.code)
    window.socket.emit('command', { type: 'say', id: 'x', text: 'x'.repeat(LARGEST_MESSAGE) })
    await window.until(() => !window.socket.connected)
    expect(window.socket.connected).toBe(false)
    await undisturbed(before)
  })

  it(`as a handshake is refused with a code (seed ${SEED})`, async () => {
    const random = quickRandom(SEED + 3)
    const before = await kept()
    const eve = await person(server.origin, 'Eve')
    const ticket = await eve.ticket()
    for (let count = 0; count < HANDSHAKES; count += 1) {
      const auth = spoiled({ protocol: PROTOCOL_VERSION, ticket, code: table.code, as: 'display' }, random)
      const outcome = await openWindow(server.origin, auth).catch((error: unknown) => error)
      const code = (outcome as { data?: { code?: string } }).data?.code ?? 'in'
      expect([...WIRE_ERROR_CODES, 'in']).toContain(code)
      if (code === 'in') (outcome as Window).close()
    }
    await undisturbed(before)
  })

  it(`over HTTP is answered, and opens no table (seed ${SEED})`, async () => {
    const random = quickRandom(SEED + 4)
    const before = await kept()
    const eve = await person(server.origin, 'Eve')
    const models = [
      ['/api/tables', { settings: DEFAULT_SETTINGS, chairs: [null, null, 'easy'] }, newTableSchema],
      ['/api/me', { name: 'Eve' }, nameSchema],
      ['/api/seat', { link: 'x' }, seatLinkSchema],
    ] as const
    for (let count = 0; count < POSTS; count += 1) {
      const [path, model, schema] = at(models, random(models.length))
      const body = asJson(spoiled(model, random))
      const { status, json } = await eve.ask('POST', path, body)
      if (schema.safeParse(body ?? {}).success) continue
      expect(status).toBe(400)
      expect(json).toMatchObject({ error: { code: 'bad_message' } })
    }
    await undisturbed(before)
  })

  it(`is judged without an exception (seed ${SEED})`, async () => {
    const random = quickRandom(SEED)
    const good = goodCommands('id')
    const handshake = { protocol: 1, ticket: 't', code: 'ABCDEFGH', as: 'player' }
    const others = [
      [handshakeSchema, handshake],
      [nameSchema, { name: 'Ana' }],
      [newTableSchema, { settings: DEFAULT_SETTINGS, chairs: [null, null, 'easy'] }],
      [seatLinkSchema, { link: 'x' }],
    ] as const
    let refused = 0
    for (let count = 0; count < JUDGED; count += 1) {
      // Meanwhile the server lives.
      if (count % 1000 === 0) await turnOfTheLoop()
      const [schema, model] = random(5) === 0 ? at(others, random(4)) : ([commandSchema, at(good, random(18))] as const)
      const said = asJson(random(8) === 0 ? anyValue(random) : spoiled(model, random))
      const parsed = schema.safeParse(said)
      if (!parsed.success) refused += 1
      // Whatever passes has no field that nobody asked for.
      else if (Object.hasOwn(parsed.data, '__proto__')) throw new Error(`this passed: ${JSON.stringify(said)}`)
    }
    expect(refused).toBeGreaterThan(JUDGED / 2)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})
