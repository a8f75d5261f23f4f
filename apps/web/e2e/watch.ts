import { expect, test as base } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'

export interface Watched {
  /** What a test brings about on purpose, and so is no trouble. */
  readonly tolerated: RegExp | null
  /** They mute all sounds unless they say otherwise: a page that plays sounds has more to do. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** How a request ends that was still under way when its page was left: nothing has gone wrong. */
const CUT_SHORT = 'net::ERR_ABORTED'

/** What a page says where no service worker is allowed, as is usual in these tests. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright'

/**
 * A page on which nothing may go wrong: no error or warning on the console, no exception, no request that fails, none to
 * another host. Settings are as given until the page changes them.
 */
export const test = base.extend<Watched>({
  tolerated: [null, { option: true }],
  settings: [{ speed: 'instant', confirmations: false }, { option: true }],
  // Where a game is shown at once, nothing else moves either: drawing what moves takes an eighth of a page's time.
  contextOptions: async ({ settings }, use) => {
    await use({ reducedMotion: settings['speed'] === 'instant' ? 'reduce' : 'no-preference' })
  },
  page: async ({ page, baseURL, tolerated, settings }, use) => {
    const troubles: string[] = []
    watch(page.context(), baseURL ?? '', troubles)
    await chooseAtFirst(page.context(), settings)
    await use(page)
    expect(troubles.filter((trouble) => tolerated?.test(trouble) !== true)).toEqual([])
  },
})

/** Pages that are opened from now on begin with these settings, until they change them. */
export async function chooseAtFirst(context: BrowserContext, settings: Watched['settings']): Promise<void> {
  await context.addInitScript(
    (chosen) => {
      const key = 'modern-art-settings'
      // An empty window has nowhere to keep anything.
      if (location.protocol === 'about:') return
      if (localStorage.getItem(key) === null) localStorage.setItem(key, chosen)
    },
    JSON.stringify({ muted: true, ...settings }),
  )
}

/** Whatever goes wrong on the pages of a browser is written down. */
export function watch(context: BrowserContext, home: string, troubles: string[]): void {
  context.on('console', (message) => {
    if (message.text() === NO_SERVICE_WORKER) return
    if (['error', 'warning'].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => void troubles.push(`exception: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== CUT_SHORT) troubles.push(`failed: ${request.url()} ${reason}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== home) troubles.push(`elsewhere: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answered ${response.status()}: ${response.url()}`)
  })
}

export { expect }
