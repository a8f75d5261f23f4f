import { once } from 'node:events'
import { connect } from 'node:net'
import { BINARY, TEXT, frameOf, upgradeRequest } from './websocketByHand.ts'

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
  socket.write(upgradeRequest(`http://127.0.0.1:${port}`))
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
