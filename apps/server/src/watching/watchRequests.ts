import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Note } from '../logging.ts'
import { isFromProxy } from '../people/asked.ts'
import type { TrustedProxies } from '../people/proxies.ts'
import { requestTime, requests } from './metrics.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** What a proxy may call a request: anything else could be meant to confuse whoever reads the log. */
const REQUEST_ID = /^[\w.-]{8,64}$/

export interface RequestWatch {
  /** The proxies in front that may say what a request is called. */
  readonly trustProxy: TrustedProxies
  readonly note: Note
}

/** Gives every request an id, which its answer names as well, and counts, times and notes it by the pattern of its path. */
export function watchRequests({ trustProxy, note }: RequestWatch): RequestHandler {
  return (request, response, next) => {
    const began = performance.now()
    const given = isFromProxy(request, trustProxy) ? request.get('X-Request-Id') : undefined
    const id = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    response.locals['requestId'] = id
    response.setHeader('X-Request-Id', id)
    response.once('close', () => {
      const took = performance.now() - began
      const route = routeOf(request)
      const method = METHODS.has(request.method) ? request.method : 'other'
      requests.labels(method, route, String(response.statusCode)).inc()
      requestTime.labels(route).observe(took / 1000)
      const fields = { request: id, method, route, status: response.statusCode, ms: Math.round(took) }
      note('debug', response.writableFinished ? 'a request was answered' : 'a request was given up', fields)
    })
    next()
  }
}

/** The id that a request was given. */
export function requestIdOf({ locals }: Response): string {
  return String(locals['requestId'] ?? '')
}

/** A pattern of ours, never what somebody has typed: codes of tables and secrets of links stand in paths. */
export function routeOf({ originalUrl, route }: Pick<Request, 'originalUrl' | 'route'>): string {
  const pattern: unknown = (route as { readonly path?: unknown } | undefined)?.path
  if (originalUrl.startsWith('/api/')) return typeof pattern === 'string' ? `/api${pattern}` : '/api'
  return originalUrl.startsWith('/assets/') ? 'assets' : 'pages'
}
