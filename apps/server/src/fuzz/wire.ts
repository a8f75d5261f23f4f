import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

/** A websocket by hand, which reads whole frames and sends anything. */
export interface Wire {
  readonly send: (kind: number, payload: Buffer) => void
  readonly bytes: (data: Buffer) => void
  readonly isOpen: () => boolean
  /** Resolves to whether a frame fits, of those to come; `false` once the socket is closed, or after a while. */
  readonly until: (fits: (frame: string) => boolean, patience: number) => Promise<'heard' | 'closed' | 'silent'>
  readonly close: () => void
}

export const TEXT = 0x81
export const BINARY = 0x82
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
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      `Origin: http://127.0.0.1:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      '\r\n',
    ].join('\r\n'),
  )
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

/** The first whole frame of a server, which masks nothing. */
function frameIn(data: Buffer): { readonly kind: number; readonly payload: Buffer; readonly size: number } | null {
  if (data.length < 2) return null
  const short = data[1] ?? 0
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (data.length < head) return null
  const length = short === 126 ? data.readUInt16BE(2) : short === 127 ? Number(data.readBigUInt64BE(2)) : short
  if (data.length < head + length) return null
  return { kind: (data[0] ?? 0) & 0x0f, payload: data.subarray(head, head + length), size: head + length }
}

/** One masked frame, as a page sends it; the mask of zeros is one of all possible. */
export function frameOf(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = kind
  if (length < 126) head[1] = 0x80 | length
  else if (length < 65_536) {
    head[1] = 0x80 | 126
    head.writeUInt16BE(length, 2)
  } else {
    head[1] = 0x80 | 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([head, Buffer.alloc(4), payload])
}
