import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A way to a port of this computer that can be cut, slowed down and silenced, whoever listens there by now. */
export interface Way {
  readonly port: number
  /** Cuts all connections; new ones can be made. */
  readonly cut: () => void
  /** What comes from now on takes so many milliseconds longer, either way. */
  readonly slow: (milliseconds: number) => void
  /** Nothing gets through the connections that are open, as when a cable is pulled; new ones can be made. */
  readonly silence: () => void
  readonly close: () => void
}

interface Pair {
  isSilent: boolean
  readonly sockets: readonly Socket[]
}

export async function openWay(to: number): Promise<Way> {
  const pairs = new Set<Pair>()
  let delay = 0

  const carry = (from: Socket, onto: Socket, pair: Pair): void => {
    const waiting: { readonly due: number; readonly what: () => void }[] = []
    let isWaiting = false
    /** In order, however the delay changes meanwhile: timers of different lengths are not. */
    const goOn = (): void => {
      isWaiting = false
      while (waiting[0] !== undefined && waiting[0].due <= performance.now()) waiting.shift()?.what()
      const [next] = waiting
      if (next === undefined) return
      isWaiting = true
      setTimeout(goOn, next.due - performance.now())
    }
    const inTime = (what: () => void): void => {
      const due = performance.now() + delay
      waiting.push({ due, what })
      if (!isWaiting) goOn()
    }
    from
      .on('data', (data) => {
        inTime(() => void (!pair.isSilent && !onto.destroyed && onto.write(data)))
      })
      .on('end', () => inTime(() => onto.end()))
      .on('error', () => {})
      .on('close', () => {
        inTime(() => onto.destroy())
        pairs.delete(pair)
      })
  }

  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    const pair: Pair = { isSilent: false, sockets: [near, far] }
    pairs.add(pair)
    carry(near, far, pair)
    carry(far, near, pair)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cut = (): void => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    slow: (milliseconds) => {
      delay = milliseconds
    },
    silence: () => {
      for (const pair of pairs) pair.isSilent = true
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
