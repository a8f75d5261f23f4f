import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Data } from '../chaos/data.ts'
import { startServer } from '../testing/serverProcess.ts'
import { gatherCrowd } from './crowd.ts'
import type { Options } from './options.ts'
import { processTime } from './processTime.ts'
import { profileLines } from './profile.ts'
import { quantile } from './tally.ts'

/** The figures of one run. Times are in milliseconds. */
export interface Figures {
  readonly actions: number
  readonly perSecond: number
  readonly refused: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** `null` where the system does not tell. */
  readonly serverTime: number | null
  /** Of a processor, by this process. */
  readonly clientShare: number
  readonly bytes: number
  readonly profile: readonly string[]
  readonly storm: {
    readonly sockets: number
    readonly opened: number
    readonly p50: number
    readonly last: number
  } | null
}

/** Until what is compiled as it runs is compiled. */
const WARM_UP = 3000

/** Measures one server on its data, with all clients in this process. */
export async function measure(program: string, data: Data, options: Options): Promise<Figures> {
  const profiles = options.profile ? await mkdtemp(path.join(tmpdir(), 'modern-art-profile-')) : null
  const flags = profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const server = startServer({ program, env: { ...data.env, PORT: '0' }, flags })
  const port = await server.open
  const crowd = await gatherCrowd(`http://127.0.0.1:${port}`, options.games, options.pace)
  await sleep(WARM_UP)
  const tally = crowd.count()
  const [start, ownStart, serverStart] = [performance.now(), process.cpuUsage(), processTime(server.pid)]
  await sleep(options.seconds * 1000)
  const serverEnd = processTime(server.pid)
  const own = process.cpuUsage(ownStart)
  const elapsed = performance.now() - start
  crowd.count()

  const storm = options.storm ? await stormAfter(() => server.end('SIGKILL')) : null
  crowd.close()
  await server.end('SIGTERM')
  const profile = profiles === null ? [] : await profileLines(profiles)
  if (profiles !== null) await rm(profiles, { recursive: true })
  const sorted = tally.times.toSorted((a, b) => a - b)
  return {
    actions: tally.accepted,
    perSecond: (1000 * tally.accepted) / elapsed,
    refused: tally.refused,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    serverTime: serverStart === null || serverEnd === null ? null : (serverEnd - serverStart) / tally.accepted,
    clientShare: (own.user + own.system) / 1000 / elapsed,
    bytes: tally.bytes / tally.accepted,
    profile,
    storm,
  }

  /** Kills the server, starts another, and lets all come back in the moment in which it is open. */
  async function stormAfter(kill: () => Promise<void>): Promise<Figures['storm']> {
    await kill()
    const killed = performance.now()
    const next = startServer({ program, env: { ...data.env, PORT: String(port) } })
    await next.open
    const opened = performance.now() - killed
    const waits = (await crowd.comeBack()).toSorted((a, b) => a - b)
    crowd.close()
    await next.end('SIGTERM')
    return { sockets: waits.length, opened, p50: quantile(waits, 0.5), last: waits.at(-1) ?? 0 }
  }
}
