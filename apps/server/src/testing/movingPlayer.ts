import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomOf } from '@modern-art/engine'
import type { Random, Seat } from '@modern-art/engine'
import { PROTOCOL_VERSION, changedScreen, shardOf } from '@modern-art/protocol'
import type { AnswerResult, Command, Party, ServerMessage } from '@modern-art/protocol'
import type { Screen } from '@modern-art/table/contract'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import type { Person, Wanted } from './person.ts'
import { newWaits } from './waits.ts'

/** An action and what became of it; times by `performance.now()`. */
export interface Answered {
  readonly id: string
  readonly sent: number
  readonly heard: number
  readonly ok: boolean
}

/** Somebody at a table whose way there outlives its sockets: as a page's, it is looked for again, and what is not answered is sent again. */
export interface MovingPlayer {
  readonly party: () => Party | null
  readonly screen: () => Screen | null
  readonly send: (wanted: Wanted) => Promise<AnswerResult>
  /** Plays by chance from now on, with so many milliseconds to think at most. */
  readonly play: (random: Random, thought: number) => void
  readonly until: (holds: () => boolean) => Promise<void>
  /** Actions that were answered so far. */
  readonly answered: readonly Answered[]
  /** How long each way from one socket to the next took, until the game was there again, in milliseconds. */
  readonly ways: readonly number[]
  /** How often a socket was opened. */
  readonly sockets: () => number
  /** All that was told of people who went away, and when. */
  readonly absences: readonly { readonly at: number; readonly told: string }[]
  readonly close: () => void
}

/** As pages wait: at once, spread by chance; then longer. In milliseconds. */
const AT_ONCE = 250
const FIRST_WAIT = 500

export function movingPlayer(origin: string, code: string, person: Person): MovingPlayer {
  const unanswered = new Map<string, { readonly command: Command; readonly resolve: (result: AnswerResult) => void }>()
  const waits = newWaits()
  const answered: Answered[] = []
  const absences: { readonly at: number; readonly told: string }[] = []
  const ways: number[] = []
  let lostAt: number | null = null
  let socket: Socket | null = null
  let isClosed = false
  let sockets = 0
  let party: Party | null = null
  let screen: Screen | null = null
  let seat: Seat | null = null

  const connect = async (failures: number): Promise<void> => {
    if (isClosed) return
    try {
      await opened(await person.ticket())
    } catch {
      await sleep(FIRST_WAIT * 2 ** failures * (0.5 + Math.random() / 2))
      await connect(Math.min(failures + 1, 4))
    }
  }

  const opened = (ticket: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const own = io(origin, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        query: { shard: shardOf(code) },
        auth: { protocol: PROTOCOL_VERSION, ticket, code, as: 'player' },
        extraHeaders: { origin },
      })
      own.on('connect', () => {
        socket = own
        sockets += 1
        for (const { command } of unanswered.values()) own.emit('command', command)
        resolve()
      })
      own.on('connect_error', (error) => {
        own.close()
        reject(error)
      })
      own.on('disconnect', () => {
        socket = null
        screen = null
        lostAt ??= performance.now()
        if (!isClosed) setTimeout(() => void connect(0), Math.random() * AT_ONCE)
      })
      own.on('news', (messages: readonly ServerMessage[]) => {
        for (const message of messages) hear(message)
        waits.lookAgain()
      })
    })

  const hear = (message: ServerMessage): void => {
    const told = JSON.stringify(message)
    if (told.includes('"person_left"')) absences.push({ at: performance.now(), told })
    if (message.type === 'party') ({ party } = message)
    else if (message.type === 'welcome') {
      ;({ screen, seat } = message)
      if (lostAt !== null) ways.push(performance.now() - lostAt)
      lostAt = null
    } else if (message.type === 'update' && screen !== null) {
      screen = changedScreen(screen, message.revision, message.changes)
    } else if (message.type === 'answer' && message.id !== null) {
      const waiting = unanswered.get(message.id)
      unanswered.delete(message.id)
      waiting?.resolve(message.result)
    }
  }

  const send: MovingPlayer['send'] = (wanted) =>
    new Promise((resolve) => {
      const command: Command = { ...wanted, id: wanted.id ?? randomUUID() }
      unanswered.set(command.id, { command, resolve })
      socket?.emit('command', command)
    })

  const play: MovingPlayer['play'] = (random, thought) => {
    let isBusy = false
    let judged = -1
    const act = async (): Promise<void> => {
      if (screen === null || seat === null || screen.choices.length === 0) return
      const action = randomOf(screen.choices, seat, random)
      judged = screen.revision
      if (action.type === 'hammer') return
      const [id, sent] = [randomUUID(), performance.now()]
      const { ok } = await send({ type: 'act', id, decision: screen.decision, action })
      answered.push({ id, sent, heard: performance.now(), ok })
    }
    const consider = async (): Promise<void> => {
      if (isBusy || isClosed || screen === null || screen.choices.length === 0 || screen.revision === judged) return
      isBusy = true
      await sleep(random(thought + 1))
      await act()
      isBusy = false
      void consider()
    }
    waits.onEach(() => void consider())
    void consider()
  }

  void connect(0)

  return {
    party: () => party,
    screen: () => screen,
    send,
    play,
    until: waits.until,
    answered,
    ways,
    sockets: () => sockets,
    absences,
    close: () => {
      isClosed = true
      socket?.close()
    },
  }
}
