import { createServer, get } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { closingOf } from './closing.ts'

/** A server that leaves it to the test when and what it answers. */
async function waitingServer(patience?: number): Promise<{ server: Server; port: number; close: () => void }> {
  const server = createServer()
  const close = closingOf(server, patience)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, close }
}

describe('closing', () => {
  it('does not wait for connections on which nothing was asked', async () => {
    const { server, port, close } = await waitingServer()
    const socket = connect(port, '127.0.0.1')
    await once(server, 'connection')
    const ended = Promise.all([once(server, 'close'), once(socket, 'close')])
    socket.resume()
    close()
    await expect(ended).resolves.toBeDefined()
  })

  it('does not wait for connections that are kept for later', async () => {
    const { server, port, close } = await waitingServer()
    server.on('request', (_, response) => response.end('sold'))
    const response = await fetch(`http://127.0.0.1:${port}/`)
    expect(await response.text()).toBe('sold')
    const ended = once(server, 'close')
    close()
    await expect(ended).resolves.toBeDefined()
  })

  it('answers to the end what it has begun to answer, and nothing more', async () => {
    const { server, port, close } = await waitingServer()
    const asking = get({ port, host: '127.0.0.1' })
    const [, answer] = (await once(server, 'request')) as [unknown, ServerResponse]
    answer.write('going, ')
    const [response] = (await once(asking, 'response')) as [NodeJS.ReadableStream]
    const ended = once(server, 'close')
    close()
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
    answer.end('going, gone')
    let text = ''
    for await (const chunk of response) text += String(chunk)
    expect(text).toBe('going, going, gone')
    await expect(ended).resolves.toBeDefined()
  })

  it('does not wait for ever for somebody who never says all that they ask', async () => {
    const { server, port, close } = await waitingServer(100)
    server.on('request', (request, response) => request.resume().on('end', () => response.end('sold')))
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}).resume()
    socket.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n')
    await once(server, 'request')
    const ended = once(server, 'close')
    close()
    await expect(ended).resolves.toBeDefined()
  })
})
