import { MOST_SEATS } from '@modern-art/engine'
import { newTableCode } from '@modern-art/protocol'
import type { WireError } from '@modern-art/protocol'
import { unlessAway } from '../bus/busAway.ts'
import { closeTogether } from '../closeAll.ts'
import { newDeal } from '../parties/dealing.ts'
import { inOneGo } from '../inOneGo.ts'
import { openParty } from '../parties/openParty.ts'
import type { PartyWanted } from '../parties/openParty.ts'
import { restsAlone } from '../parties/paces.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { TableHead, TableId, User } from '../storage/storage.ts'
import { forgetAtTable } from './forgetting.ts'
import { BEAT, lifeOf } from './life.ts'
import { openLiveTable } from './liveTable.ts'
import type { LiveTable, TableHost } from './liveTable.ts'
import { OtherVersion } from './otherVersion.ts'
import { seatLinks } from './seatLinks.ts'
import { withDeal } from './withDeal.ts'
import { wait } from '../timers.ts'
import { lookAt, overdue } from '../watching/metrics.ts'

/** All tables that this node runs, and the way to any other. */
export interface LiveTables {
  /** A table, opened from the storage if need be; `null` where there is none with this code. Rejects once all is closed. */
  readonly find: (code: string) => Promise<LiveTable | null>
  readonly open: (user: User, wanted: PartyWanted) => Promise<{ readonly ok: true; readonly code: string } | Refused>
  /** Moves the seat of a link to this user's device, once; whoever asks again is told where it is. */
  readonly moveSeat: (
    user: User,
    link: string,
  ) => Promise<{ readonly ok: true; readonly code: string } | { readonly ok: false; readonly error: WireError }>
  /** All seats of one user are another's from now on, but at tables where that cannot be. */
  readonly bringSeats: (from: UserId, to: UserId) => Promise<void>
  /** A user gives up all chairs at tables that are not over. */
  readonly standUp: (user: UserId) => Promise<void>
  /** Nothing at any table names the user any more. */
  readonly forgetUser: (user: UserId) => Promise<void>
  /** The chairs of a table whose people are connected, to whichever node. */
  readonly chairsHere: (code: string) => Promise<readonly number[]>
  /** The same, but it rejects with `BusAway` while nobody can say who is connected to other nodes. */
  readonly whoIsHere: (code: string) => Promise<readonly number[]>
  /** Lets all games of a user that count days know of their vacation, and waits until that is kept. */
  readonly vacationChanged: (user: UserId) => Promise<void>
  /**
   * Lets go of everything: whatever was acknowledged is kept, and people are sent to other nodes. Tables that are being opened
   * are waited for.
   */
  readonly close: () => Promise<void>
}

export interface LiveTablesParts extends Omit<TableHost, 'newSeatLink' | 'life' | 'headOf'> {
  /** Calls back again and again, until it is called off. */
  readonly every: (milliseconds: number, what: () => Promise<void>) => () => void
}

/** How often the storage is asked for games whose time has come, in milliseconds. */
const LOOKED_FOR_DUE = 250
/** A game that is due since so long is not run by anybody. */
const OVERDUE = 500
const MOST_DUE = 50
/** Where there are other nodes: how often this one looks for hints that were lost. */
const LOOKED_FOR_HINTS = 2000
/** A table without anybody is let go of after so long. */
const IDLE = 30_000
/** A node that ends hands over a table every so many milliseconds, and all of them within this time. */
const BETWEEN_TABLES = 20
const HANDED_OVER_WITHIN = 3000
const MOST_TABLES_OF_A_USER = 40
/** Nobody has more; a person may sit down at more tables than they may open. */
const MOST_TABLES_TOLD = 1000
const LINK_USED = refuse('link_used', 'this link has been used, or is too old')
const CHAIRS = Array.from({ length: MOST_SEATS }, (_, chair) => chair)

export function liveTables(parts: LiveTablesParts): LiveTables {
  const { storage, bus, now, random, dealer, every } = parts
  const tables = new Map<string, Promise<LiveTable | null>>()
  const opened = new Map<string, { readonly table: LiveTable; idleSince: number | null }>()
  const links = seatLinks(storage, now)
  const headsInOrder = async (ids: readonly TableId[]): Promise<readonly (TableHead | undefined)[]> => {
    const heads = new Map((await storage.heads(ids)).map((head) => [head.id, head]))
    return ids.map((id) => heads.get(id))
  }
  let isClosed = false
  const life = lifeOf(bus.node, storage, now)
  const host: TableHost = { ...parts, life, newSeatLink: links.make, headOf: inOneGo(headsInOrder) }

  const find = async (code: string): Promise<LiveTable | null> => {
    if (isClosed) throw new Error('the tables of this node are closed')
    const known = tables.get(code)
    if (known !== undefined) return known
    const opening = openFound(code)
    tables.set(code, opening)
    return opening
  }

  const openFound = async (code: string): Promise<LiveTable | null> => {
    try {
      await life.beatSoon()
      const stored = await storage.findTable(code)
      const table = stored === null ? null : await openLiveTable(await withDeal(stored, host), host, () => forget(code))
      if (table === null) tables.delete(code)
      else {
        opened.set(code, { table, idleSince: now() })
        // A hint that came while it was opened found no table.
        if (bus.isShared) void table.refresh()
      }
      return table
    } catch (error) {
      forget(code)
      throw error
    }
  }

  const forget = (code: string): void => {
    tables.delete(code)
    opened.delete(code)
  }

  const letIdleOnesGo = async (): Promise<void> => {
    for (const [code, entry] of opened) {
      if (!entry.table.isIdle()) entry.idleSince = null
      else if (entry.idleSince === null) entry.idleSince = now()
      else if (now() - entry.idleSince >= IDLE) {
        forget(code)
        // One after the other: there is no hurry.
        // oxlint-disable-next-line no-await-in-loop
        await entry.table.close()
      }
    }
  }

  const wakeDueOnes = async (): Promise<void> => {
    const due = await storage.dueTables(now() - OVERDUE, MOST_DUE)
    const unattended = due.filter((code) => !tables.has(code))
    overdue.inc(unattended.length)
    await Promise.all(unattended.map(findUnlessElsewhere))
  }

  /** A server of another version wakes its own. */
  const findUnlessElsewhere = async (code: string): Promise<unknown> =>
    find(code).catch((error: unknown) => {
      if (!(error instanceof OtherVersion)) throw error
    })

  /** Time passes for the tables that this node has let go of as well, but there is no hurry to say so. */
  const beat = async (): Promise<void> => {
    if (tables.size === 0 && now() - life.lastBeat() < IDLE) return
    await life.beat()
  }

  /** A table that waits for something keeps nobody from the others. */
  const refreshAll = (): Promise<void> => {
    for (const { table } of opened.values()) void table.refresh()
    return Promise.resolve()
  }

  bus.onHint((code) => void opened.get(code)?.table.refresh())
  const callOffs = [
    lookAt(() => ({
      tables: opened.size,
      games: [...opened.values()].filter(({ table }) => table.isPlaying()).length,
    })),
    every(LOOKED_FOR_DUE, wakeDueOnes),
    every(BEAT, letIdleOnesGo),
    ...(bus.isShared ? [every(LOOKED_FOR_HINTS, refreshAll)] : []),
  ]

  const callOffBeats = every(BEAT, beat)

  /** One table after the other, so that the node to which their people go is not asked for all at once; the others play on. */
  const handOverAll = async (): Promise<void> => {
    const all = [...tables.values()]
    const gap = bus.isShared ? Math.min(BETWEEN_TABLES, HANDED_OVER_WITHIN / all.length) : 0
    await closeTogether(
      all.map((opening, place) => async () => {
        if (gap > 0) await wait(place * gap)
        // Whoever asked for one that cannot be opened is told so.
        await (await opening.catch(() => null))?.handOver()
      }),
    )
  }

  /** A table that cannot be opened keeps nobody from the others. */
  const atTable = async (code: string, what: (table: LiveTable) => Promise<unknown>): Promise<void> => {
    try {
      const table = await find(code)
      if (table !== null) await what(table)
    } catch (error) {
      parts.failed('a table', error)
    }
  }

  return {
    find,
    open: async (user, wanted) => {
      const outcome = openParty(wanted, user)
      if (!outcome.ok) return outcome
      if ((await storage.countUnfinished(user.id)) >= MOST_TABLES_OF_A_USER) {
        return refuse('too_many', 'this person has too many tables')
      }
      for (;;) {
        const code = newTableCode(random)
        const party = { ...outcome.party, deal: newDeal(code, dealer.newSecret(), false) }
        // Another code, should chance have picked one twice.
        // oxlint-disable-next-line no-await-in-loop
        const stored = await storage.addTable({ code, party, game: null, at: now() })
        if (stored !== null) return { ok: true, code }
      }
    },
    moveSeat: async (user, link) => {
      const found = await links.find(link)
      // Whoever has the seat by this link has not heard that they do.
      if (found?.usedBy === user.id) return { ok: true, code: found.code }
      if (found?.usedBy !== null) return LINK_USED
      // Nobody speaks or plays on under another name.
      const owner = await storage.findUser(found.user)
      if (Math.max(owner?.mutedUntil ?? 0, owner?.bannedUntil ?? 0) > now()) {
        return refuse('muted', 'this person is muted or banned')
      }
      const table = await find(found.code)
      if (table === null) return LINK_USED
      await storage.bringVacations(found.user, user.id)
      const refused = await table.moveSeat(found.user, user.id)
      if (refused !== null) return refused
      await links.spend(link, user.id)
      return { ok: true, code: found.code }
    },
    bringSeats: async (from, to) => {
      for (const { code } of await storage.tablesOf(from, MOST_TABLES_TOLD)) {
        // oxlint-disable-next-line no-await-in-loop -- a person has few tables, and each is changed in its turn
        await atTable(code, (table) => table.moveSeat(from, to))
      }
    },
    standUp: async (user) => {
      for (const { code, stage } of await storage.tablesOf(user, MOST_TABLES_TOLD)) {
        // oxlint-disable-next-line no-await-in-loop -- it has few tables, and each is changed in its turn
        if (stage !== 'finished') await atTable(code, (table) => table.standUp(user))
      }
    },
    forgetUser: async (user) => {
      for (const code of await storage.tablesNaming(user)) {
        // oxlint-disable-next-line no-await-in-loop -- there is no hurry
        await forgetAtTable(code, user, { storage, now })
        bus.hint(code)
        // A stand-in sits down at once, also where nobody has the table open.
        // oxlint-disable-next-line no-await-in-loop
        await atTable(code, (table) => table.refresh())
      }
    },
    chairsHere: async (code) => {
      const live = opened.get(code)
      if (live !== undefined) return CHAIRS.filter(live.table.isHere)
      if (!bus.isShared) return []
      const holders = await unlessAway(bus.holders(code), [])
      return holders.flatMap(({ seats }) => seats.map(({ seat }) => seat))
    },
    whoIsHere: async (code) => {
      const live = opened.get(code)
      const here = live === undefined ? [] : CHAIRS.filter(live.table.isHere)
      const holders = bus.isShared ? await bus.holders(code) : []
      return [...here, ...holders.flatMap(({ seats }) => seats.map(({ seat }) => seat))]
    },
    vacationChanged: async (user) => {
      const concerned = (await storage.tablesOf(user, MOST_TABLES_TOLD)).filter(
        ({ stage, party }) => stage === 'playing' && !restsAlone(party.settings.pace),
      )
      await Promise.all(concerned.map(({ code }) => atTable(code, (table) => table.lookForVacations())))
    },
    close: async () => {
      isClosed = true
      for (const callOff of callOffs) callOff()
      await closeTogether([life.beat, handOverAll])
      callOffBeats()
    },
  }
}
