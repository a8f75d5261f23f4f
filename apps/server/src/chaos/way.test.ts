import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openWay } from './way.ts'
import type { Way } from './way.ts'

/** A way to a server that says back whatever it is told, and a connection over it. */
async function wayToEcho(): Promise<{ readonly way: Way; readonly open: () => Promise<Socket> }> {
  const echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const way = await openWay((echo.address() as AddressInfo).port)
  onTestFinished(() => {
    way.close()
    echo.close()
  })
  return {
    way,
    open: async () => {
      const socket = connect(way.port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      return socket
    },
  }
}

it('carries everything in order, however slow it is meanwhile', async () => {
  const { way, open } = await wayToEcho()
  const socket = await open()
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  let said = ''
  for (let number = 0; number < 300; number += 1) {
    way.slow(number % 5 === 0 ? 30 : 0)
    socket.write(`${number} `)
    said += `${number} `
    // A process that is busy looks at its clock too late.
    for (const until = performance.now() + (number % 3); performance.now() < until;);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sleep(number % 4)
  }
  way.slow(0)
  await expect.poll(() => heard).toBe(said)
})

it('can be cut, and falls silent, for those who are connected', async () => {
  const { way, open } = await wayToEcho()
  const first = await open()
  first.write('hello')
  await once(first, 'data')
  way.silence()
  first.write('is anybody there?')
  const answer = await Promise.race([once(first, 'data'), sleep(100, 'nothing')])
  expect(answer).toBe('nothing')
  const second = await open()
  second.write('hello')
  expect(String(await once(second, 'data'))).toBe('hello')
  way.cut()
  await once(second, 'close')
})
