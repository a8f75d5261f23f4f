import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fingerprintOfChance, quickRandom } from '@modern-art/engine'
import type { PartySettings } from '@modern-art/protocol'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { accountHolder } from './accountHolder.ts'
import { openServer } from './onlineServer.ts'
import type { OnlineServer } from './onlineServer.ts'
import { chanceNamed } from './pageChance.ts'
import { person } from './person.ts'
import type { Window } from './person.ts'
import { isOver, playAlong } from './playing.ts'
import { programOf } from './program.ts'
import { forgetTables } from './sharedDatabase.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const EXAMPLES = 'apps/cli/examples'
const CHANCE = chanceNamed('Ben')
export const TEN_LINES = `cmd:node ${EXAMPLES}/ten-line-bot.js`

export const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('NOT TESTED: there is no python3 here, so that the bot in Python plays no game.')

export interface Running {
  /** What it has said so far. */
  readonly said: () => string
  readonly ended: Promise<number | null>
}

/** A server with an account that has a program, for the tests of one file. */
export interface Stand {
  readonly server: () => OnlineServer
  /** A program of its own, as somebody would start it. */
  readonly start: (program: string, args: readonly string[], token?: string) => Running
  readonly modernArt: (args: readonly string[], token?: string) => Running
  readonly hosted: (settings?: Partial<PartySettings>) => Promise<readonly [string, Window]>
}

export function stand(): Stand {
  let opened: OnlineServer | null = null
  let ownToken = ''
  beforeAll(async () => {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'apps/cli/tsconfig.src.json'], {
      cwd: root,
    })
    // A program that looks for an open table finds those of this file alone.
    await forgetTables()
    opened = await openServer()
    const { holder } = await accountHolder(opened.origin, 'Ana')
    ;({ token: ownToken } = await programOf(opened.origin, holder, 'Magpie'))
  })
  afterAll(() => opened?.close())
  const server = (): OnlineServer => {
    if (opened === null) throw new Error('it is not open')
    return opened
  }
  const start: Stand['start'] = (program, args, token = ownToken) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, MODERN_ART_TOKEN: token } })
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
  return {
    server,
    start,
    modernArt: (args, token) => start(process.execPath, ['apps/cli/bin/modern-art.js', 'play', ...args], token),
    hosted: async (settings = {}) => {
      const host = await person(server().origin, 'Ben')
      const code = await host.openTable({ pace: 'untimed', ...settings })
      return [code, await host.connect(code)]
    },
  }
}

/** The host starts once the bot is ready, and plays to the end. */
export async function playedWith(host: Window, running: Running, meanwhile: () => void = () => {}): Promise<void> {
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
