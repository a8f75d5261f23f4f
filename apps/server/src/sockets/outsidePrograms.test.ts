import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { fingerprintOfChance, quickRandom } from '@modern-art/engine'
import { shardOf } from '@modern-art/protocol'
import type { PartySettings } from '@modern-art/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { accountHolder } from '../testing/accountHolder.ts'
import { cuttableProxy } from '../testing/cuttableProxy.ts'
import { openServer } from '../testing/onlineServer.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person, Window } from '../testing/person.ts'
import { chanceNamed } from '../testing/pageChance.ts'
import { isOver, playAlong } from '../testing/playing.ts'
import { programOf } from '../testing/program.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const EXAMPLES = 'apps/cli/examples'
const CHANCE = chanceNamed('Ben')
const TEN_LINES = `cmd:node ${EXAMPLES}/ten-line-bot.js`

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('NOT TESTED: there is no python3 here, so that the bot in Python plays no game.')

let server: OnlineServer
let owner: Person
let token: string
beforeAll(async () => {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli/tsconfig.src.json'], { cwd: root })
  server = await openServer()
  ;({ holder: owner } = await accountHolder(server.origin, 'Ana'))
  ;({ token } = await programOf(server.origin, owner, 'Magpie'))
})
afterAll(() => server.close())

interface Running {
  /** What it has said so far. */
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** A program of its own, as somebody would start it. */
function start(program: string, args: readonly string[], withToken = token): Running {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, MODERN_ART_TOKEN: withToken } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return { said: () => said, ended }
}

function modernArt(args: readonly string[], withToken = token): Running {
  return start(process.execPath, ['apps/cli/bin/modern-art.js', 'play', ...args], withToken)
}

async function hosted(settings: Partial<PartySettings> = {}): Promise<readonly [string, Window]> {
  const host = await person(server.origin, 'Ben')
  const code = await host.openTable({ pace: 'untimed', ...settings })
  return [code, await host.connect(code)]
}

/** The host starts once the bot is ready, and plays to the end. */
async function playedWith(host: Window, running: Running, meanwhile: () => void = () => {}): Promise<void> {
  const isReady = (): boolean => {
    const chair = host.party().chairs[1]
    return chair?.kind === 'person' && chair.program && chair.ready
  }
  await Promise.race([host.until(isReady), running.ended.then(() => expect.fail(running.said()))])
  // The host's page adds its chance, as every page does: for a moment promises are frozen.
  const { code } = host.party()
  await host.send({ type: 'promise_chance', fingerprint: fingerprintOfChance(code, CHANCE) })
  await host.send({ type: 'start' })
  expect(await host.send({ type: 'reveal_chance', chance: CHANCE })).toEqual({ ok: true })
  await host.until(() => host.screen() !== null)
  meanwhile()
  await Promise.race([
    playAlong(host, quickRandom(4)),
    running.ended.then(() => isOver(host) || expect.fail(running.said())),
  ])
  expect(await running.ended).toBe(0)
}

/** The address at which the next program asks for a socket; nobody opens one. */
async function askedFor(run: (origin: string) => unknown): Promise<string> {
  const listening = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void (listening.closeAllConnections(), listening.close()))
  await once(listening, 'listening')
  const asked = once(listening, 'upgrade') as Promise<[IncomingMessage, Socket]>
  run(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`)
  const [request, socket] = await asked
  socket.destroy()
  return request.url ?? ''
}

describe('a program', () => {
  const code = 'MUSEUMSA'

  it.each([
    ['modern-art play', (origin: string) => modernArt(['--url', origin, '--table', code, '--bot', TEN_LINES])],
    ['in JavaScript', (origin: string) => start(process.execPath, [`${EXAMPLES}/online/bot.js`, origin, code])],
    ...(hasPython
      ? [
          [
            'in Python',
            (origin: string) => start('python3', ['-B', `${EXAMPLES}/online/bot.py`, origin, code]),
          ] as const,
        ]
      : []),
  ] as const)('%s names the shard of its table, for a balancer', async (_name, run) => {
    expect(await askedFor(run)).toContain(`shard=${shardOf(code)}`)
  })
})

describe('the example', () => {
  it('in JavaScript plays a whole game', async () => {
    const [code, host] = await hosted()
    const running = start(process.execPath, [`${EXAMPLES}/online/bot.js`, server.origin, code])
    await playedWith(host, running)
    expect(running.said()).toMatch(/^The game is over: [\d, ]+\n$/)
  })

  it.skipIf(!hasPython)('in Python plays a whole game', async () => {
    const [code, host] = await hosted()
    const running = start('python3', ['-B', `${EXAMPLES}/online/bot.py`, server.origin, code])
    await playedWith(host, running)
    expect(running.said()).toMatch(/^The game is over: \[[\d, ]+\]\n$/)
  })

  it.skipIf(!hasPython)('in Python says why it is not let in', async () => {
    const [code] = await hosted()
    const running = start('python3', ['-B', `${EXAMPLES}/online/bot.py`, server.origin, code], `mab_${'x'.repeat(43)}`)
    expect(await running.ended).toBe(1)
    expect(running.said()).toContain('none of this server’s, or has been revoked')
  })
})

describe('modern-art play', () => {
  it('lets any bot of the arena play online, and comes back when the connection is cut', async () => {
    const [code, host] = await hosted()
    const proxy = await cuttableProxy(server.port)
    onTestFinished(proxy.close)
    const running = modernArt(['--url', proxy.origin, '--table', code, '--bot', TEN_LINES])
    await playedWith(host, running, proxy.cut)
    expect(running.said()).toContain('The connection is cut. Trying again.\n')
    expect(running.said()).toContain('Connected again.\n')
    expect(running.said()).toMatch(
      /on seat 2\.\nReady[^]*The game begins\.\n[^]*Season 4\.\nThe game is over: Ben \d+, Magpie \d+/,
    )
    expect(running.said()).not.toContain('lost')
  })

  it('finds an open table by itself', async () => {
    const [code, host] = await hosted({ access: 'open' })
    const running = modernArt(['--url', server.origin, '--bot', TEN_LINES])
    await playedWith(host, running)
    expect(running.said()).toContain(`${code.slice(0, 4)}-${code.slice(4)}, on seat 2`)
  })

  it('says what a person can do about it where it cannot play', async () => {
    const [code, host] = await hosted()
    const play = async (args: readonly string[], withToken?: string): Promise<readonly [number | null, string]> => {
      const running = modernArt([...args, '--bot', TEN_LINES], withToken)
      return [await running.ended, running.said()]
    }
    const at = ['--url', server.origin, '--table']
    const forged = `mab_${'x'.repeat(43)}`
    expect(await play([...at, code], forged)).toEqual([
      2,
      expect.stringContaining('make a new one on your account page'),
    ])
    expect(await play([...at, 'ABCDEFGH'])).toEqual([2, 'modern-art: there is no table with this code\n'])
    expect(await play(['--url', server.origin])).toEqual([2, expect.stringContaining('no open table has a free seat')])
    expect(await play(['--url', 'http://127.0.0.1:9', '--table', code])).toEqual([
      2,
      expect.stringContaining('there is no server at http://127.0.0.1:9'),
    ])
    await host.send({ type: 'start' })
    expect(await play([...at, code])).toEqual([2, expect.stringContaining('its game has begun')])
  })
})
