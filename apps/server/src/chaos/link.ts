import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random, Seat } from '@modern-art/engine'
import { PROTOCOL_VERSION, changedScreen, shardOf } from '@modern-art/protocol'
import type { AnswerResult, Command, Party, ServerMessage } from '@modern-art/protocol'
import type { Screen } from '@modern-art/table/contract'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { newWaits } from '../testing/waits.ts'
import { chanceNamed, pageChance } from '../testing/pageChance.ts'
import type { Person, Wanted } from '../testing/person.ts'
import { inTime } from './entrances.ts'
import type { Entrances } from './entrances.ts'
import type { Records, Sent } from './records.ts'

/** A person's way to a table, which outlives its sockets: what is not answered is sent again under its id. */
export interface Link {
  readonly party: () => Party | null
  readonly screen: () => Screen | null
  readonly seat: () => Seat | null
  /** Resolves to the first answer, over whatever socket it comes. */
  readonly send: (wanted: Wanted) => Promise<AnswerResult>
  /** Sends what is not answered once more, though nothing was lost. */
  readonly repeat: () => void
  /** Closes the socket; after so many milliseconds there is another. */
  readonly drop: (gap: number) => void
  /** Opens another window, with which the server takes the first one's place. */
  readonly openWindow: () => void
  /** Resolves once something holds, of which every frame is a chance. */
  readonly until: (holds: () => boolean) => Promise<void>
  /** Calls back after every frame. */
  readonly onNews: (what: () => void) => void
  readonly close: () => void
}

export interface LinkParts {
  readonly entrances: Entrances
  readonly code: string
  readonly name: string
  readonly person: Person
  readonly random: Random
  readonly records: Records
}

/** A command without an answer. */
interface Unanswered {
  readonly sent: Sent
  readonly resolve: (result: AnswerResult) => void
  /** When it was first sent over the socket of now; `null` if it was not. */
  emittedAt: number | null
}

/** How long to wait before another try to connect, in milliseconds. */
const LEAST_WAIT = 20
const MOST_WAIT = 150
/** One who is not answered for so long goes to another node, in milliseconds. */
const ANSWERED_WITHIN = 3000
/** One who is told nothing for so long asks what there is. */
const QUIET = 4000
const LOOKED_AFTER = 500

export function openLink({ entrances, code, name, person, random, records }: LinkParts): Link {
  const unanswered = new Map<string, Unanswered>()
  const sockets = new Set<Socket>()
  const waits = newWaits()
  let current: Socket | null = null
  let isConnecting = false
  let isClosed = false
  let toldAt = performance.now()
  const chance = pageChance(chanceNamed(`${code} ${name}`))
  let party: Party | null = null
  let screen: Screen | null = null
  let seat: Seat | null = null

  /** Tries until a socket is open. */
  const connect = async (): Promise<void> => {
    if (isConnecting) return
    isConnecting = true
    // oxlint-disable-next-line no-unmodified-loop-condition -- it is closed meanwhile
    while (!isClosed) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const ticket = await inTime(person.at(entrances.current()).ticket())
        // oxlint-disable-next-line no-await-in-loop
        if (await tryToOpen(entrances.current(), ticket)) break
      } catch {
        // The server is not there.
      }
      entrances.another()
      // oxlint-disable-next-line no-await-in-loop
      await sleep(LEAST_WAIT + random(MOST_WAIT))
    }
    isConnecting = false
    if (current?.connected !== true && !isClosed) void connect()
  }

  const tryToOpen = (origin: string, ticket: string): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = io(origin, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        timeout: ANSWERED_WITHIN,
        query: { shard: shardOf(code) },
        auth: { protocol: PROTOCOL_VERSION, ticket, code, as: 'player' },
        extraHeaders: { origin },
      })
      const note = records.sitDown(code, name)
      sockets.add(socket)
      socket.on('connect', () => {
        for (const each of unanswered.values()) each.emittedAt = null
        current = socket
        toldAt = performance.now()
        repeat()
        resolve(true)
      })
      socket.on('connect_error', () => {
        sockets.delete(socket)
        socket.close()
        resolve(false)
      })
      socket.on('disconnect', () => {
        sockets.delete(socket)
        // It may come before the table has let the socket in.
        resolve(false)
        if (current !== socket) return
        for (const each of unanswered.values()) each.emittedAt = null
        void connect()
      })
      socket.on('news', (messages: readonly ServerMessage[]) => {
        note(messages)
        if (socket === current) toldAt = performance.now()
        for (const message of messages) hear(message, socket === current)
        waits.lookAgain()
      })
    })

  const hear = (message: ServerMessage, isCurrent: boolean): void => {
    if (message.type === 'answer') {
      const waiting = message.id === null ? undefined : unanswered.get(message.id)
      if (waiting === undefined) return noteRepeated(message.id, message.result)
      unanswered.delete(waiting.sent.command.id)
      waiting.sent.answers.push(message.result)
      if (message.result.ok) records.acknowledged(waiting.sent.command)
      waiting.resolve(message.result)
    } else if (!isCurrent) {
      // The window of before: what it is told is kept, and looked at in the end.
    } else if (message.type === 'party') {
      ;({ party } = message)
      const asked = chance(party, message.chair)
      if (asked !== null) void send(asked)
    } else if (message.type === 'welcome') {
      ;({ screen, seat } = message)
    } else if (message.type === 'update' && screen !== null) {
      // Whoever misses something asks for a welcome, as a page does.
      if (message.revision !== screen.revision + 1) {
        screen = null
        void send({ type: 'resync' })
      } else screen = changedScreen(screen, message.revision, message.changes)
    }
  }

  /** A repeat must be answered as the first was. */
  const noteRepeated = (id: string | null, result: AnswerResult): void => {
    records.sent.findLast(({ command }) => command.id === id)?.answers.push(result)
  }

  const send: Link['send'] = (wanted) =>
    new Promise((resolve) => {
      const command: Command = { ...wanted, id: randomUUID() }
      const sent: Sent = { code, name, command, stage: party?.stage ?? null, answers: [] }
      records.sent.push(sent)
      const asked: Unanswered = { sent, resolve, emittedAt: null }
      unanswered.set(command.id, asked)
      emit(asked)
    })

  const repeat = (): void => {
    for (const each of unanswered.values()) emit(each)
  }

  const emit = (asked: Unanswered): void => {
    if (current?.connected !== true) return
    asked.emittedAt ??= performance.now()
    current.emit('command', asked.sent.command)
  }

  const drop: Link['drop'] = (gap) => {
    const dropped = current
    current = null
    for (const each of unanswered.values()) each.emittedAt = null
    dropped?.close()
    setTimeout(() => void connect(), gap)
  }

  /** A node may be there and do nothing: whoever notices goes to another. */
  const lookAfter = (): void => {
    if (current?.connected !== true) return
    const since = Math.min(...[...unanswered.values()].map(({ emittedAt }) => emittedAt ?? Infinity))
    if (performance.now() - since > ANSWERED_WITHIN) {
      entrances.another()
      drop(0)
    } else if (since === Infinity && performance.now() - toldAt > QUIET) void send({ type: 'resync' })
  }

  const looking = setInterval(lookAfter, LOOKED_AFTER)
  void connect()

  return {
    party: () => party,
    screen: () => screen,
    seat: () => seat,
    send,
    repeat,
    drop,
    openWindow: () => void connect(),
    until: waits.until,
    onNews: waits.onEach,
    close: () => {
      isClosed = true
      clearInterval(looking)
      for (const socket of sockets) socket.close()
    },
  }
}
