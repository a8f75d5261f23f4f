import { randomBytes } from 'node:crypto'

/* What passes over a websocket (RFC 6455), byte by byte: for what no library would send, and for clients that cost little. */

export const TEXT = 0x81
export const BINARY = 0x82

/** Asks a server for a socket, as one of its pages would. */
export function upgradeRequest(origin: string): string {
  return [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n')
}

export interface FrameRead {
  readonly kind: number
  readonly payload: Buffer
  readonly size: number
}

/** The first whole frame of a server, which masks nothing; `null` until there is one. */
export function frameIn(data: Buffer): FrameRead | null {
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
