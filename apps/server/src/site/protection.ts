import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** Our pages may run and show only what comes from this server. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Browsers complain about names that they do not know: these are the ones that they do. */
const NEVER_ASKED_FOR = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const A_YEAR = 31_536_000

/** Headers that forbid browsers everything that our pages never do. Who came over TLS is to come by no other way. */
export function protection(isSecure: boolean): ReadonlyMap<string, string> {
  return isSecure ? OVER_TLS : OVER_HTTP
}

/** Plain http tells nobody to insist on TLS: a browser that did would find nobody here. */
const OVER_HTTP = headersWith(false)
const OVER_TLS = headersWith({ maxAge: A_YEAR, includeSubDomains: true })

function headersWith(strictTransportSecurity: false | { maxAge: number; includeSubDomains: boolean }) {
  const headers = new Map<string, string>()
  const collect = {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    removeHeader: () => {},
  }
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity,
  })
  // It looks at nothing in a request, and only sets headers.
  protect({} as IncomingMessage, collect as unknown as ServerResponse, () => {})
  headers.set('Permissions-Policy', NEVER_ASKED_FOR.map((feature) => `${feature}=()`).join(', '))
  return headers
}
