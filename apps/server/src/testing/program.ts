import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { Handshake, NewProgram } from '@modern-art/protocol'
import { openWindow } from './person.ts'
import type { Person, Window } from './person.ts'

/** A bot from outside: what it can do with its token, and nothing else. */
export interface Program {
  readonly token: string
  readonly ask: (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly json: unknown; readonly headers: Headers }>
  readonly connect: (code: string, as?: Handshake['as']) => Promise<Window>
  /** The same program at another node. */
  readonly at: (origin: string) => Program
}

/** A program that somebody with an account has made. */
export async function programOf(origin: string, owner: Person, name: string): Promise<Program> {
  const { json } = await owner.ask('POST', '/api/account/bots', { name })
  return programWith(origin, (json as NewProgram).token)
}

/** Whoever has this token, be it good or not. It names no origin, and has no cookies. */
export function programWith(origin: string, token: string): Program {
  const authorization = `Bearer ${token}`
  return {
    token,
    ask: async (method, path, body, headers = {}) => {
      const response = await fetch(origin + path, {
        method,
        headers: {
          authorization,
          'x-modern-art-protocol': String(PROTOCOL_VERSION),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      })
      return { status: response.status, json: await response.json().catch(() => null), headers: response.headers }
    },
    connect: (code, as = 'player') =>
      openWindow(origin, { protocol: PROTOCOL_VERSION, ticket: null, code, as }, { authorization }),
    at: (another) => programWith(another, token),
  }
}

/** A program where a test expects somebody with a browser: it asks and connects, and does nothing else. */
export function asPerson({ ask, connect }: Program): Person {
  return {
    ask,
    connect: (code, as) => connect(code, as),
    cookies: new Map(),
    sayName: never,
    ticket: never,
    openTable: never,
    at: never,
  }
}

function never(): never {
  throw new Error('a program does not do this')
}
