// oxlint-disable no-await-in-loop -- what comes next depends on what came before
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '../testing/ask.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import { readRaw, writeRaw } from '../testing/rawRequest.ts'
import { openRaw } from '../testing/rawSocket.ts'
import type { RawSocket } from '../testing/rawSocket.ts'
import { at, gameOfPeople } from '../testing/tableOf.ts'
import { BOUNDS, openDoorstep } from './doorstep.ts'

let server: OnlineServer
beforeAll(async () => {
  server = await openServer({ settings: { limits: true } })
})
afterAll(() => server.close())

const GOOD: Readonly<Record<string, string>> = {
  Upgrade: 'websocket',
  Connection: 'Upgrade',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version': '13',
}

const PATH = '/socket.io/?EIO=4&transport=websocket'

interface Upgrade {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A request for a socket, as a page of ours would make it but for what is said. */
function upgrade({ path = PATH, method = 'GET', headers = {} }: Upgrade): string {
  const all = { Host: `127.0.0.1:${server.port}`, Origin: server.origin, ...GOOD, ...headers }
  const lines = Object.entries(all).filter(([, value]) => value !== '')
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

const PROTECTED = {
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  'x-content-type-options': 'nosniff',
}

/** Whether everybody else is still heard. */
async function isWell(): Promise<boolean> {
  const { status } = await (await person(server.origin, 'Ana')).ask('GET', '/api/site')
  return status === 200
}

describe('a request for a socket', () => {
  it.each<[string, Upgrade, number]>([
    ['to nowhere', { path: '/' }, 404],
    ['to another place', { path: '/socket.iox/' }, 404],
    ['to another site', { path: `http://example.com${PATH}` }, 404],
    ['by another transport', { path: '/socket.io/?EIO=4&transport=polling' }, 400],
    ['by none', { path: '/socket.io/' }, 400],
    ['by one that is no name', { path: '/socket.io/?EIO=4&transport=__proto__' }, 400],
    ['of an old version', { path: '/socket.io/?EIO=3&transport=websocket' }, 400],
    ['that names another', { path: `${PATH}&sid=AAAA` }, 400],
    ['that is no GET', { method: 'POST' }, 400],
    ['without a key', { headers: { 'Sec-WebSocket-Key': '' } }, 400],
    ['with an odd key', { headers: { 'Sec-WebSocket-Key': 'x' } }, 400],
    ['of another version', { headers: { 'Sec-WebSocket-Version': '8' } }, 400],
    ['for something else', { headers: { Upgrade: 'h2c' } }, 400],
    ['from another site', { headers: { Origin: 'https://evil.example' } }, 403],
    ['from a page that has no origin', { headers: { Origin: 'null' } }, 403],
    ['from nowhere', { headers: { Origin: '' } }, 403],
    ['with more headers than anybody needs', { headers: manyHeaders() }, 431],
  ])('%s is refused at once, with all that every answer has', async (_what, wanted, status) => {
    const answer = readRaw(await writeRaw(server.port, upgrade(wanted)))
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...PROTECTED, 'cache-control': 'no-store' })
  })

  it.each(['/', PATH, '/socket.io/', '/api/me'])('kills nobody if its sender goes away at once: %s', async (path) => {
    for (const delay of [0, 1, 5, 20]) {
      for (let times = 0; times < 5; times += 1) {
        const socket = connect(server.port, '127.0.0.1')
        await once(socket, 'connect')
        socket.write(upgrade({ path }))
        await sleep(delay)
        socket.resetAndDestroy()
      }
    }
    await sleep(50)
    expect(await isWell()).toBe(true)
  })

  it('is the only one there: others are answered, though they name a socket that is open', async () => {
    const raw = await openRaw(server.port)
    onTestFinished(raw.close)
    await expect.poll(() => raw.heard()).toContain('"sid":"')
    const [, sid = ''] = /"sid":"([^"]+)"/.exec(raw.heard()) ?? []
    for (const path of ['/socket.io/', PATH, '/socket.io/socket.io.js', `${PATH}&sid=${sid}`]) {
      const { status, headers } = await ask(server.port, path)
      expect(status).toBe(400)
      expect(headers).toMatchObject(PROTECTED)
    }
    expect(raw.isOpen()).toBe(true)
  })
})

function manyHeaders(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 120 }, (_, number) => [`x-${number}`, 'y']))
}

describe('sockets of one address', () => {
  it('that never say who they are make room for others', async () => {
    const silent: RawSocket[] = []
    onTestFinished(() => {
      for (const raw of silent) raw.close()
    })
    for (let count = 0; count < BOUNDS.unknown + 10; count += 1) silent.push(await openRaw(server.port))
    await expect.poll(() => silent.slice(0, 10).filter((raw) => raw.isOpen())).toEqual([])
    const host = await person(server.origin, 'Ana')
    const window = await host.connect(await host.openTable())
    expect(window.party().chairs).toHaveLength(3)
    // Whoever is known does not make room for strangers.
    for (let count = 0; count < BOUNDS.unknown; count += 1) silent.push(await openRaw(server.port))
    expect(await window.send({ type: 'set_chairs', count: 4 })).toEqual({ ok: true })
    window.close()
  })
})

/** A socket of somebody at a table, by hand. */
async function seatedRaw(code: string): Promise<RawSocket> {
  const eve = await person(server.origin, 'Eve')
  const raw = await openRaw(server.port)
  raw.text(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, ticket: await eve.ticket(), code, as: 'player' })}`)
  await expect.poll(() => raw.heard()).toContain('"party"')
  return raw
}

describe('somebody at a table', () => {
  it('who sends frames without end is closed, whatever these are, and nobody else is', async () => {
    const { code, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    for (const frame of ['3', '431[]', '42["command",null]', '6']) {
      const raw = await seatedRaw(code)
      for (let count = 0; count <= BOUNDS.frames + 10; count += 1) raw.text(frame)
      await expect.poll(() => raw.isOpen(), { timeout: 5000 }).toBe(false)
    }
    for (const window of windows) expect(await window.send({ type: 'resync' })).toEqual({ ok: true })
  })

  it('who says more than anybody would is closed, though it is no frame of a page', async () => {
    const { code, windows } = await gameOfPeople(server, 3, { pace: 'untimed' })
    const raw = await seatedRaw(code)
    // Each is answered by as much, below anything that counts commands.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125]), Buffer.alloc(4), Buffer.alloc(125)])
    const pings = Buffer.concat(Array.from({ length: 1000 }, () => ping))
    for (let count = 0; count < 200 && raw.isOpen(); count += 1) {
      raw.bytes(pings)
      await sleep(20)
    }
    await expect.poll(() => raw.isOpen(), { timeout: 5000 }).toBe(false)
    expect(await at(windows, 0).send({ type: 'resync' })).toEqual({ ok: true })
  })
})

describe('a socket', () => {
  it('that reads nothing is closed, whatever is written to it', async () => {
    const plain = createServer()
    const written: Duplex[] = []
    plain.on('upgrade', (_request, socket: Duplex) => {
      written.push(socket)
      socket.write(Buffer.alloc(20_000_000))
    })
    const doorstep = openDoorstep(plain, {
      mayAsk: () => true,
      addressOf: () => 'here',
      isSecure: () => false,
      bounds: BOUNDS,
    })
    plain.listen(0, '127.0.0.1')
    await once(plain, 'listening')
    const socket = connect((plain.address() as AddressInfo).port, '127.0.0.1').pause()
    socket.on('error', () => {})
    onTestFinished(() => {
      doorstep.close()
      socket.destroy()
      plain.close()
    })
    await once(socket, 'connect')
    socket.write(upgrade({}))
    await expect.poll(() => written[0]?.destroyed, { timeout: 10_000 }).toBe(true)
  })

  it('is refused where its address has too many; other addresses have their own', async () => {
    const plain = createServer()
    const open: Duplex[] = []
    plain.on('upgrade', (_request, socket: Duplex) => {
      open.push(socket)
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
    })
    const doorstep = openDoorstep(plain, {
      mayAsk: () => true,
      addressOf: ({ headers }) => String(headers['x-address']),
      isSecure: () => false,
      bounds: { ...BOUNDS, sockets: 3 },
    })
    plain.listen(0, '127.0.0.1')
    await once(plain, 'listening')
    const { port } = plain.address() as AddressInfo
    onTestFinished(() => {
      doorstep.close()
      for (const socket of open) socket.destroy()
      plain.close()
    })
    const asks = async (address: string): Promise<number> => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(upgrade({ headers: { 'X-Address': address } }))
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return readRaw(answer.toString()).status
    }
    for (let count = 0; count < 3; count += 1) expect(await asks('one')).toBe(101)
    expect(await asks('one')).toBe(429)
    expect(await asks('another')).toBe(101)
    open[0]?.destroy()
    await expect.poll(() => asks('one')).toBe(101)
  })
})
