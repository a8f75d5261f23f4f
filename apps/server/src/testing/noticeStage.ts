import { quickRandom } from '@modern-art/engine'
import { openMailbox } from './mailbox.ts'
import type { Mailbox } from './mailbox.ts'
import { LOOKED_FOR_NOTICES } from '../notices/openNotices.ts'
import { readSettings } from '../settings.ts'
import { REAL_TIMERS } from '../timers.ts'
import { testNodes } from './busPair.ts'
import { openServer } from './onlineServer.ts'
import { forgetTables, sharedDatabase } from './sharedDatabase.ts'
import type { OnlineServer } from './onlineServer.ts'
import { openPushService } from './pushService.ts'
import type { PushService } from './pushService.ts'

/** Nodes that share everything, a push service and a mail server; people are told when a test says so. */
export interface NoticeStage {
  readonly push: PushService
  readonly mailbox: Mailbox
  readonly open: () => Promise<OnlineServer>
  readonly now: () => number
  readonly pass: (milliseconds: number) => void
  /** All nodes look at once for what people should be told; resolves once push services have answered. */
  readonly round: () => Promise<void>
  /** What nodes share is away, or is back. */
  readonly busAway: (isAway: boolean) => void
  readonly close: () => Promise<void>
}

export const PUBLIC_URL = 'https://art.example.com'

export async function openNoticeStage(): Promise<NoticeStage> {
  await forgetTables()
  const storage = await sharedDatabase()
  const [push, mailbox] = [await openPushService(), await openMailbox()]
  const read = readSettings({ SMTP_URL: mailbox.url, PUBLIC_URL, LIMITS: 'off', BOT_DELAY: 'off' }, { dataFolder: '' })
  if (!read.ok) throw new Error(read.fault)
  const places = [...testNodes(3)]
  const opened: { readonly server: OnlineServer; readonly rounds: Set<() => Promise<void>> }[] = []
  const random = quickRandom(4)
  let time = 1_800_000_000_000

  return {
    push,
    mailbox,
    open: async () => {
      const bus = places[opened.length]?.bus
      if (bus === undefined) throw new Error('there are no more nodes')
      const rounds = new Set<() => Promise<void>>()
      const server = await openServer({
        storage,
        bus,
        random,
        now: () => time,
        timers: {
          ...REAL_TIMERS,
          every: (period, what, failed) => {
            if (period !== LOOKED_FOR_NOTICES) return REAL_TIMERS.every(period, what, failed)
            rounds.add(what)
            return () => void rounds.delete(what)
          },
        },
        settings: read.settings,
        pushAddresses: push.addresses,
      })
      opened.push({ server, rounds })
      return server
    },
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds
    },
    round: async () => {
      await Promise.all(opened.flatMap(({ rounds }) => [...rounds].map((look) => look())))
    },
    busAway: (isAway) => {
      for (const place of places) place.away(isAway)
    },
    close: async () => {
      for (const { server } of opened) {
        // oxlint-disable-next-line no-await-in-loop -- there are few
        await server.close()
      }
      await push.close()
      await mailbox.close()
    },
  }
}
