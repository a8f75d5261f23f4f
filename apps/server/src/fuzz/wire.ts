import { once } from 'node:events'
import { connect } from 'node:net'
import { frameIn, frameOf, upgradeRequest } from '../testing/websocketByHand.ts'

/** A websocket by hand, which reads whole frames and sends anything. */
export interface Wire {
  readonly send: (kind: number, payload: Buffer) => void
  readonly bytes: (data: Buffer) => void
  readonly isOpen: () => boolean
  /** Resolves to whether a frame fits, of those to come; `false` once the socket is closed, or after a while. */
  readonly until: (fits: (frame: string) => boolean, patience: number) => Promise<'heard' | 'closed' | 'silent'>
  readonly close: () => void
}

/** The server closes the socket, and waits for the other side to agree. */
const GOODBYE = 8

/** Opens a socket as a page would; all that comes is told, frame by frame. */
export async function openWire(port: number, hear: (frame: string) => void): Promise<Wire> {
  const socket = connect(port, '127.0.0.1')
  let waiting: ((frame: string | null) => void) | null = null
  let isOpen = true
  let rest = Buffer.alloc(0)
  let isUpgraded = false
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
    waiting?.(null)
  })
  await once(socket, 'connect')
  const opened = new Promise<void>((resolve) => {
    waiting = () => {
      waiting = null
      resolve()
    }
  })
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data])
    if (!isUpgraded) {
      const end = rest.indexOf('\r\n\r\n')
      if (end === -1) return
      isUpgraded = true
      rest = rest.subarray(end + 4)
    }
    for (;;) {
      const frame = frameIn(rest)
      if (frame === null) return
      rest = rest.subarray(frame.size)
      if (frame.kind === GOODBYE) {
        socket.destroy()
        return
      }
      const text = frame.payload.toString('utf8')
      hear(text)
      waiting?.(text)
    }
  })
  socket.write(upgradeRequest(`http://127.0.0.1:${port}`))
  // Whoever speaks before the server does is not heard.
  await opened
  const bytes = (data: Buffer): void => {
    if (isOpen && socket.writable) socket.write(data)
  }
  return {
    bytes,
    send: (kind, payload) => bytes(frameOf(kind, payload)),
    isOpen: () => isOpen,
    until: (fits, patience) =>
      new Promise((resolve) => {
        const end = (how: 'heard' | 'closed' | 'silent'): void => {
          waiting = null
          clearTimeout(timer)
          resolve(how)
        }
        const timer = setTimeout(() => end('silent'), patience)
        waiting = (frame) => {
          if (frame === null) end('closed')
          else if (fits(frame)) end('heard')
        }
        if (!isOpen) end('closed')
      }),
    close: () => socket.destroy(),
  }
}
