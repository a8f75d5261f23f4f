import type { PushMessage } from '@modern-art/protocol'

/** What a device shows of a message, and where it leads. */
export interface Notice {
  readonly title: string
  readonly options: NotificationOptions & { readonly data: { readonly path: string } }
}

/** A newer notice of a table takes the place of an older one. `null` where the text is none that our server seals. */
export function noticeIn(text: string): Notice | null {
  const message = messageIn(text)
  if (message === null) return null
  const { code, title, body } = message
  const data = { path: `/table/${encodeURIComponent(code)}` }
  return { title, options: { body, tag: code, icon: '/icon-192.png', data } }
}

/** The path of a notice that was pressed; the page's own where it has none. */
export function pathIn(data: unknown): string {
  const { path } = (data ?? {}) as { readonly path?: unknown }
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/friends'
}

function messageIn(text: string): PushMessage | null {
  try {
    const { subject, code, title, body } = JSON.parse(text) as Partial<Record<keyof PushMessage, unknown>>
    const isTold = subject === 'turn' || subject === 'over'
    if (!isTold || typeof code !== 'string' || typeof title !== 'string' || typeof body !== 'string') return null
    return { subject, code, title, body }
  } catch {
    return null
  }
}
