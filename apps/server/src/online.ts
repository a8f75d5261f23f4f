import type { Server } from 'node:http'
import type { Random } from '@modern-art/engine'
import { isTableCode } from '@modern-art/protocol'
import type { Router } from 'express'
import { exportOf } from './accounts/dataExport.ts'
import { openAccounts } from './accounts/openAccounts.ts'
import { api } from './api/api.ts'
import type { BotPool } from './bots/botPool.ts'
import { unhurried } from './bots/pause.ts'
import type { Bus } from './bus/bus.ts'
import { closeInTurn, closeTogether } from './closeAll.ts'
import { withoutValues } from './logging.ts'
import type { Failed, Note, Report } from './logging.ts'
import { openMailer } from './mail/mailer.ts'
import { openNotices } from './notices/openNotices.ts'
import { pushAddresses } from './notices/pushAddress.ts'
import type { PushAddresses } from './notices/pushAddress.ts'
import { BOUNDS } from './door/doorstep.ts'
import { addressOf, isSecure } from './people/asked.ts'
import { limitsOf, noLimits } from './people/limits.ts'
import { programsIn } from './people/programs.ts'
import { sessionsIn } from './people/sessions.ts'
import { openTickets } from './people/tickets.ts'
import type { Dealer } from './parties/dealer.ts'
import { blocksIn } from './safety/blocks.ts'
import { moderatorsOf } from './safety/moderators.ts'
import { vacationsIn } from './people/vacations.ts'
import { quickMatch } from './quickMatch/quickMatch.ts'
import type { Settings } from './settings.ts'
import { serveSockets } from './sockets/serveSockets.ts'
import type { Sockets } from './sockets/serveSockets.ts'
import type { Storage } from './storage/storage.ts'
import { liveTables } from './tables/liveTables.ts'
import type { LiveTables } from './tables/liveTables.ts'
import { wait } from './timers.ts'
import type { Timers } from './timers.ts'
import { notingThought } from './watching/noting.ts'

/** All that tables online need, open and running. */
export interface Online {
  readonly api: Router
  /** Lets pages open sockets on a server. */
  readonly attach: (server: Server) => void
  /** Lets go of all tables and sockets; whatever was acknowledged is kept, and pages go to another node. Storage, bus and bots stay open. */
  readonly close: () => Promise<void>
}

export interface OnlineParts {
  readonly settings: Settings
  readonly storage: Storage
  readonly bus: Bus
  readonly bots: BotPool
  readonly now: () => number
  readonly timers: Timers
  /** Chance that nobody can foresee. */
  readonly random: Random
  readonly dealer: Dealer
  /** The address by which other devices reach this server; `null` where none can. */
  readonly siteOrigin: () => string | null
  /** Where this server tells browsers something; public push services, but in tests. */
  readonly pushAddresses?: PushAddresses
  /** Is told what goes wrong. */
  readonly log: Report
  /** Is told what happens. */
  readonly note: Note
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A table that waits for people in vain is removed after so long, and a node of which nothing is heard is forgotten. */
const IN_VAIN = 48 * HOUR

export async function openOnline(parts: OnlineParts): Promise<Online> {
  const { settings, storage, bus, bots, now, timers, random, dealer, log, note } = parts
  const { later, every } = timers
  const failed: Failed = (what, error, fields) => log(`${what} failed: ${withoutValues(error)}`, fields)
  const sessions = sessionsIn(storage)
  const tickets = await openTickets(storage)
  const limits = settings.limits ? limitsOf() : noLimits()
  const thinkNow = notingThought(bots.think)
  const think = settings.botDelay ? unhurried(thinkNow, Math.random, wait) : thinkNow
  const regularly = (milliseconds: number, what: () => Promise<void>): (() => void) =>
    every(milliseconds, what, (error) => failed('a regular task', error))
  const blocks = blocksIn(storage)
  const isBlocked = blocks.has
  const tables = liveTables({
    storage,
    bus,
    now,
    later,
    think,
    random,
    dealer,
    isBlocked,
    failed,
    note,
    every: regularly,
  })
  const { chairsHere } = tables
  const matching = quickMatch({ storage, now, random, dealer, chairsHere, later, every: regularly })
  const callOffTidying = regularly(HOUR, async () => {
    const then = now() - IN_VAIN
    await removeWaiting(then, storage, tables.chairsHere)
    await storage.tidy(now(), then)
  })
  let sockets: Sockets | null = null
  const closeEnded = (user: string | null): void =>
    void sockets?.closeEnded(user).catch((error: unknown) => failed('closing sockets', error))
  const looksAgainAt = (user: string): void => {
    sessions.forget(user)
    closeEnded(user)
    blocks.learnAgain(user).catch((error: unknown) => failed('reading blocks', error))
  }
  bus.onHint((subject) => {
    if (!isTableCode(subject)) looksAgainAt(subject)
  })
  // A hint may be lost, and a session may end by itself.
  const callOffLooking = regularly(MINUTE, async () => sockets?.closeEnded(null))
  const mailer = settings.mail === null ? null : openMailer(settings.mail)
  const accounts = await openAccounts({
    settings,
    mailer,
    storage,
    sessions,
    limits,
    bringSeats: async (from, to) => {
      // A table that opens in between is opened for the account.
      await matching.movePlaces(from, to)
      await tables.bringSeats(from, to)
    },
    changed: (user) => {
      looksAgainAt(user)
      bus.hint(user)
    },
    now,
    failed,
  })

  const notices = await openNotices({
    settings,
    storage,
    addresses: parts.pushAddresses ?? pushAddresses(),
    mailer,
    whoIsHere: tables.whoIsHere,
    every: regularly,
    now,
    failed,
  })

  const forgetOne = async (user: string): Promise<void> => {
    // Nobody sits down while they are being forgotten.
    await storage.endSessions(user, null)
    accounts.changed(user)
    await tables.forgetUser(user)
    await matching.forget(user)
    await storage.removeUser(user)
    // Whoever sat down or spoke in between did so for the last time.
    await tables.forgetUser(user)
    accounts.changed(user)
  }

  return {
    api: api({
      settings,
      sessions,
      tickets,
      limits,
      storage,
      accounts,
      isModerator: moderatorsOf(settings.moderators, storage),
      isModerated: settings.moderators.length > 0,
      exportOf: (user) => exportOf(user, storage, now()),
      programs: programsIn({ storage, changed: accounts.changed, standUp: tables.standUp, now }),
      forgetUser: async (user) => {
        for (const program of await storage.allProgramsOf(user)) {
          // oxlint-disable-next-line no-await-in-loop -- there are few
          await forgetOne(program)
        }
        await forgetOne(user)
      },
      openTable: tables.open,
      moveSeat: tables.moveSeat,
      vacations: vacationsIn(storage, now, tables.vacationChanged),
      quickMatch: matching,
      notices: notices.own,
      chairsHere,
      siteOrigin: parts.siteOrigin,
      now,
      report: log,
    }),
    attach: (server) => {
      const { origins, trustProxy } = settings
      sockets = serveSockets(server, {
        tickets,
        limits,
        storage,
        blocks,
        tables,
        now,
        origins,
        addressOf: (request) => addressOf(request, trustProxy),
        isSecure: (request) => isSecure(request, trustProxy),
        bounds: settings.limits ? BOUNDS : null,
        failed,
        note,
      })
    },
    close: async () => {
      callOffTidying()
      callOffLooking()
      matching.close()
      sockets?.drain()
      await closeInTurn([() => closeTogether([notices.close, tables.close]), async () => sockets?.close()])
      mailer?.close()
    },
  }
}

/** Removes tables that have waited since then, but for those at which somebody sits and is connected. */
async function removeWaiting(then: number, storage: Storage, chairsHere: LiveTables['chairsHere']): Promise<void> {
  const abandoned: string[] = []
  for (const code of await storage.waitingSince(then)) {
    // There is no hurry.
    // oxlint-disable-next-line no-await-in-loop
    if ((await chairsHere(code)).length === 0) abandoned.push(code)
  }
  await storage.removeWaiting(abandoned, then)
}
