import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** What stands before several nodes on this computer: each connection goes to the next of them that takes it. */
export interface PlainBalancer {
  readonly port: number
  readonly origin: string
  readonly close: () => void
}

export async function plainBalancer(ports: readonly number[]): Promise<PlainBalancer> {
  const sockets = new Set<Socket>()
  let turn = 0

  const lead = (incoming: Socket, places: readonly number[]): void => {
    const [port, ...others] = places
    if (port === undefined) {
      incoming.destroy()
      return
    }
    const outgoing = connect(port, '127.0.0.1')
    const refused = (): void => lead(incoming, others)
    outgoing.once('error', refused)
    outgoing.once('connect', () => {
      outgoing.off('error', refused)
      join(incoming, outgoing)
    })
  }

  const join = (incoming: Socket, outgoing: Socket): void => {
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => void (sockets.delete(from) && to.destroy()))
      from.pipe(to)
    }
  }

  const server = createServer((incoming) => {
    incoming.on('error', () => incoming.destroy())
    turn += 1
    lead(
      incoming,
      ports.map((_, place) => ports[(place + turn) % ports.length] ?? 0),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
