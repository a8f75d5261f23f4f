import { expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { pagePool } from './pagePool.ts'
import type { PagePool, PooledPage } from './pagePool.ts'

export interface Watched {
  /** What a test brings about on purpose, and so is no trouble. */
  readonly tolerated: RegExp | null
  /** They mute all sounds unless they say otherwise: a page that plays sounds has more to do. */
  readonly settings: Readonly<Record<string, unknown>>
  /** What is particular about the browsers of a test. */
  readonly options: BrowserContextOptions
  readonly pooled: PooledPage
}

export interface OfWorker {
  readonly pool: PagePool
}

/** How a request ends that was still under way when its page was left: nothing has gone wrong. */
const CUT_SHORT = 'net::ERR_ABORTED'

/** What a page says where no service worker is allowed, as is usual in these tests. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright'

/** What some browsers ask for by themselves, where an address names no picture: the pages of the game do. */
const ICON = '/favicon.ico'

/**
 * A page on which nothing may go wrong: no error or warning on the console, no exception, no request that fails, none to
 * another host. Settings are as given until the page changes them.
 */
export const test = base.extend<Watched, OfWorker>({
  tolerated: [null, { option: true }],
  settings: [{ speed: 'instant', confirmations: false }, { option: true }],
  pool: [
    async ({ browser }, use) => {
      const pool = pagePool(browser)
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  options: async (
    { contextOptions, settings, deviceScaleFactor, hasTouch, isMobile, locale, permissions, serviceWorkers, viewport },
    use,
  ) => {
    await use({
      ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
      ...(permissions !== undefined && { permissions }),
      ...(locale !== undefined && { locale }),
      hasTouch,
      isMobile,
      serviceWorkers,
      viewport,
      // Where a game is shown at once, nothing else moves either: drawing what moves takes an eighth of a page's time.
      reducedMotion: settings['speed'] === 'instant' ? 'reduce' : 'no-preference',
      ...contextOptions,
    })
  },
  pooled: async ({ pool, baseURL, settings, options, tolerated }, use, info) => {
    const home = baseURL ?? ''
    const pooled = await pool.take({ home, options, localStorage: chosen(settings) })
    const troubles: string[] = []
    watch(pooled.context, home, troubles)
    await use(pooled)
    if (info.status !== info.expectedStatus) pooled.retire()
    await pool.giveBack(pooled)
    expect(troubles.filter((trouble) => tolerated?.test(trouble) !== true)).toEqual([])
  },
  context: async ({ pooled }, use) => {
    await use(pooled.context)
  },
  page: async ({ pooled }, use) => {
    await use(pooled.page)
  },
})

const SETTINGS = 'modern-art-settings'

/** What a browser has kept once somebody has chosen these settings. */
export function chosen(settings: Watched['settings']): Readonly<Record<string, string>> {
  return { [SETTINGS]: JSON.stringify({ muted: true, ...settings }) }
}

/** Where troubles are written down. */
interface Troubles {
  readonly push: (trouble: string) => unknown
}

/** Whatever goes wrong on the pages of a browser is written down. */
export function watch(context: BrowserContext, home: string, troubles: Troubles): void {
  context.on('console', (message) => {
    if (message.text() === NO_SERVICE_WORKER || message.location().url === `${home}${ICON}`) return
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
