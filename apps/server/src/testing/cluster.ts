import { quickRandom, randomOf } from '@modern-art/engine'
import type { BotQuestion, LogEntry, Table } from '@modern-art/table'
import type { Bus } from '../bus/bus.ts'
import type { Storage } from '../storage/storage.ts'
import { wait } from '../timers.ts'
import { testNodes } from './busPair.ts'
import { crankedTime } from './crankedTime.ts'
import type { CrankedTime } from './crankedTime.ts'
import { chanceDealer } from './dealer.ts'
import { foldedTable } from './foldedTable.ts'
import { mortalStorage } from './mortalStorage.ts'
import { openServer } from './onlineServer.ts'
import { forgetTables, sharedDatabase } from './sharedDatabase.ts'
import type { OnlineServer } from './onlineServer.ts'
import { watched } from './watchedStorage.ts'

/** Nodes that share a storage and a time, which stands still unless a test turns it. */
export interface Cluster {
  readonly time: CrankedTime
  readonly storage: Storage
  /** Opens one more. */
  readonly open: (think?: Think) => Promise<ClusterNode>
  /** Waits for something, while a little time passes now and then. */
  readonly soon: <T>(what: Promise<T>) => Promise<T>
  /** The game of a table as its log tells it. */
  readonly tableAt: (code: string) => Promise<Table>
  /** What the log of a table's game has. */
  readonly logOf: (code: string) => Promise<readonly LogEntry[]>
  /** Closes those that live. */
  readonly close: () => Promise<void>
}

interface ClusterNode {
  readonly server: OnlineServer
  readonly bus: Bus
  /** The process ends without a word; what the nodes share forgets it at once, or not before its lease is over. */
  readonly kill: (leased?: 'forgotten' | 'leased') => void
  readonly storageAway: (isAway: boolean) => void
  /** One thing that the storage does fails from now on, or is never done. */
  readonly storageBreaks: (name: keyof Storage, how: 'fails' | 'hangs') => void
  readonly busAway: (isAway: boolean) => void
}

type Think = (question: BotQuestion) => Promise<unknown>

const START = 1_800_000_000_000
const MOST_NODES = 4
/** What a node does regularly it does every so many milliseconds at most. */
const REGULARLY = 500
/** How much passes at a time while something is waited for. */
const A_LITTLE = 100

const quick: Think = ({ choices, seat }) => Promise.resolve(randomOf(choices, seat, quickRandom(seat)))

export async function openCluster(): Promise<Cluster> {
  await forgetTables()
  const { storage, settled } = watched(await sharedDatabase())
  const time = crankedTime(START, settled)
  const buses = [...testNodes(MOST_NODES)]
  const random = quickRandom(1)
  const living = new Set<OnlineServer>()

  const open = async (think = quick): Promise<ClusterNode> => {
    const place = buses.shift()
    if (place === undefined) throw new Error('there are no more nodes')
    const { bus } = place
    const mortal = mortalStorage(storage)
    const { later, every } = time.timers
    const server = await openServer({
      storage: mortal.storage,
      bus,
      random,
      dealer: chanceDealer(random),
      now: time.now,
      think,
      timers: { later, every: (period, what, failed) => every(Math.max(period, REGULARLY), what, failed) },
    })
    living.add(server)
    return {
      server,
      bus,
      kill: (leased = 'leased') => {
        living.delete(server)
        mortal.die()
        if (leased === 'forgotten') place.die()
      },
      storageAway: mortal.away,
      storageBreaks: mortal.breaks,
      busAway: place.away,
    }
  }

  const soon = async <T>(what: Promise<T>): Promise<T> => {
    const waiting = new Set([what])
    const over = what.finally(() => waiting.clear())
    const passing = async (): Promise<void> => {
      while (waiting.size > 0) {
        // One after the other is the point.
        // oxlint-disable-next-line no-await-in-loop
        await time.pass(A_LITTLE)
        // oxlint-disable-next-line no-await-in-loop
        await wait(5)
      }
    }
    const [result] = await Promise.all([over, passing()])
    return result
  }

  return {
    time,
    storage,
    open,
    soon,
    tableAt: (code) => foldedTable(storage, code),
    logOf: async (code) => {
      const stored = await storage.findTable(code)
      return stored?.game ? storage.entriesAfter(stored.id, stored.game.after) : []
    },
    close: async () => {
      await Promise.all([...living].map((server) => server.close()))
    },
  }
}
