import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import path from 'node:path'
import type { ReadWeights } from '@modern-art/bots'
import { explainRefusal } from './address.ts'
import type { Address } from './address.ts'
import { closeInTurn, failuresIn } from './closeAll.ts'
import { closingOf } from './closing.ts'
import { guardedServer } from './door/guardedServer.ts'
import type { BotPool } from './bots/botPool.ts'
import { missingWeights } from './bots/missingWeights.ts'
import { ownBus } from './bus/ownBus.ts'
import { redisBus } from './bus/redisBus.ts'
import { originOf, withoutValues } from './logging.ts'
import type { Note, Report } from './logging.ts'
import { linkForOthers, networkAddresses } from './network.ts'
import { openOnline } from './online.ts'
import { FAIR_DEALER } from './parties/dealer.ts'
import type { Settings } from './settings.ts'
import { site } from './site/site.ts'
import { openEmbedded } from './storage/embedded.ts'
import { openPostgres } from './storage/postgres.ts'
import { StorageFault } from './storage/storageFault.ts'
import { REAL_TIMERS, wait } from './timers.ts'
import { health } from './watching/health.ts'
import { lookAt } from './watching/metrics.ts'
import { readinessOf } from './watching/readiness.ts'
import { serveMetrics } from './watching/serveMetrics.ts'

export type Opening =
  | {
      readonly ok: true
      readonly address: Address
      /** Where metrics can be read, if anywhere. */
      readonly metricsPort: number | null
      /**
       * Takes nobody more, hands all tables over, and closes. Resolves to whether all went well; what did not has been logged, and
       * may have left something open.
       */
      readonly close: () => Promise<boolean>
    }
  | { readonly ok: false; readonly fault: string }

export interface OpeningParts {
  readonly settings: Settings
  readonly openBots: () => BotPool
  readonly readWeights: ReadWeights
  /** Tells the person who starts the server what takes long. */
  readonly say: (line: string) => void
  /** Is told what goes wrong. */
  readonly log: Report
  /** Is told what happens. */
  readonly note: Note
}

/** Opens the folder's client, and tables online, at the address of the settings. */
export async function open(folder: string, parts: OpeningParts): Promise<Opening> {
  const { settings, openBots, readWeights, say, log, note } = parts
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return notBuilt(page)
  let handle: RequestListener = notYet
  const readiness = readinessOf(Date.now)
  const guarded = health(readiness, (request, response) => handle(request, response))
  const server = guardedServer(guarded, settings.trustProxy)
  const closeServer = closingOf(server)
  // First of all: a port that is taken is known before anything takes long.
  const listening = await listen(server, settings.address).catch((error: unknown) => error as NodeJS.ErrnoException)
  if (typeof listening !== 'number') return { ok: false, fault: explainRefusal(settings.address, listening) }
  const address = { ...settings.address, port: listening }
  /** How to close what is open, the latest first. */
  const closings: (() => Promise<void>)[] = []
  const close = async (): Promise<boolean> => {
    // From now on whoever comes anew is refused, so that a balancer takes them elsewhere.
    closeServer()
    try {
      await closeInTurn(closings)
      return true
    } catch (error) {
      for (const each of failuresIn(error)) log(`closing failed: ${withoutValues(each)}`)
      return false
    }
  }
  try {
    const { databaseUrl, redisUrl, dataFolder } = settings
    const storage = await (databaseUrl === null
      ? openEmbedded({ folder: dataFolder, report: say })
      : openPostgres({
          url: databaseUrl,
          report: log,
          changed: (changes) => note('info', 'the database was brought up to date', { changes }),
        }))
    closings.unshift(storage.close)
    const bus = redisUrl === null ? ownBus() : redisBus({ url: redisUrl, prefix: 'modern-art', report: log })
    closings.unshift(bus.close)
    const bots = openBots()
    closings.unshift(bots.close)
    for (const line of await missingWeights(readWeights)) log(line)
    const online = await openOnline({
      settings,
      storage,
      bus,
      bots,
      now: Date.now,
      timers: REAL_TIMERS,
      random: unforeseeable,
      dealer: FAIR_DEALER,
      siteOrigin: () => settings.publicUrl ?? linkForOthers(address, networkAddresses()),
      log,
      note,
    })
    closings.unshift(online.close)
    handle = site(folder, { report: log, api: online.api, trustProxy: settings.trustProxy, note })
    online.attach(server)
    const callOffLooking = readiness.opened({ storage, bus, timers: REAL_TIMERS })
    closings.unshift(() => {
      callOffLooking()
      return Promise.resolve()
    })
    const metrics = settings.metrics === null ? null : await openMetrics(settings.metrics)
    const callOffReady = lookAt(() => ({ ready: readiness.whyNot() === null ? 1 : 0 }))
    // Until the end somebody may watch it.
    closings.push(() => {
      callOffReady()
      metrics?.close()
      return Promise.resolve()
    })
    note('info', 'the node is open', {
      node: bus.node,
      port: address.port,
      database: databaseUrl === null ? 'embedded' : 'postgres',
      redis: redisUrl !== null,
      metricsPort: metrics?.port ?? null,
    })
    return {
      ok: true,
      address,
      metricsPort: metrics?.port ?? null,
      close: async () => {
        readiness.drains()
        note('info', 'the node takes nobody more', { node: bus.node })
        if (settings.drainDelay > 0) await wait(settings.drainDelay)
        const isGood = await close()
        note('info', 'the node has ended', { node: bus.node, good: isGood })
        return isGood
      },
    }
  } catch (error) {
    await close()
    return { ok: false, fault: explainFailure(error) }
  }
}

async function openMetrics(address: Address): Promise<Awaited<ReturnType<typeof serveMetrics>>> {
  try {
    return await serveMetrics(address)
  } catch (error) {
    throw new Error(
      `metrics cannot be served at ${address.host}, port ${address.port} (${String((error as NodeJS.ErrnoException).code)}). Choose another place: METRICS_PORT=9465 npm start`,
      { cause: error },
    )
  }
}

function explainFailure(error: unknown): string {
  if (error instanceof StorageFault) return error.message
  const origin = originOf(error)
  return `Modern Art cannot open: ${origin instanceof Error ? origin.message : 'something failed'}`
}

function unforeseeable(below: number): number {
  return randomInt(below)
}

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('503 Service Unavailable\n')
}

function notBuilt(page: string): Opening {
  const fault = `The page is not built yet: there is no ${page}. This builds it and opens it: npm start`
  return { ok: false, fault }
}

/** Resolves to the port. */
function listen(server: Server, { host, port }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const bound = server.address()
      resolve(bound !== null && typeof bound === 'object' ? bound.port : port)
    })
  })
}
