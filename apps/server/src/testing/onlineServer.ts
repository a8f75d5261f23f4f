import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { randomInt } from 'node:crypto'
import express from 'express'
import type { Random } from '@modern-art/engine'
import type { BotQuestion } from '@modern-art/table'
import { thinkAs } from '../bots/thinking.ts'
import type { Bus } from '../bus/bus.ts'
import { ownBus } from '../bus/ownBus.ts'
import { guardedServer } from '../door/guardedServer.ts'
import { FAIR_DEALER } from '../parties/dealer.ts'
import type { Dealer } from '../parties/dealer.ts'
import { openOnline } from '../online.ts'
import { readSettings } from '../settings.ts'
import type { Settings } from '../settings.ts'
import type { PushAddresses } from '../notices/pushAddress.ts'
import type { Storage } from '../storage/storage.ts'
import { REAL_TIMERS } from '../timers.ts'
import type { Timers } from '../timers.ts'
import type { Note, Report } from '../logging.ts'
import { watchRequests } from '../watching/watchRequests.ts'
import { sharedDatabase } from './sharedDatabase.ts'

export interface OnlineServer {
  readonly port: number
  readonly origin: string
  readonly storage: Storage
  /** What went wrong so far. */
  readonly logged: readonly string[]
  readonly close: () => Promise<void>
}

export interface ServerWanted {
  readonly storage?: Storage
  readonly bus?: Bus
  readonly now?: () => number
  readonly timers?: Timers
  readonly random?: Random
  readonly dealer?: Dealer
  readonly settings?: Partial<Settings>
  readonly pushAddresses?: PushAddresses
  readonly think?: (question: BotQuestion) => Promise<unknown>
  readonly log?: Report
  readonly note?: Note
}

/** The server for tables online on a free port of this computer, with bots that think in this thread and at once. */
export async function openServer(wanted: ServerWanted = {}): Promise<OnlineServer> {
  const read = readSettings({ LIMITS: 'off', BOT_DELAY: 'off' }, { dataFolder: '' })
  if (!read.ok) throw new Error(read.fault)
  const logged: string[] = []
  const storage = wanted.storage ?? (await sharedDatabase())
  const bus = wanted.bus ?? ownBus()
  const note = wanted.note ?? (() => {})
  const settings = { ...read.settings, ...wanted.settings }
  const online = await openOnline({
    settings,
    storage,
    bus,
    bots: { think: wanted.think ?? thinkAs, close: () => Promise.resolve() },
    now: wanted.now ?? Date.now,
    timers: wanted.timers ?? REAL_TIMERS,
    random: wanted.random ?? ((below) => randomInt(below)),
    dealer: wanted.dealer ?? FAIR_DEALER,
    siteOrigin: () => null,
    ...(wanted.pushAddresses !== undefined && { pushAddresses: wanted.pushAddresses }),
    log: (line, fields) => {
      logged.push(line)
      wanted.log?.(line, fields)
    },
    note,
  })
  const app = express()
  app.use(watchRequests({ trustProxy: settings.trustProxy, note }))
  app.use('/api', online.api)
  const server = guardedServer(app, settings.trustProxy).listen(0, '127.0.0.1')
  await once(server, 'listening')
  online.attach(server)
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    storage,
    logged,
    close: async () => {
      await online.close()
      server.close()
      server.closeAllConnections()
    },
  }
}
