import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

/** A websocket by hand, for what no library would send. */
export interface RawSocket {
  /** What the server has sent so far, as text. */
  readonly heard: () => string
  readonly isOpen: () => boolean
  readonly text: (data: string) => void
  readonly binary: (data: Buffer) => void
  /** Bytes that are no frame at all. */
  readonly bytes: (data: Buffer) => void
  /** Reads nothing more, so that what is sent waits at the server. */
  readonly pause: () => void
  readonly resume: () => void
  readonly close: () => void
}

const TEXT = 0x81
const BINARY = 0x82

/** Opens a socket at a server as one of its pages would, as far as the websocket; what comes then is for the test to say. */
export async function openRaw(port: number): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let isOpen = true
  socket.on('data', (data) => {
    heard += data.toString('utf8')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
  })
  await once(socket, 'connect')
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
  await once(socket, 'data')
  const write = (data: Buffer): void => {
    if (isOpen && socket.writable) socket.write(data)
  }
  return {
    heard: () => heard,
    isOpen: () => isOpen,
    text: (data) => write(frameOf(TEXT, Buffer.from(data))),
    binary: (data) => write(frameOf(BINARY, data)),
    bytes: write,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    close: () => socket.destroy(),
  }
}

/** One masked frame, as a page sends it; the mask of zeros is one of all possible. */
function frameOf(kind: number, payload: Buffer): Buffer {
  const mask = Buffer.alloc(4)
  const { length } = payload
  if (length < 126) return Buffer.concat([Buffer.from([kind, 0x80 | length]), mask, payload])
  if (length < 65_536) {
    const size = Buffer.alloc(2)
    size.writeUInt16BE(length)
    return Buffer.concat([Buffer.from([kind, 0x80 | 126]), size, mask, payload])
  }
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length))
  return Buffer.concat([Buffer.from([kind, 0x80 | 127]), size, mask, payload])
}
