import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { ECDH } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { lookup } from 'node:dns'
import type { AddressInfo } from 'node:net'
import type { Language, PushSubscriptionTold } from '@modern-art/protocol'
import type { PushAddresses } from '../notices/pushAddress.ts'

/** A push service on a free port of this computer. */
export interface PushService {
  readonly origin: string
  /** Lets a server of a test reach it, and no other. */
  readonly addresses: PushAddresses
  /** A browser that it delivers to. */
  readonly browser: (language: Language) => PushedBrowser
  readonly close: () => Promise<void>
}

/** A browser that lets itself be told, and opens what it is told with its own key. */
export interface PushedBrowser {
  readonly subscription: PushSubscriptionTold
  readonly delivered: readonly Delivered[]
  /** With which status the service answers for it from now on. */
  readonly answerWith: (status: number) => void
}

interface Delivered {
  readonly headers: IncomingHttpHeaders
  /** What was sealed, as it is. */
  readonly text: string
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => number>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const deliver = browsers.get(request.url ?? '')
      response.writeHead(deliver?.(request, Buffer.concat(chunks)) ?? 404).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    addresses: { isAllowed: (endpoint) => endpoint.startsWith(`${origin}/`), lookup },
    browser: (language) => {
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const delivered: Delivered[] = []
      let status = 201
      browsers.set(path, ({ headers }, body) => {
        if (status < 300) delivered.push({ headers, text: opened(body, keys, auth) })
        return status
      })
      return {
        subscription: {
          endpoint: origin + path,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
          language,
        },
        delivered,
        answerWith: (other) => {
          status = other
        },
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** As a browser opens a message (RFC 8291 over RFC 8188, one record). */
function opened(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The text ends with a mark, and what fills the record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
