import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { oneByOne } from '../oneByOne.ts'
import { isSecure } from '../people/asked.ts'
import type { TrustedProxies } from '../people/proxies.ts'
import { protection } from '../site/protection.ts'
import { refusalText } from './refusalText.ts'

/** So long somebody may take to say all headers, and then the whole question, in milliseconds. */
const HEADERS_PATIENCE = 10_000
const REQUEST_PATIENCE = 30_000
/** How often those who take longer are looked for. */
const LOOKED_EVERY = 2000
/** All headers of a question together, in bytes. A browser sends some twenty, in less than 2,000. */
const LARGEST_HEAD = 16_384
const MOST_HEADERS = 100
/** So many are answered in one turn of the event loop: those who play are heard between them. */
const MOST_QUESTIONS_AT_ONCE = 32

export interface Patience {
  readonly headers: number
  readonly request: number
  readonly lookedEvery: number
}

/**
 * A server that whatever reaches its port cannot hold up: nobody takes long to ask, nobody asks with more than a page would,
 * and every answer forbids browsers what our pages never do, also where the answer is that nothing can be understood.
 */
export function guardedServer(
  handle: RequestListener,
  trusted: TrustedProxies,
  patience: Patience = { headers: HEADERS_PATIENCE, request: REQUEST_PATIENCE, lookedEvery: LOOKED_EVERY },
): Server {
  const options = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.lookedEvery,
    maxHeaderSize: LARGEST_HEAD,
    // Node would refuse these by itself, without our headers.
    requireHostHeader: false,
  }
  const protect: RequestListener = (request, response) => {
    for (const [name, value] of protection(isSecure(request, trusted))) response.setHeader(name, value)
  }
  const inTurn = oneByOne(MOST_QUESTIONS_AT_ONCE)
  const server = createServer(options, (request, response) => {
    protect(request, response)
    if (hasTooMuchToSay(request)) refuse(response, 431)
    else if (request.headers.host === undefined && request.httpVersion === '1.1') refuse(response, 400)
    else inTurn(() => handle(request, response))
  })
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    protect(request, response)
    refuse(response, 417)
  })
  // By itself Node leaves out those that are too many: what a proxy adds at the end would be lost.
  server.maxHeadersCount = 0
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Whoever has gone hears nothing; whoever was being answered hears the end of that.
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else socket.end(refusalText(STATUS[error.code ?? ''] ?? 400, protection(false)), () => socket.destroy())
  })
  return server
}

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Whether a request has more headers than anybody needs. */
export function hasTooMuchToSay({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.length > 2 * MOST_HEADERS
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close' }).end()
}
