import { ServerResponse } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import { protection } from '../site/protection.ts'
import { hasTooMuchToSay } from './guardedServer.ts'
import { refusalText } from './refusalText.ts'

/** What stands before the sockets of a server. */
export interface Doorstep {
  /** Somebody is known now, who opened a socket by this request. */
  readonly isIn: (request: IncomingMessage) => void
  /** A whole frame came over the socket of this request. */
  readonly hears: (socket: Socket) => void
  readonly close: () => void
}

export interface DoorstepParts {
  /** Whether a request may become a socket, by where it comes from. */
  readonly mayAsk: (request: IncomingMessage) => boolean
  readonly addressOf: (request: IncomingMessage) => string
  readonly isSecure: (request: IncomingMessage) => boolean
  /** `null`: anybody may have and send as much as they like. */
  readonly bounds: Bounds | null
}

export interface Bounds {
  /** So many sockets an address may have. A whole school may share it. */
  readonly sockets: number
  /** So many of them may not have said yet who they are; for one more, the one that has waited longest goes. */
  readonly unknown: number
  /** So many frames, and so many bytes, a socket may say in a second: a page that did would only hear that it is too fast. */
  readonly frames: number
  readonly heard: number
  /** So many bytes may wait for somebody who does not read them. */
  readonly unread: number
}

export const BOUNDS: Bounds = { sockets: 2000, unknown: 200, frames: 200, heard: 262_144, unread: 1_048_576 }

const PATH = '/socket.io/'
const LOOKED_EVERY = 1000
const KEY = /^[+/\dA-Za-z]{22}==$/

/**
 * Stands before all that is attached to the server so far. Only what is a whole and right request for a websocket gets
 * there: the library would leave others waiting, answer them without our headers, or die of their end.
 */
export function openDoorstep(server: Server, parts: DoorstepParts): Doorstep {
  const { mayAsk, addressOf, isSecure, bounds } = parts
  const addresses = new Map<string, AtAddress>()
  const sockets = new Map<Socket, { read: number; frames: number }>()
  const unknown = new WeakMap<IncomingMessage, () => void>()

  const letThrough = (request: IncomingMessage, socket: Socket): void => {
    const address = addressOf(request)
    const here = addresses.get(address) ?? { count: 0, unknown: new Set<Socket>() }
    addresses.set(address, here)
    here.count += 1
    here.unknown.add(socket)
    sockets.set(socket, { read: socket.bytesRead, frames: 0 })
    unknown.set(request, () => void here.unknown.delete(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      here.unknown.delete(socket)
      here.count -= 1
      if (here.count === 0) addresses.delete(address)
    })
    const [longest] = here.unknown
    if (bounds !== null && here.unknown.size > bounds.unknown) longest?.destroy()
  }

  standBefore(server, 'request', (request, response) => {
    if (request.url?.startsWith(PATH) !== true || !(response instanceof ServerResponse)) return true
    // There is nothing here but sockets.
    for (const [name, value] of protection(isSecure(request))) response.setHeader(name, value)
    response.writeHead(400, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }).end('400 Bad Request\n')
    return false
  })

  standBefore(server, 'upgrade', (request, socket) => {
    if (!(socket instanceof Socket)) return true
    // Whoever goes away in this moment takes nobody along.
    socket.on('error', () => socket.destroy())
    const status = statusOf(request, mayAsk)
    const isFull = (addresses.get(addressOf(request))?.count ?? 0) >= (bounds?.sockets ?? Infinity)
    if (status === null && !isFull) {
      letThrough(request, socket)
      return true
    }
    socket.end(refusalText(status ?? 429, protection(isSecure(request))), () => socket.destroy())
    return false
  })

  const looking = setInterval(() => {
    if (bounds === null) return
    for (const [socket, known] of sockets) {
      const heard = socket.bytesRead - known.read
      known.read = socket.bytesRead
      known.frames = 0
      if (heard > bounds.heard || socket.writableLength > bounds.unread) socket.destroy()
    }
  }, LOOKED_EVERY).unref()

  return {
    isIn: (request) => unknown.get(request)?.(),
    hears: (socket) => {
      const known = sockets.get(socket)
      if (known === undefined || bounds === null) return
      known.frames += 1
      if (known.frames > bounds.frames) socket.destroy()
    },
    close: () => clearInterval(looking),
  }
}

interface AtAddress {
  count: number
  /** Those who have not said yet who they are, in the order in which they came. */
  readonly unknown: Set<Socket>
}

/** Whatever listens to an event so far hears only what passes. */
function standBefore(
  server: Server,
  event: 'request' | 'upgrade',
  passes: (request: IncomingMessage, other: unknown) => boolean,
): void {
  type Listener = (request: IncomingMessage, other: unknown, ...rest: readonly unknown[]) => void
  const listeners = server.listeners(event) as Listener[]
  server.removeAllListeners(event)
  const hear: Listener = (request, other, ...rest) => {
    if (!passes(request, other)) return
    for (const listener of listeners) listener.call(server, request, other, ...rest)
  }
  server.on(event, hear)
}

/** Why a request does not become a socket, as a status of HTTP; `null` if it does. */
function statusOf(request: IncomingMessage, mayAsk: DoorstepParts['mayAsk']): number | null {
  const { headers, method, url = '' } = request
  if (hasTooMuchToSay(request)) return 431
  if (!url.startsWith(PATH)) return 404
  const asked = new URL(url, 'http://localhost').searchParams
  const isWebSocket =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    KEY.test(headers['sec-websocket-key'] ?? '')
  // One that names a socket would take that over, without being asked where it comes from.
  if (!isWebSocket || asked.get('EIO') !== '4' || asked.get('transport') !== 'websocket' || asked.has('sid')) return 400
  return mayAsk(request) ? null : 403
}
