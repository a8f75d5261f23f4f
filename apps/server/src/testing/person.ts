import { randomUUID } from 'node:crypto'
import { DEFAULT_SETTINGS, PROTOCOL_VERSION, changedScreen } from '@modern-art/protocol'
import type {
  AnswerResult,
  Command,
  GoodbyeReason,
  Handshake,
  OnlineBot,
  Party,
  PartySettings,
  SaidLine,
  ServerMessage,
} from '@modern-art/protocol'
import type { Screen } from '@modern-art/table/contract'
import type { Seat, SeatEvent } from '@modern-art/engine'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { newWaits } from './waits.ts'

/** Somebody with a browser: their cookie, and what they ask over HTTP. */
export interface Person {
  readonly ask: (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ status: number; json: unknown; headers: Headers }>
  /** The cookies that the browser keeps, by name. */
  readonly cookies: Map<string, string>
  readonly sayName: (name: string) => Promise<void>
  readonly ticket: () => Promise<string>
  readonly openTable: (settings?: Partial<PartySettings>, chairs?: readonly (OnlineBot | null)[]) => Promise<string>
  readonly connect: (code: string, as?: Handshake['as'], ticket?: string) => Promise<Window>
  /** The same person at another node. */
  readonly at: (origin: string) => Person
}

/** One window of a person at a table. */
export interface Window {
  readonly socket: Socket
  /** All frames as they came, as JSON. */
  readonly frames: string[]
  readonly party: () => Party
  readonly chair: () => number | null
  readonly screen: () => Screen | null
  readonly seat: () => Seat | null
  readonly history: () => readonly SeatEvent[]
  readonly said: () => readonly SaidLine[]
  readonly goodbye: () => GoodbyeReason | null
  /** Sends a command; resolves to its answer. */
  readonly send: (command: Wanted) => Promise<AnswerResult>
  /** Resolves once something holds, of which every frame is a chance. */
  readonly until: (holds: () => boolean) => Promise<void>
  readonly close: () => void
}

/** A command; its id is made for it where it has none. */
export type Wanted = Command extends infer Each
  ? Each extends Command
    ? Omit<Each, 'id'> & { readonly id?: string }
    : never
  : never

export class Refused extends Error {
  readonly data: unknown
  constructor(data: unknown) {
    super(`refused: ${JSON.stringify(data)}`)
    this.data = data
  }
}

export function person(origin: string, name: string | null = null): Promise<Person> {
  return newPerson(origin, name)
}

async function newPerson(origin: string, name: string | null): Promise<Person> {
  const made = personAt(origin, new Map())
  if (name !== null) await made.sayName(name)
  return made
}

function personAt(origin: string, cookies: Map<string, string>): Person {
  const ask: Person['ask'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-modern-art-protocol': String(PROTOCOL_VERSION),
        origin,
        ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, json: parsed(text), headers: response.headers }
  }
  const sayName = async (called: string): Promise<void> => {
    const { status } = await ask('POST', '/api/me', { name: called })
    if (status !== 200) throw new Error(`nobody could be called ${called}: ${status}`)
  }
  const ticket = async (): Promise<string> => {
    const { json } = await ask('POST', '/api/ticket')
    return (json as { ticket: string }).ticket
  }
  return {
    ask,
    sayName,
    ticket,
    openTable: async (settings = {}, chairs = [null, null, null]) => {
      const { json } = await ask('POST', '/api/tables', { settings: { ...DEFAULT_SETTINGS, ...settings }, chairs })
      return (json as { code: string }).code
    },
    connect: async (code, as = 'player', given) =>
      openWindow(origin, { protocol: PROTOCOL_VERSION, ticket: given ?? (await ticket()), code, as }),
    cookies,
    at: (another) => personAt(another, cookies),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Opens a socket, as whoever the handshake says; rejects with `Refused` if the server refuses it. */
export function openWindow(
  origin: string,
  auth: unknown,
  headers: Record<string, string> = { origin },
): Promise<Window> {
  const socket = io(origin, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: auth as Record<string, unknown>,
    extraHeaders: headers,
  })
  const window = windowOf(socket)
  return new Promise((resolve, reject) => {
    socket.once('connect_error', (error) => {
      socket.close()
      reject(new Refused('data' in error ? error.data : error.message))
    })
    void window.until(() => window.frames.length > 0).then(() => resolve(window))
  })
}

function windowOf(socket: Socket): Window {
  const frames: string[] = []
  const answers = new Map<string, (result: AnswerResult) => void>()
  const waits = newWaits()
  let party: Party | null = null
  let chair: number | null = null
  let screen: Screen | null = null
  let seat: Seat | null = null
  let history: readonly SeatEvent[] = []
  let said: readonly SaidLine[] = []
  let goodbye: GoodbyeReason | null = null

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'party':
        ;({ party, chair } = message)
        break
      case 'welcome':
        ;({ screen, seat, history } = message)
        break
      case 'update':
        if (screen === null || message.revision !== screen.revision + 1) throw new Error('an update was lost')
        screen = changedScreen(screen, message.revision, message.changes)
        break
      case 'said':
        said = [...said, ...message.lines]
        break
      case 'answer':
        if (message.id !== null) answers.get(message.id)?.(message.result)
        break
      case 'goodbye':
        goodbye = message.reason
    }
  }

  socket.on('news', (messages: readonly ServerMessage[]) => {
    frames.push(JSON.stringify(messages))
    for (const message of messages) hear(message)
    waits.lookAgain()
  })
  socket.on('disconnect', waits.lookAgain)

  return {
    socket,
    frames,
    party: () => {
      if (party === null) throw new Error('no party was told yet')
      return party
    },
    chair: () => chair,
    screen: () => screen,
    seat: () => seat,
    history: () => history,
    said: () => said,
    goodbye: () => goodbye,
    send: (wanted) => {
      const id = wanted.id ?? randomUUID()
      return new Promise((resolve) => {
        answers.set(id, resolve)
        socket.emit('command', { ...wanted, id })
      })
    },
    until: waits.until,
    close: () => void socket.close(),
  }
}
