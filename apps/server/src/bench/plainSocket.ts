import { connect } from 'node:net'
import { TEXT, frameIn, frameOf, upgradeRequest } from '../testing/websocketByHand.ts'

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

/** Resolves once the namespace has let it in. */
export function openPlainSocket(parts: PlainSocketParts): Promise<PlainSocket> {
  const { origin, namespace, auth, heard, counted, closed } = parts
  const { hostname, port } = new URL(origin)
  const prefix = namespace === '/' ? '' : `${namespace},`
  const event = `42${prefix}`
  return new Promise((resolve, reject) => {
    const stream = connect(Number(port), hostname).setNoDelay(true)
    let rest: Buffer = Buffer.alloc(0)
    let isUpgraded = false
    const write = (text: string): void => {
      if (stream.writable) stream.write(frameOf(TEXT, Buffer.from(text)))
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
        hear(frame.payload.toString('utf8'))
      }
    })
    stream.on('error', reject)
    stream.on('close', () => {
      reject(new Error('the server closed the socket'))
      closed()
    })
    stream.write(upgradeRequest(origin))
  })
}
