import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import express from 'express'
import { onTestFinished } from 'vitest'
import { openAccounts } from '../accounts/openAccounts.ts'
import { api } from '../api/api.ts'
import type { ApiParts } from '../api/parts.ts'
import { ownNotices } from '../notices/ownNotices.ts'
import { pushAddresses } from '../notices/pushAddress.ts'
import { noLimits } from '../people/limits.ts'
import { moderatorsOf } from '../safety/moderators.ts'
import { programsIn } from '../people/programs.ts'
import { sessionsIn } from '../people/sessions.ts'
import { openTickets } from '../people/tickets.ts'
import { vacationsIn } from '../people/vacations.ts'
import { nobodyMatches } from './nobodyMatches.ts'
import { memoryStorage } from './memoryStorage.ts'
import type { MemoryStorage } from './memoryStorage.ts'

export interface OpenApi {
  readonly origin: string
  readonly storage: MemoryStorage
  /** The reports of the server so far. */
  readonly reports: readonly string[]
  readonly parts: ApiParts
  /** Asks as a page does, without a session. */
  readonly ask: (path: string, init?: RequestInit) => Promise<ApiAnswer>
  /** A browser that keeps its cookie. */
  readonly browser: () => Browser
}

export interface Browser {
  readonly get: (path: string) => Promise<ApiAnswer>
  readonly post: (path: string, body?: unknown) => Promise<ApiAnswer>
  readonly cookie: () => string | null
}

export interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body, where that is JSON. */
  readonly json: unknown
}

const now = (): number => 1_800_000_000_000

/** The API on a free port of this computer, open while a test runs. */
export async function openApi(changes: Partial<ApiParts> = {}): Promise<OpenApi> {
  const storage = memoryStorage()
  const reports: string[] = []
  const sessions = sessionsIn(storage)
  const limits = noLimits()
  const accounts = await openAccounts({
    settings: { publicUrl: null, providers: [] },
    mailer: null,
    storage,
    sessions,
    limits,
    bringSeats: () => Promise.resolve(),
    changed: sessions.forget,
    now,
    failed: (what) => void reports.push(what),
  })
  const parts: ApiParts = {
    settings: { origins: [], trustProxy: 0 },
    sessions,
    tickets: await openTickets(storage),
    limits,
    storage,
    accounts,
    programs: programsIn({ storage, changed: sessions.forget, standUp: () => Promise.resolve(), now }),
    isModerator: moderatorsOf([], storage),
    isModerated: false,
    exportOf: () => Promise.resolve(''),
    forgetUser: () => Promise.resolve(),
    openTable: () => Promise.resolve({ ok: true, code: 'MUSEUMSA' }),
    moveSeat: () => Promise.resolve({ ok: true, code: 'MUSEUMSB' }),
    vacations: vacationsIn(
      storage,
      () => 1_800_000_000_000,
      () => Promise.resolve(),
    ),
    quickMatch: nobodyMatches(),
    notices: ownNotices({ storage, publicKey: 'key', addresses: pushAddresses(), sendsMail: false, now }),
    chairsHere: () => Promise.resolve([]),
    siteOrigin: () => 'http://192.0.2.7:3000',
    now,
    report: (line) => void reports.push(line),
    ...changes,
  }
  const app = express().use('/api', api(parts))
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function ask(path: string, { headers = {}, ...init }: RequestInit = {}): Promise<ApiAnswer> {
    const response = await fetch(origin + path, {
      ...init,
      headers: { origin, 'x-modern-art-protocol': String(PROTOCOL_VERSION), ...(headers as Record<string, string>) },
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== ''
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null }
  }

  function browser(): Browser {
    let cookie: string | null = null
    const send = async (path: string, init: RequestInit): Promise<ApiAnswer> => {
      const headers = { ...(init.headers as Record<string, string>), ...(cookie !== null && { cookie }) }
      const answer = await ask(path, { ...init, headers })
      const [set = ''] = answer.headers.getSetCookie()
      if (set !== '') cookie = set.split(';')[0] ?? null
      return answer
    }
    return {
      get: (path) => send(path, {}),
      post: (path, body = {}) =>
        send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      cookie: () => cookie,
    }
  }

  return { origin, storage, reports, parts, ask, browser }
}
