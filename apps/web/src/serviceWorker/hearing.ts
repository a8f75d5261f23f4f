import { noticeIn, pathIn } from './notification.ts'

/* The types of a service worker and those of a page exclude each other: these are the parts that are needed here. */

interface Lasting {
  readonly waitUntil: (what: Promise<unknown>) => void
}

interface Pushed extends Lasting {
  readonly data: { readonly text: () => string } | null
}

interface Pressed extends Lasting {
  readonly notification: { readonly data: unknown; readonly close: () => void }
}

interface OpenWindow {
  readonly url: string
  readonly focus: () => Promise<unknown>
}

/** What a service worker lives in. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  readonly clients: {
    readonly matchAll: (which: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<readonly OpenWindow[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly addEventListener: ((type: 'push', hear: (event: Pushed) => void) => void) &
    ((type: 'notificationclick', hear: (event: Pressed) => void) => void)
}

/** Shows what the server tells, and leads to the table when it is pressed: to a window that is there already, if one is. */
export function hearNotices({ location, registration, clients, addEventListener }: WorkerScope): void {
  const goTo = async (path: string): Promise<void> => {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find(({ url }) => url === location.origin + path)
    await (there === undefined ? clients.openWindow(path) : there.focus())
  }
  addEventListener('push', (event) => {
    const notice = noticeIn(event.data?.text() ?? '')
    if (notice !== null) event.waitUntil(registration.showNotification(notice.title, notice.options))
  })
  addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(goTo(pathIn(event.notification.data)))
  })
}
