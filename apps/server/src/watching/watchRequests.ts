import type { Request, RequestHandler } from 'express'
import { requestTime, requests } from './metrics.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Counts and times every request, by the pattern of its path. */
export const watchRequests: RequestHandler = (request, response, next) => {
  const began = performance.now()
  response.once('close', () => {
    const route = routeOf(request)
    const method = METHODS.has(request.method) ? request.method : 'other'
    requests.labels(method, route, String(response.statusCode)).inc()
    requestTime.labels(route).observe((performance.now() - began) / 1000)
  })
  next()
}

/** A pattern of ours, never what somebody has typed. */
function routeOf({ originalUrl, route }: Request): string {
  const pattern: unknown = (route as { readonly path?: unknown } | undefined)?.path
  if (originalUrl.startsWith('/api/')) return typeof pattern === 'string' ? `/api${pattern}` : '/api'
  return originalUrl.startsWith('/assets/') ? 'assets' : 'pages'
}
