import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Address } from '../address.ts'
import { readMetrics, registry } from './metrics.ts'

/** Answers `/metrics`, and nothing else, at an address of its own; rejects if nothing can listen there. */
export async function serveMetrics({
  host,
  port,
}: Address): Promise<{ readonly port: number; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?')
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('404 Not Found\n')
      return
    }
    void readMetrics().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const bound = await listening(server, host, port)
  return {
    port: bound,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function listening(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const bound = server.address()
      resolve(bound !== null && typeof bound === 'object' ? bound.port : port)
    })
  })
}
