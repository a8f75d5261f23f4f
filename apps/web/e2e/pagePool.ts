import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/*
 * Pages that tests use one after the other. A page in a new browser context costs two to three times as much work as the same
 * address in a page that was there before, which has read the scripts already. Whatever a test has left there is removed
 * before the next one gets it; what cannot be removed with certainty ends the page.
 */

interface PageWanted {
  /** Where its site is. */
  readonly home: string
  readonly options: BrowserContextOptions
  /** What its browser remembers of the site from an earlier visit. */
  readonly localStorage: Readonly<Record<string, string>>
}

/** A page that a test has to itself, until it is given back. */
export interface PooledPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Nobody gets it again. */
  readonly retire: () => void
}

export interface PagePool {
  readonly take: (wanted: PageWanted) => Promise<PooledPage>
  readonly giveBack: (pooled: PooledPage) => Promise<void>
  readonly close: () => Promise<void>
}

/** An address of the site that loads in no time and runs nothing. */
export const EMPTY = '/favicon.svg'

/** So many pages wait for tests that want pages like them. */
const MOST_IDLE = 6

/** What outlives the test that calls it. */
const LASTING = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'routeWebSocket',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const

interface Kept extends PooledPage {
  readonly kind: string
  readonly home: string
  readonly devtools: CDPSession
  /** Takes back what can be taken back; whether that is all. */
  readonly clean: () => Promise<boolean>
}

/** Pages of one browser, for the tests of one worker. */
export function pagePool(browser: Browser): PagePool {
  const idle: Kept[] = []
  const taken = new Map<PooledPage, Kept>()

  return {
    take: async ({ home, options, localStorage }) => {
      // Its size alone can be changed.
      const { viewport = null, ...others } = options
      const kind = JSON.stringify([home, others])
      const found = idle.findIndex((one) => one.kind === kind)
      const [waiting] = found === -1 ? [] : idle.splice(found, 1)
      const kept = waiting ?? (await open(browser, { kind, home, options }))
      if (waiting !== undefined && viewport !== null) await kept.page.setViewportSize(viewport)
      await empty(kept)
      await kept.page.evaluate((items) => {
        for (const [name, value] of Object.entries(items)) globalThis.localStorage.setItem(name, value)
      }, localStorage)
      taken.set(kept, kept)
      return kept
    },
    giveBack: async (pooled) => {
      const kept = taken.get(pooled)
      taken.delete(pooled)
      if (kept === undefined || !(await kept.clean())) return pooled.context.close()
      // What it shows is nobody's any more, and need not go on.
      await kept.page.goto(kept.home + EMPTY)
      idle.push(kept)
      if (idle.length > MOST_IDLE) await idle.shift()?.context.close()
    },
    close: async () => {
      for (const { context } of [...idle, ...taken.keys()]) await context.close()
    },
  }
}

/** The page shows nothing, has been nowhere, and its browser remembers nothing of the site. */
async function empty({ page, context, devtools, home }: Kept): Promise<void> {
  if (page.url() !== home + EMPTY) await page.goto(home + EMPTY)
  await context.clearCookies()
  await devtools.send('Storage.clearDataForOrigin', { origin: home, storageTypes: 'all' })
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  await page.mouse.move(0, 0)
  await devtools.send('Page.resetNavigationHistory')
}

interface Opening {
  readonly kind: string
  readonly home: string
  readonly options: BrowserContextOptions
}

async function open(browser: Browser, { kind, home, options }: Opening): Promise<Kept> {
  const context = await browser.newContext({ ...options, baseURL: home })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const sessions = countSessions(context)
  let isRetired = options.serviceWorkers === 'allow'
  const retire = (): void => {
    isRetired = true
  }
  for (const name of LASTING.page) tellWhenCalled(page, name, retire)
  tellWhenCalled(page.clock, 'install', retire)
  for (const name of LASTING.context) tellWhenCalled(context, name, retire)
  const forgetListeners = [rememberListeners(page), rememberListeners(context)]

  const clean = async (): Promise<boolean> => {
    if (isRetired || sessions() > 0 || page.isClosed()) return false
    for (const forget of forgetListeners) forget()
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    return true
  }
  return { kind, home, page, context, devtools, retire, clean }
}

function tellWhenCalled<T extends object>(target: T, name: keyof T & string, tell: () => void): void {
  const original = target[name] as (...given: unknown[]) => unknown
  Object.assign(target, {
    [name]: (...given: unknown[]) => {
      tell()
      return original.apply(target, given)
    },
  })
}

/** How many of its sessions are still attached: what was set in them holds as long. */
function countSessions(context: BrowserContext): () => number {
  const attached = new Set<CDPSession>()
  const newSession = context.newCDPSession.bind(context)
  context.newCDPSession = async (target) => {
    const session = await newSession(target)
    attached.add(session)
    const detach = session.detach.bind(session)
    session.detach = async () => {
      await detach()
      attached.delete(session)
    }
    return session
  }
  return () => attached.size
}

/** From now on it knows who listens; the function that is returned makes them all stop. */
function rememberListeners(emitter: Page | BrowserContext): () => void {
  interface Emitter {
    on: (event: string, listener: () => void) => unknown
    off: (event: string, listener: () => void) => unknown
  }
  const plain = emitter as unknown as Emitter
  const listening: (readonly [string, () => void])[] = []
  const on = plain.on.bind(plain)
  plain.on = (event, listener) => {
    listening.push([event, listener])
    return on(event, listener)
  }
  return () => {
    for (const [event, listener] of listening.splice(0)) plain.off(event, listener)
  }
}
