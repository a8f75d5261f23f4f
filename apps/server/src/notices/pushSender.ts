import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import webPush from 'web-push'
import type { PushMessage } from '@modern-art/protocol'
import type { Subscription } from '../storage/notices.ts'
import type { PushAddresses } from './pushAddress.ts'
import type { Vapid } from './vapid.ts'

/** What became of a message: its push service has taken it, knows the browser no longer, or did neither. */
type Pushed = 'taken' | 'gone' | 'failed'

export interface PushSender {
  /** Never rejects. A browser that is off gets the message when it is on again, within so many seconds. */
  readonly send: (to: Subscription, message: PushMessage, seconds: number) => Promise<Pushed>
  /** Whatever is on its way fails. */
  readonly close: () => void
}

/** How long a push service may take, in milliseconds. */
const PATIENCE = 10_000

/**
 * Messages are sealed by the library, and sent here: of what a push service answers nothing is read but the status, for
 * anybody may name a service that never ends to answer.
 */
export function pushSender(
  { subject, publicKey, privateKey }: Vapid,
  { isAllowed, lookup }: PushAddresses,
  failed: (what: string, error: unknown) => void,
): PushSender {
  const closing = new AbortController()

  const post = (details: webPush.RequestDetails): Promise<number> =>
    new Promise((resolve, reject) => {
      const request = details.endpoint.startsWith('https:') ? requestSecurely : requestPlainly
      const { method, headers, body } = details
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)])
      request(details.endpoint, { method, headers, lookup, signal, agent: false }, (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
        .on('error', reject)
        .end(body)
    })

  return {
    send: async ({ endpoint, p256dh, auth }, message, seconds) => {
      if (!isAllowed(endpoint)) return 'gone'
      try {
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails: { subject, publicKey, privateKey },
          contentEncoding: 'aes128gcm',
          TTL: seconds,
          // A newer one takes the place of one that has not been delivered.
          topic: message.code,
        })
        const status = await post(details)
        if (status >= 200 && status < 300) return 'taken'
        if (status === 404 || status === 410) return 'gone'
        failed('a push message', new Error(`its service answered ${status}`))
      } catch (error) {
        // What went wrong may name the address, which is a secret of its browser.
        if (!closing.signal.aborted) failed('a push message', new Error(reasonOf(error)))
      }
      return 'failed'
    },
    close: () => closing.abort(),
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : 'it could not be sent'
}
