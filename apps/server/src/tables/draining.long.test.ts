import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@modern-art/engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serverNode } from '../processes/serverNode.ts'
import { openPostgres } from '../storage/postgres.ts'
import { compileServer } from '../testing/compiledServer.ts'
import { movingPlayer } from '../testing/movingPlayer.ts'
import type { Answered, MovingPlayer } from '../testing/movingPlayer.ts'
import { person } from '../testing/person.ts'
import { plainBalancer } from '../testing/plainBalancer.ts'
import { findPostgres } from '../testing/postgres.ts'
import { redisForTests } from '../testing/redis.ts'
import { stageServer } from '../testing/stagedServer.ts'

/*
 * One of two real nodes is told to end while people play at both. How long anybody waited for an answer is measured by
 * DRAIN_TABLES=50 DRAIN_PLAYED=10000 DRAIN_THOUGHT=1000 npx vitest run apps/server/src/tables/draining.long.test.ts
 * (tables, milliseconds before and after, the longest that a player thinks), and told in the last lines.
 */
const env = process.env
const TABLES = Number(env['DRAIN_TABLES'] ?? 3)
const PLAYED = Number(env['DRAIN_PLAYED'] ?? 1500)
const THOUGHT = Number(env['DRAIN_THOUGHT'] ?? 50)
const IS_MEASURED = env['DRAIN_TABLES'] !== undefined

const NAMES = ['Ana', 'Ben', 'Cleo']

interface Table {
  readonly code: string
  readonly players: readonly MovingPlayer[]
}

/** People who have come to one table, each to the node that the balancer chose, and a bot; their game has begun. */
async function gather(origin: string): Promise<Table> {
  const players: MovingPlayer[] = []
  let code = ''
  for (const name of NAMES) {
    // oxlint-disable-next-line no-await-in-loop -- they come one after the other
    const each = await person(origin, name)
    // oxlint-disable-next-line no-await-in-loop
    if (code === '') code = await each.openTable({ pace: 'untimed' }, [null, null, null, 'easy'])
    const player = movingPlayer(origin, code, each)
    // oxlint-disable-next-line no-await-in-loop
    await player.until(() => player.party() !== null)
    // oxlint-disable-next-line no-await-in-loop
    if (players.length > 0) await player.send({ type: 'sit', chair: players.length })
    players.push(player)
  }
  await players[0]?.send({ type: 'start' })
  await Promise.all(players.map((player) => player.until(() => player.screen() !== null)))
  return { code, players }
}

function answersIn(answers: readonly Answered[]): string {
  return `${answers.length} answers, ${figuresOf(answers.map(({ sent, heard }) => heard - sent))}`
}

function figuresOf(measured: readonly number[]): string {
  const times = measured.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, the longest ${at(1)} ms`
}

describe('a node of two that is told to end', () => {
  it('lets people play on at the other: nothing acknowledged is lost, and nobody seems away', async ({ skip }) => {
    const [postgres, redis] = [await findPostgres(), await redisForTests()]
    if (postgres === null || redis === null) return skip('there is no PostgreSQL, or no Redis')
    onTestFinished(async () => {
      await redis.stop()
      await postgres.stop()
    })
    compileServer()
    const staged = await stageServer()
    onTestFinished(staged.remove)
    const url = await postgres.newDatabase()
    const settings = { DATABASE_URL: url, REDIS_URL: redis.url, LIMITS: 'off', BOT_DELAY: 'off' }
    const nodes = [0, 1].map(() => serverNode({ program: staged.program, env: settings }))
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.end()))
    })
    const [ending, staying] = nodes
    const balancer = await plainBalancer(
      await Promise.all(
        nodes.map(async (node) => {
          await node.start()
          return node.port()
        }),
      ),
    )
    onTestFinished(balancer.close)

    const tables = await Promise.all(Array.from({ length: TABLES }, () => gather(balancer.origin)))
    const players = tables.flatMap((table) => table.players)
    onTestFinished(() => {
      for (const player of players) player.close()
    })
    const sockets = (): number => players.reduce((sum, player) => sum + player.sockets(), 0)
    const opened = sockets()
    for (const [place, player] of players.entries()) player.play(seededRandom('drain', String(place)), THOUGHT)
    await sleep(PLAYED)
    const [signalled, signalledAt] = [performance.now(), Date.now()]
    await ending?.end()
    const gone = performance.now()
    expect(ending?.errors()).toBe('')
    await sleep(PLAYED)
    const hasPlayedOn = (player: MovingPlayer): boolean => player.answered.some(({ sent }) => sent > gone)
    // Everybody is asked again sooner or later.
    await Promise.all(players.map((player) => player.until(() => hasPlayedOn(player) || isOver(player))))

    const answers = players.flatMap(({ answered }) => answered)
    const moved = sockets() - opened
    expect(moved).toBeGreaterThan(0)
    // What came before is another story: a game may begin before its nodes know of everybody at the others.
    expect(players.flatMap(({ absences }) => absences.filter(({ at }) => at > signalled))).toEqual([])
    expect(staying?.errors()).toBe('')
    const storage = await openPostgres({ url, report: () => {} })
    onTestFinished(() => storage.close())
    for (const { code, players: here } of tables) {
      // oxlint-disable-next-line no-await-in-loop -- there is one database
      const stored = await storage.findTable(code)
      // oxlint-disable-next-line no-await-in-loop
      const log = stored?.game ? await storage.entriesAfter(stored.id, stored.game.after) : []
      const heard = log.flatMap((entry) => (entry.heard.type === 'acted' ? [entry.heard.actionId] : []))
      const kept = new Set(heard)
      const acknowledged = here.flatMap(({ answered }) => answered.flatMap(({ id, ok }) => (ok ? [id] : [])))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      const since = log.filter((entry) => entry.at >= signalledAt)
      expect(since.filter((entry) => entry.heard.type === 'left' || entry.heard.type === 'woken')).toEqual([])
    }
    if (IS_MEASURED) {
      const acknowledged = answers.filter(({ ok }) => ok).length
      console.log(
        [
          `${availableParallelism()} cores, ${TABLES} tables, ${players.length} sockets, of which ${moved} moved; ${acknowledged} actions acknowledged, none lost`,
          `the process was gone ${(gone - signalled).toFixed(0)} ms after the signal`,
          `from a closed socket to the game at the other node: ${figuresOf(players.flatMap(({ ways }) => ways))}`,
          `before: ${answersIn(answers.filter(({ heard }) => heard < signalled))}`,
          `under way at the signal, or sent within a second of it: ${answersIn(answers.filter(({ sent, heard }) => heard >= signalled && sent < signalled + 1000))}`,
        ].join('\n'),
      )
    }
    return undefined
  })
})

function isOver(player: MovingPlayer): boolean {
  return player.screen()?.view.phase.name === 'finished'
}
