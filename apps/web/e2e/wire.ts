import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A way to the server that can be lost, as in a tunnel: what goes over it is untouched until then. */
export interface CutWire {
  readonly address: string
  /** Every connection is lost, and no other is made. */
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => void
}

export async function wireTo(home: string): Promise<CutWire> {
  const { hostname, port } = new URL(home)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    return undefined
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const cut = (): void => {
    isCut = true
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

/** What a browser says of a wire that is cut. */
export const CUT =
  /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection|ERR_CONNECTION_CLOSED|ERR_CONNECTION_REFUSED/
