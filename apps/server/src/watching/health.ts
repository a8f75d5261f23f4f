import type { RequestListener, ServerResponse } from 'node:http'
import type { Readiness } from './readiness.ts'

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Answers what machines ask of a node, before anything else does: `/healthz` (the process answers) and `/readyz` (it takes
 * people, or why not). All else is left to `otherwise`.
 */
export function health(readiness: Pick<Readiness, 'whyNot'>, otherwise: RequestListener): RequestListener {
  return (request, response) => {
    const [path] = (request.url ?? '').split('?')
    if (path !== '/healthz' && path !== '/readyz') {
      otherwise(request, response)
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      answer(response, 405, 'text/plain; charset=utf-8', '405 Method Not Allowed\n')
    } else if (path === '/healthz') {
      answer(response, 200, 'text/plain; charset=utf-8', 'ok')
    } else {
      const reason = readiness.whyNot()
      const said = reason === null ? { ready: true } : { ready: false, reason }
      answer(response, reason === null ? 200 : 503, 'application/json', JSON.stringify(said))
    }
  }
}

function answer(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { ...HEADERS, 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text)
}
