import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { health } from './health.ts'
import type { Unready } from './readiness.ts'

let server: Server
let port = 0
let reason: Unready | null = null

beforeAll(async () => {
  const whyNot = (): Unready | null => reason
  server = createServer(health({ whyNot }, (_request, response) => response.writeHead(404).end('else')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;({ port } = server.address() as AddressInfo)
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('whoever watches a node', () => {
  it('hears that it lives, whether it takes people or not', async () => {
    for (reason of ['opening', null] as const) {
      // oxlint-disable-next-line no-await-in-loop -- the reason is one at a time
      expect(await ask(port, '/healthz')).toMatchObject({ status: 200, text: 'ok' })
    }
  })

  it('hears that it takes people', async () => {
    reason = null
    const { status, text, headers } = await ask(port, '/readyz?from=balancer')
    expect({ status, text }).toEqual({ status: 200, text: '{"ready":true}' })
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  })

  it.each(['opening', 'draining', 'database_away', 'redis_away'] as const)(
    'hears why it takes nobody: %s',
    async (why) => {
      reason = why
      const { status, text, headers } = await ask(port, '/readyz')
      expect({ status, text }).toEqual({ status: 503, text: JSON.stringify({ ready: false, reason: why }) })
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it.each(['/healthz', '/readyz'])('may only read: %s', async (path) => {
    reason = null
    const { status, headers } = await ask(port, path, { method: 'POST' })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
    expect(await ask(port, path, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  })

  it.each(['/', '/healthz/', '/readyzz', '/api/healthz'])('is told nothing anywhere else: %s', async (path) => {
    expect(await ask(port, path)).toMatchObject({ status: 404, text: 'else' })
  })
})
