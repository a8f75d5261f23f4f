import { isSecure } from './asked.ts'
import type { Asked } from './asked.ts'

/** What names the session of whoever asks. The longer name is one that only this host can set, and only over TLS. */
const SAFE_NAME = '__Host-modern-art'
const PLAIN_NAME = 'modern-art'

/** The session's token that the request brings; `null` if it brings none. */
export function sessionIn(request: Asked, trustProxy: boolean): string | null {
  const name = nameFor(isSecure(request, trustProxy))
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return null
}

/** The header `Set-Cookie` by which the browser keeps the session. Tokens have no character that a cookie must not have. */
export function sessionCookie(token: string, lifetime: number, secure: boolean): string {
  const seconds = Math.floor(lifetime / 1000)
  return `${nameFor(secure)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

function nameFor(secure: boolean): string {
  return secure ? SAFE_NAME : PLAIN_NAME
}
