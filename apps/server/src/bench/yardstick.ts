import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atExit } from '../processes/atExit.ts'
import { openPlainSocket } from './plainSocket.ts'
import type { PlainSocket } from './plainSocket.ts'
import type { Crowd } from './crowd.ts'
import { newTally } from './tally.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const SEATS = 4

/** boardgame.io's server in a process of its own, with a crowd at its matches. */
export interface Yardstick {
  readonly pid: number
  /** How many moves the server has run. */
  readonly moves: () => Promise<number>
  /** As many matches of four as tables of ours: whoever's turn it is moves at once. */
  readonly gather: (matches: number) => Promise<Omit<Crowd, 'comeBack'>>
  readonly stop: () => void
}

/** Installs it, if it is not there yet, and starts it. */
export async function startYardstick(): Promise<Yardstick> {
  const folder = await installed()
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const callOff = atExit(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')))
  const answer = async (pattern: RegExp): Promise<number> => {
    for (;;) {
      const found = lines.map((line) => pattern.exec(line)?.[1]).find((each) => each !== undefined)
      if (found !== undefined) return Number(found)
      // oxlint-disable-next-line no-await-in-loop -- until it comes
      await once(child.stdout, 'data')
    }
  }
  const port = await answer(/^open at (\d+)/)
  return {
    pid: child.pid ?? 0,
    moves: () => {
      lines.length = 0
      child.stdin.write('?\n')
      return answer(/^moves (\d+)/)
    },
    gather: (matches) => gatherMatches(`http://127.0.0.1:${port}`, matches),
    stop: () => {
      callOff()
      child.kill('SIGKILL')
    },
  }
}

/** Beside what is built: it is no part of what we depend on. */
async function installed(): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/modern-art/yardstick')
  await mkdir(folder, { recursive: true })
  await cp(path.join(root, 'tools/yardstick'), folder, { recursive: true })
  const npm = process.env['npm_execpath'] ?? ''
  const [program, ...before] = npm.endsWith('.js') ? [process.execPath, npm] : ['npm']
  await promisify(execFile)(program, [...before, 'ci', '--no-audit', '--no-fund'], { cwd: folder })
  return folder
}

/** As the server tells it, as far as it is read here. */
interface MatchState {
  readonly _stateID: number
  readonly ctx: { readonly currentPlayer: string }
}

async function gatherMatches(origin: string, matches: number): Promise<Omit<Crowd, 'comeBack'>> {
  let tally = newTally()
  let hasBegun = false
  const beginnings: (() => void)[] = []
  const sockets: PlainSocket[] = []

  const sitDown = async (match: string, player: string): Promise<void> => {
    let socket: PlainSocket | null = null
    let since: number | null = null
    const act = ({ _stateID, ctx }: MatchState): void => {
      if (since !== null) tally.times.push(performance.now() - since)
      since = null
      if (ctx.currentPlayer !== player) return
      const move = (): void => {
        since = performance.now()
        const payload = { type: 'count', args: [], playerID: player }
        socket?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, player)
      }
      if (hasBegun) move()
      else beginnings.push(move)
    }
    socket = await openPlainSocket({
      origin,
      namespace: '/yardstick',
      heard: (json) => {
        const [name, , told] = JSON.parse(json) as [string, string, MatchState & { readonly state: MatchState }]
        if (name === 'sync') act(told.state)
        else if (name === 'update') act(told)
      },
      counted: (bytes) => {
        tally.frames += 1
        tally.bytes += bytes
      },
      closed: () => {},
    })
    sockets.push(socket)
    socket.emit('sync', match, player, null, SEATS)
  }

  for (let match = 0; match < matches; match += 1) {
    const players = Array.from({ length: SEATS }, (_, player) => String(player))
    // oxlint-disable-next-line no-await-in-loop -- so that none waits for too many
    await Promise.all(players.map((player) => sitDown(`match ${match}`, player)))
  }
  hasBegun = true
  for (const begin of beginnings) begin()

  return {
    count: () => {
      tally = newTally()
      return tally
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}
