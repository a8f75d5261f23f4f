import { isSecure } from './asked.ts'
import type { Asked } from './asked.ts'
import type { TrustedProxies } from './proxies.ts'
import { SESSION_LIFETIME } from './sessions.ts'

/** What a browser keeps for the server; scripts cannot read any of it. */
export type CookieKind =
  /** Names the session of whoever asks. */
  | 'session'
  /** That a password was right on this device before. */
  | 'device'
  /** What finishes signing in at another site. */
  | 'provider'

const NAMES: Readonly<Record<CookieKind, string>> = {
  session: 'modern-art',
  device: 'modern-art-device',
  provider: 'modern-art-provider',
}

/** In milliseconds. */
const LIFETIMES: Readonly<Record<CookieKind, number>> = {
  session: SESSION_LIFETIME,
  device: 365 * 86_400_000,
  provider: 15 * 60_000,
}

/** What the request brings; `null` if it brings none of this kind. */
export function cookieIn(kind: CookieKind, request: Asked, trustProxy: TrustedProxies): string | null {
  const name = nameFor(kind, isSecure(request, trustProxy))
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return null
}

/**
 * The header `Set-Cookie` by which the browser keeps a value, or forgets what it kept (`null`). Tokens have no character that
 * a cookie must not have.
 */
export function setCookie(kind: CookieKind, value: string | null, secure: boolean): string {
  const seconds = value === null ? 0 : Math.floor(LIFETIMES[kind] / 1000)
  return `${nameFor(kind, secure)}=${value ?? ''}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The longer name is one that only this host can set, and only over TLS. */
function nameFor(kind: CookieKind, secure: boolean): string {
  return secure ? `__Host-${NAMES[kind]}` : NAMES[kind]
}
