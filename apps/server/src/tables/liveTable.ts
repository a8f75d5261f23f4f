import type { Random } from '@modern-art/engine'
import type { Command, GoodbyeReason, WireError } from '@modern-art/protocol'
import { LOG_FORMAT } from '@modern-art/table'
import type { StopReason } from '@modern-art/table'
import type { Dealer } from '../parties/dealer.ts'
import { partyFor } from '../parties/partyFor.ts'
import { chairOf } from '../parties/partyRecord.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { allWantMore } from '../parties/playAgain.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { StoredTable, TableHead, TableId, User } from '../storage/storage.ts'
import { answeringOf } from './answering.ts'
import { attendanceOf } from './attendance.ts'
import { commandsAtTable } from './commandsAtTable.ts'
import { outboxOf } from './connection.ts'
import type { Connection } from './connection.ts'
import { dealAtTable } from './dealAtTable.ts'
import { gameAtTable } from './gameAtTable.ts'
import { guestsOf } from './guests.ts'
import type { Guest } from './guests.ts'
import { inTurnOf, oneWaiting } from './inTurn.ts'
import { onceHeldFor } from './onceHeldFor.ts'
import type { GameHost } from './openGame.ts'
import { partyDesk } from './partyDesk.ts'
import { talkAtTable } from './talkAtTable.ts'
import { readable } from './wakeGame.ts'
import type { StoredGame } from './wakeGame.ts'
import { whyNotIn } from './whyNotIn.ts'
import type { Failed } from '../logging.ts'
import { within } from '../timers.ts'

/** What a table needs of the node that runs it. */
export interface TableHost extends GameHost {
  /** Chance that nobody can foresee. */
  readonly random: Random
  readonly dealer: Dealer
  /** A secret text for a link that moves a seat, kept and good for a while. */
  readonly newSeatLink: (code: string, user: UserId) => Promise<string>
  /** Whether somebody wants to hear nothing of somebody else. */
  readonly isBlocked: (listener: UserId, speaker: UserId) => boolean
  /** How far a table has come in the storage. */
  readonly headOf: (table: TableId) => Promise<TableHead | undefined>
  /** Something is wrong with the server. */
  readonly failed: Failed
}

/** A table that this node runs: its party, its talk and its game, for whoever is connected here. */
export interface LiveTable {
  /** Its number, for the log. */
  readonly id: StoredTable['id']
  /** Why somebody may not come in; `null` if they may. */
  readonly whyNotEnter: (user: User, as: Connection['as']) => WireError | null
  /** Lets a connection in, or says why not. */
  readonly admit: (connection: Connection) => WireError | null
  /** A connection is gone. */
  readonly gone: (connection: Connection) => void
  /** Every command is answered, once; a game answers its own. */
  readonly hear: (connection: Connection, command: Command) => void
  readonly moveSeat: (from: UserId, to: UserId) => Promise<Refused | null>
  /** A user gives up their chair, if they have one: `leave` without a command. */
  readonly standUp: (user: UserId) => Promise<unknown>
  /** Another node may have done something. */
  readonly refresh: () => Promise<void>
  /** Lets the game know who is on vacation, and waits until that is kept. */
  readonly lookForVacations: () => Promise<void>
  readonly isHere: (chair: number) => boolean
  /** Whether its game has begun, and is not over. */
  readonly isPlaying: () => boolean
  /** Whether nobody is connected here, and nothing is on its way. */
  readonly isIdle: () => boolean
  /** Lets go of it; what was heard last may still be on its way to the storage. */
  readonly close: () => Promise<void>
  /** Lets go of it for the good of another node: what was heard is kept and told, and then all who are here are sent there. */
  readonly handOver: () => Promise<void>
}

/** A table that is handed over waits so long for its storage, in milliseconds. What is not answered by then is asked again. */
const SETTLED_WITHIN = 2000
/** A host who is away for so long hands the table on, in milliseconds. */
const HOST_IS_AWAITED = 30_000
/** Those who want to play again wait so long for somebody who is away, in milliseconds. */
const REMATCH_IS_AWAITED = 10_000

/** `broken` is called when the table can no longer be trusted: whoever wants it has to open it anew. */
export async function openLiveTable(found: StoredTable, host: TableHost, broken: () => void): Promise<LiveTable> {
  const { storage, bus, now } = host
  const { code, id } = found
  let stored = found
  let isClosed = false
  /** What comes now is for another node to hear: pages send it again there. */
  let isHandedOver = false

  const outbox = outboxOf()
  const guests = guestsOf(() => stored.party)
  const attendance = attendanceOf(code, bus, guests.seats)
  const failed = (error: unknown): void => host.failed(`table ${id}`, error, { table: id })
  const inTurn = inTurnOf(failed)

  const { answer, fulfil } = answeringOf(outbox, (type, error) =>
    host.failed(`${type} at table ${id}`, error, { table: id }),
  )

  const tellParty = (listeners: readonly Guest[] = guests.all()): void => {
    if (listeners.length === 0) return
    const watching = guests.all().filter(isWatching).length
    const json = JSON.stringify(
      partyFor(stored.party, { code, stage: stored.stage, here: attendance.isHere, watching }),
    )
    for (const guest of listeners) {
      outbox.tellJson(guest.connection, `{"type":"party","party":${json},"chair":${guest.chair()}}`)
    }
  }

  const dismiss = (guest: Guest, reason: GoodbyeReason): void => {
    guests.remove(guest)
    outbox.tell(guest.connection, { type: 'goodbye', reason })
    outbox.dismiss(guest.connection)
  }

  const stopped = ({ code: why, error }: StopReason): void => {
    host.failed(`table ${id} has stopped: ${why}`, error, { table: id })
    letGo()
  }

  const letGo = (): void => {
    void close().catch(failed)
    broken()
  }

  /** Looks who is connected at other nodes; whether one of them holds the table no longer. */
  const lookAround = async (): Promise<boolean> => {
    if (!bus.isShared) return false
    try {
      const { hasGone } = await attendance.look()
      return hasGone
    } catch (error) {
      // People come in, and the game opens, with what was known before.
      failed(error)
      return false
    }
  }

  const game = gameAtTable({
    host,
    guests,
    outbox,
    party: () => stored.party,
    isHere: attendance.isHere,
    mayBeElsewhere: attendance.mayBeElsewhere,
    lookAround,
    answer,
    kept: attendance.hintOthers,
    finished: () => {
      if (stored.stage === 'finished') return
      stored = { ...stored, stage: 'finished' }
      tellParty()
    },
    stopped,
  })

  const talk = talkAtTable({
    table: id,
    storage,
    now,
    guests,
    outbox,
    access: () => stored.party.settings.access,
    isBlocked: host.isBlocked,
  })

  /** The people who are connected have changed, here or elsewhere. */
  const attend = (): void => {
    tellParty()
    game.attend()
    const { party, stage } = stored
    const chair = party.host === null ? null : chairOf(party, party.host)
    hostIsAway.tell((chair === null || !attendance.isHere(chair)) && guests.seats().length > 0)
    thoseHereWantMore.tell(stage === 'finished' && party.next === null && allWantMore(party, attendance.isHere))
    deal.attend()
  }

  /**
   * The people who are connected here may have changed. Other nodes know before they hear what comes of it; and this one
   * looks who is connected there, for the game may have heard of people since it last did. Many may come or go at once.
   */
  const attendHere = oneWaiting(inTurnOf(failed), async () => {
    if (bus.isShared) await attendance.tell().catch(failed)
    const hasGone = await lookAround()
    if (isClosed) return
    attend()
    if (hasGone) game.takeOver()
  })

  const hostIsAway = onceHeldFor(HOST_IS_AWAITED, host.later, () => void inTurn(desk.handOn))
  const thoseHereWantMore = onceHeldFor(REMATCH_IS_AWAITED, host.later, () => void inTurn(desk.playAgain))

  const replaced = async (newer: StoredTable, by: 'us' | 'others'): Promise<void> => {
    const isNew = !hasGame(stored)
    stored = newer
    // What was under way when the table was let go of is kept; whoever opens it anew goes on from there.
    if (isClosed) {
      if (by === 'us') attendance.hintOthers()
      return
    }
    for (const guest of guests.all()) {
      if (stored.party.removed.includes(guest.connection.user.id)) dismiss(guest, 'removed')
      // Whoever no longer has the seat from which they see the game sees no more of it.
      else if (guest.seenFrom !== null && guest.seenFrom.seat !== guest.chair() && !commands.isLeaving(guest)) {
        dismiss(guest, 'seat_moved')
      } else if (!commands.isLeaving(guest) && whyNotEnter(guest.connection.user, guest.connection.as) !== null) {
        // They came before the game began, at a table where nobody may watch it: the door tells them why.
        guests.remove(guest)
        guest.connection.close()
      }
    }
    // Somebody here may have taken a chair, or lost it.
    await attendHere()
    if (hasGame(stored) && !game.isOpen()) {
      if (isNew && by === 'us') game.begin(stored)
      else {
        await game.wake(stored).catch((error: unknown) => {
          // A table cannot go on without its game: whoever comes back opens it anew.
          letGo()
          throw error
        })
      }
    }
    // A seat may have moved to somebody who is not on vacation; and whoever is may have begun this game.
    void game.hearVacations().catch(failed)
    if (by === 'us') attendance.hintOthers()
  }

  const desk = partyDesk({
    storage,
    now,
    random: host.random,
    dealer: host.dealer,
    stored: () => stored,
    replaced,
    isHere: attendance.isHere,
  })

  const deal = dealAtTable({ stored: () => stored, isHere: attendance.isHere, desk, inTurn, later: host.later })

  const commands = commandsAtTable({
    storage,
    now,
    newSeatLink: (user) => host.newSeatLink(code, user),
    stored: () => stored,
    guests,
    game,
    desk,
    talk,
    answer,
    fulfil,
    inTurn,
    dismiss,
    attendHere,
    hintOthers: attendance.hintOthers,
  })

  const close = async (): Promise<void> => {
    letEverybodyGo()
    await attendance.leave()
  }

  const letEverybodyGo = (): void => {
    isClosed = true
    hostIsAway.end()
    thoseHereWantMore.end()
    deal.end()
    game.stop()
    for (const { connection } of guests.all()) connection.close()
  }

  const handOver = async (): Promise<void> => {
    if (isClosed) return
    isHandedOver = true
    await within(SETTLED_WITHIN, settled())
    // Before anybody arrives at another node, that has to know that they are coming.
    await attendance.sendAhead().catch(failed)
    letEverybodyGo()
  }

  /** What people have asked for is done, kept and told. */
  const settled = async (): Promise<void> => {
    await inTurn(() => Promise.resolve())
    await game.told()
  }

  const whyNotEnter = (user: User, as: Connection['as']): WireError | null =>
    isClosed ? refuse('stopped', 'the table has stopped').error : whyNotIn(stored, user, as)

  const admit = (connection: Connection): WireError | null => {
    const error = whyNotEnter(connection.user, connection.as)
    if (error !== null) return error
    const guest = guests.add(connection)
    const chair = guest.chair()
    if (chair !== null) for (const older of guests.on(chair)) if (older !== guest) dismiss(older, 'newer_window')
    const attending = attendHere()
    talk.tellAll(guest)
    // The game tells only those who are there: whoever is welcomed before would miss what happens in between.
    void attending.then(() => game.welcome(guest))
    return null
  }

  const gone = (connection: Connection): void => {
    const guest = guests.of(connection)
    if (guest === null || isClosed) return
    guests.remove(guest)
    void attendHere()
  }

  const refresh = async (): Promise<void> => {
    if (isClosed) return
    const { hasChanged, hasGone } = await attendance.look()
    const overtaken = guests.overtaken(attendance.elsewhereSince)
    for (const guest of overtaken) dismiss(guest, 'newer_window')
    const head = await host.headOf(id)
    if (head !== undefined && head.forgotten !== stored.forgotten) {
      letGo()
      return
    }
    const newer = head === undefined || head.partyVersion === stored.partyVersion ? null : await storage.findTable(code)
    // Another version of the server took this node for dead, and opened the game in its own way.
    if (newer !== null && hasGame(newer) && newer.game.format !== LOG_FORMAT) {
      letGo()
      return
    }
    if (newer !== null) await replaced(newer, 'others')
    else if (hasChanged || overtaken.length > 0) await attendHere()
    if (head !== undefined && head.version > game.version()) game.catchUp()
    if (hasGone) game.takeOver()
    if (head !== undefined && head.said > talk.latest()) await talk.catchUp()
  }

  await attendance.look()
  await talk.catchUp()
  if (hasGame(stored)) {
    const readableGame = await readable(stored, host)
    stored = readableGame
    await game.wake(readableGame)
  }
  // Others are told once the table is open: one that could not be opened is held by nobody.
  await attendance.tell()

  return {
    id,
    whyNotEnter,
    admit,
    gone,
    hear: (connection, command) => {
      const guest = guests.of(connection)
      if (guest !== null && !isHandedOver) commands.hear(guest, command)
    },
    moveSeat: (from, to) =>
      new Promise((resolve, reject) => {
        // Whoever asked is told of a failure, too.
        void inTurn(() => desk.moveSeat(from, to).then(resolve, reject))
      }),
    standUp: (user) =>
      new Promise((resolve, reject) => {
        void inTurn(() => desk.standUp(user).then(resolve, reject))
      }),
    // Each hint is a reason to look, and many come at once.
    refresh: oneWaiting(inTurn, refresh),
    lookForVacations: game.lookForVacations,
    isHere: attendance.isHere,
    isPlaying: () => stored.stage === 'playing',
    isIdle: () => guests.all().length === 0 && game.isQuiet(),
    close,
    handOver,
  }
}

/** A display is a screen in a room, not one more person. */
function isWatching({ connection, chair }: Guest): boolean {
  return connection.as === 'player' && chair() === null
}

function hasGame(stored: StoredTable): stored is StoredGame {
  return stored.game !== null
}
