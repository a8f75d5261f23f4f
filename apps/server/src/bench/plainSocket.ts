import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/**
 * A client of a Socket.IO server that does as little as it can: all clients of a benchmark share one process, and must cost
 * less than the server that is measured.
 */
export interface PlainSocket {
  /** Sends an event to the namespace. */
  readonly emit: (...event: readonly unknown[]) => void
  readonly close: () => void
}

export interface PlainSocketParts {
  readonly origin: string
  /** `/` or another namespace of the server. */
  readonly namespace: string
  readonly auth?: object
  /** Each event that comes, as JSON: a list with the event's name at its beginning. */
  readonly heard: (json: string) => void
  /** All that came, in bytes; called for each frame. */
  readonly counted: (bytes: number) => void
  readonly closed: () => void
}

const TEXT = 0x81
const LENGTH_IN_TWO_BYTES = 126
const LENGTH_IN_EIGHT_BYTES = 127

/** Resolves once the namespace has let it in. */
export function openPlainSocket(parts: PlainSocketParts): Promise<PlainSocket> {
  const { origin, namespace, auth, heard, counted, closed } = parts
  const { hostname, port, host } = new URL(origin)
  const prefix = namespace === '/' ? '' : `${namespace},`
  const event = `42${prefix}`
  return new Promise((resolve, reject) => {
    const stream = connect(Number(port), hostname).setNoDelay(true)
    let rest: Buffer = Buffer.alloc(0)
    let isUpgraded = false
    const write = (text: string): void => {
      if (stream.writable) stream.write(maskedFrame(text))
    }
    const hear = (text: string): void => {
      if (text.startsWith(event)) heard(text.slice(event.length))
      else if (text === '2') write('3')
      else if (text.startsWith('0')) write(`40${prefix}${auth === undefined ? '' : JSON.stringify(auth)}`)
      else if (text.startsWith('40')) {
        resolve({ emit: (...what) => write(event + JSON.stringify(what)), close: () => void stream.destroy() })
      } else if (text.startsWith('44')) reject(new Error(`the server refused a socket: ${text}`))
    }
    stream.on('data', (data) => {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data])
      if (!isUpgraded) {
        const end = rest.indexOf('\r\n\r\n')
        if (end === -1) return
        isUpgraded = true
        rest = rest.subarray(end + 4)
      }
      for (let frame = frameIn(rest); frame !== null; frame = frameIn(rest)) {
        rest = rest.subarray(frame.size)
        counted(frame.size)
        hear(frame.text)
      }
    })
    stream.on('error', reject)
    stream.on('close', () => {
      reject(new Error('the server closed the socket'))
      closed()
    })
    stream.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `Host: ${host}`,
        `Origin: ${origin}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        '\r\n',
      ].join('\r\n'),
    )
  })
}

/** The first whole frame of some bytes; `null` until there is one. */
function frameIn(bytes: Buffer): { readonly text: string; readonly size: number } | null {
  if (bytes.length < 2) return null
  const short = bytes[1] ?? 0
  const start = short === LENGTH_IN_TWO_BYTES ? 4 : short === LENGTH_IN_EIGHT_BYTES ? 10 : 2
  if (bytes.length < start) return null
  const length = start === 2 ? short : start === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  const size = start + length
  if (bytes.length < size) return null
  return { text: bytes[0] === TEXT ? bytes.toString('utf8', start, size) : '', size }
}

/** As a page sends it; the mask of zeros is one of all possible. */
function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length < LENGTH_IN_TWO_BYTES ? 6 : 8
  const frame = Buffer.alloc(start + length)
  frame[0] = TEXT
  if (start === 6) frame[1] = 0x80 | length
  else {
    frame[1] = 0x80 | LENGTH_IN_TWO_BYTES
    frame.writeUInt16BE(length, 2)
  }
  frame.write(text, start)
  return frame
}
