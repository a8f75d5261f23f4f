import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { ServerMessage } from '@modern-art/protocol'
import type { PooledPage } from './pagePool.ts'
import { chosen, expect, test as watched, watch } from './watch.ts'
import type { Watched } from './watch.ts'

/** What a browser hears from the server over its sockets, and what it says. */
export interface Wire {
  /** Where sockets were opened. */
  readonly addresses: string[]
  readonly received: string[]
  readonly sent: string[]
}

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  readonly wire: Wire
  /** Another window of the same browser. */
  readonly openWindow: () => Promise<Page>
}

interface Coming extends Pick<BrowserContextOptions, 'viewport' | 'locale'> {
  readonly settings?: Watched['settings']
  /** Where the site is for this person, if not where it is for everybody. */
  readonly home?: string
}

/** Somebody comes, with a new browser: nothing may go wrong on any of its pages. */
export type Come = (name: string, coming?: Coming) => Promise<Person>

interface People {
  readonly come: Come
}

/** Tests with several people, each of whom has a browser. */
export const test = watched.extend<People>({
  come: async ({ pool, baseURL, tolerated, settings, options }, use, info) => {
    const visits: PooledPage[] = []
    const troubles: string[] = []
    await use(async (name, { settings: own = {}, home = baseURL ?? '', ...particular } = {}) => {
      const pooled = await pool.take({
        home,
        options: { ...options, ...particular },
        localStorage: chosen({ ...settings, ...own }),
      })
      // A server of a test's own ends with it, and then its pages lead nowhere.
      if (home !== baseURL) pooled.retire()
      visits.push(pooled)
      watch(pooled.context, home, { push: (trouble) => void troubles.push(`${name}: ${trouble}`) })
      return personAt(pooled, name)
    })
    for (const visit of visits) {
      if (info.status !== info.expectedStatus) visit.retire()
      await pool.giveBack(visit)
    }
    expect(new Set(troubles.filter((trouble) => tolerated?.test(trouble) !== true))).toEqual(new Set())
  },
})

function personAt({ page, context }: PooledPage, name: string): Person {
  const wire: Wire = { addresses: [], received: [], sent: [] }
  const overhear = (one: Page): void => {
    one.on('websocket', (socket) => {
      wire.addresses.push(socket.url())
      socket.on('framereceived', ({ payload }) => void wire.received.push(String(payload)))
      socket.on('framesent', ({ payload }) => void wire.sent.push(String(payload)))
    })
  }
  overhear(page)
  context.on('page', overhear)
  return { name, page, context, wire, openWindow: () => context.newPage() }
}

/** All that the server has said to somebody about tables, in order. */
export function messagesTo({ received }: Wire): readonly ServerMessage[] {
  return received
    .filter((frame) => frame.startsWith(EVENT))
    .flatMap((frame) => (JSON.parse(frame.slice(2)) as [string, readonly ServerMessage[]])[1])
}

/** How Socket.IO writes the server's one event. */
const EVENT = '42["news"'

export { expect }
