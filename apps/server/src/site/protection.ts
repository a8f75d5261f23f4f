import type { RequestHandler } from 'express'
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

/** Headers that forbid browsers everything that our pages never do. */
export function protection(): RequestHandler[] {
  const permissions = NEVER_ASKED_FOR.map((feature) => `${feature}=()`).join(', ')
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: POLICY },
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
      // The server speaks plain http, where a browser that insisted on https would find nobody.
      strictTransportSecurity: false,
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissions)
      next()
    },
  ]
}
