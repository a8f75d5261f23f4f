import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { Failure, WireError } from '@modern-art/protocol'

/** Why a question to the server has no answer: the server's own reason, or nobody has answered, and who knows what was heard. */
export type RequestError = WireError | { readonly code: 'offline' }

/** Why something was not done, or is not known to be. */
export type Fault = RequestError['code']

/** What the server answers; a failure is a value as well. */
export type Answered<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: RequestError }

/** The part of `fetch` that questions need. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** How long the server may take, in milliseconds. */
const PATIENCE = 15_000

const OFFLINE = { ok: false, error: { code: 'offline' } } as const

/** Asks the server that this page comes from. `read` makes something of the text that it answers with, or throws. */
export async function request<T extends object>(
  fetch: Fetch,
  method: 'GET' | 'POST',
  path: string,
  body: object | null,
  read: (text: string) => T,
): Promise<Answered<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'X-Modern-Art-Protocol': String(PROTOCOL_VERSION),
        ...(body !== null && { 'Content-Type': 'application/json' }),
      },
      ...(body !== null && { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await response.text()
    if (response.ok) return { ok: true, ...read(text) }
    const error = failureIn(text)
    return error === null ? OFFLINE : { ok: false, error }
  } catch {
    return OFFLINE
  }
}

/** Questions that are answered by objects. */
export interface Questions {
  readonly get: <T extends object>(path: string) => Promise<Answered<T>>
  readonly post: <T extends object>(path: string, body: object) => Promise<Answered<T>>
}

export function questionsBy(fetch: Fetch): Questions {
  return {
    get: <T extends object>(path: string) =>
      request<T>(fetch, 'GET', `/api/${path}`, null, (text) => objectIn(text) as T),
    post: <T extends object>(path: string, body: object) =>
      request<T>(fetch, 'POST', `/api/${path}`, body, (text) => objectIn(text) as T),
  }
}

function objectIn(text: string): object {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error('the server answers with objects')
  return value
}

/** What our server says of a failure; `null` where something on the way to it answered instead. */
function failureIn(text: string): WireError | null {
  try {
    const { error } = objectIn(text) as Partial<Failure>
    return typeof error?.code === 'string' ? error : null
  } catch {
    return null
  }
}
