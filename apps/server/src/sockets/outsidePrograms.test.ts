import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { shardOf } from '@modern-art/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cuttableProxy } from '../testing/cuttableProxy.ts'
import { EXAMPLES, hasPython, playedWith, stand, TEN_LINES } from '../testing/outsidePrograms.ts'

const { server, start, modernArt, hosted } = stand()

/** The address at which the next program asks for a socket; nobody opens one. */
async function askedFor(run: (origin: string) => unknown): Promise<string> {
  const listening = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void (listening.closeAllConnections(), listening.close()))
  await once(listening, 'listening')
  const asked = once(listening, 'upgrade') as Promise<[IncomingMessage, Socket]>
  run(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`)
  const [request, socket] = await asked
  socket.destroy()
  return request.url ?? ''
}

describe('a program', () => {
  const code = 'MUSEUMSA'

  it.each([
    ['modern-art play', (origin: string) => modernArt(['--url', origin, '--table', code, '--bot', TEN_LINES])],
    ['in JavaScript', (origin: string) => start(process.execPath, [`${EXAMPLES}/online/bot.js`, origin, code])],
    ...(hasPython
      ? [
          [
            'in Python',
            (origin: string) => start('python3', ['-B', `${EXAMPLES}/online/bot.py`, origin, code]),
          ] as const,
        ]
      : []),
  ] as const)('%s names the shard of its table, for a balancer', async (_name, run) => {
    expect(await askedFor(run)).toContain(`shard=${shardOf(code)}`)
  })
})

describe('modern-art play', () => {
  it('lets any bot of the arena play online, and comes back when the connection is cut', async () => {
    const [code, host] = await hosted()
    const proxy = await cuttableProxy(server().port)
    onTestFinished(proxy.close)
    const running = modernArt(['--url', proxy.origin, '--table', code, '--bot', TEN_LINES])
    await playedWith(host, running, proxy.cut)
    expect(running.said()).toContain('The connection is cut. Trying again.\n')
    expect(running.said()).toContain('Connected again.\n')
    expect(running.said()).toMatch(
      /on seat 2\.\nReady[^]*The game begins\.\n[^]*Season 4\.\nThe game is over: Ben \d+, Magpie \d+/,
    )
    expect(running.said()).not.toContain('lost')
  })
})
