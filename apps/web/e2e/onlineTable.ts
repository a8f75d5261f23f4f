import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { DEFAULT_SETTINGS, PROTOCOL_VERSION } from '@modern-art/protocol'
import type { Me, OnlinePace, PartySettings, TablePlace } from '@modern-art/protocol'
import { en } from '../src/words/en.ts'
import type { Words } from '../src/words/words.ts'
import { EMPTY } from './pagePool.ts'
import type { Come, Person } from './people.ts'

interface OnlineTableWanted {
  readonly access?: 'private' | 'open'
  readonly pace?: OnlinePace
  readonly chairs?: 3 | 4 | 5
  readonly words?: Words
}

/** Opens a table for somebody who has not been here before, and goes there. Gives its address. The forms for it are filled in in onlineAccess.spec.ts. */
export async function openOnlineTable({ page, name }: Person, wanted: OnlineTableWanted = {}): Promise<string> {
  const { access = 'private', pace = 'live', chairs = 4, words = en } = wanted
  await askServer<Me>(page, 'me', { name })
  const settings: PartySettings = { ...DEFAULT_SETTINGS, access, pace }
  const { code } = await askServer<TablePlace>(page, 'tables', { settings, chairs: Array(chairs).fill(null) })
  await page.goto(`/table/${code}`)
  await expect(page.getByRole('heading', { level: 1, name: words.online.room.titleYours })).toBeVisible()
  return page.url()
}

/** Asks the server as the page itself does, with the session of its browser. */
async function askServer<T>(page: Page, path: string, body: object): Promise<T> {
  if (page.url() === 'about:blank') await page.goto(EMPTY)
  const text = await page.evaluate(
    async ([address, version, json]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Modern-Art-Protocol': version }
      const answer = await fetch(address, { method: 'POST', headers, body: json })
      if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
      return answer.text()
    },
    [`/api/${path}`, String(PROTOCOL_VERSION), JSON.stringify(body)] as const,
  )
  return JSON.parse(text) as T
}

/** Opens the table's settings; while the page still arrives, they may move away from under a press. */
export async function openSettings(page: Page, words: Words = en): Promise<void> {
  const settings = page.locator('details').filter({ hasText: words.online.room.settings })
  await expect(async () => {
    if ((await settings.getAttribute('open')) === null) await settings.locator('summary').click()
    await expect(settings).toHaveAttribute('open', { timeout: 1000 })
  }).toPass()
}

/** Opens the link to a table with a name, and sits down. */
export async function sitDown({ page, name }: Person, table: string, words: Words = en): Promise<void> {
  await askServer<Me>(page, 'me', { name })
  await page.goto(new URL(table).pathname)
  await page.getByRole('button', { name: words.online.room.sitDown, exact: true }).click()
  await expect(page.getByRole('button', { name: words.online.room.beReady })).toBeVisible()
}

/** The host begins; bots take the chairs that are free. */
export async function start({ page }: Person, words: Words = en): Promise<void> {
  await startButton(page, words).click()
  await expect(page.getByRole('region', { name: words.table.hand })).toBeVisible()
}

export function startButton(page: Page, words: Words = en): Locator {
  const { startWithBots } = words.online.room
  const names = [words.setUp.start, ...[1, 2, 3, 4].map((free) => startWithBots(free))]
  return names.map((name) => page.getByRole('button', { name, exact: true })).reduce((all, one) => all.or(one))
}

interface TwoPeople {
  readonly ana: Person
  readonly ben: Person
  readonly table: string
}

/** Ana at a computer, Ben at a phone, and a bot, in a game that counts days. */
export async function twoAtTurnBasedTable(come: Come, home?: string): Promise<TwoPeople> {
  const where = { settings: { theme: 'day' }, ...(home !== undefined && { home }) } as const
  const ana = await come('Ana', { viewport: { width: 1366, height: 650 }, ...where })
  const ben = await come('Ben', { viewport: { width: 390, height: 844 }, ...where })
  const table = await openOnlineTable(ana, { pace: 'turn_based', chairs: 3 })
  await sitDown(ben, table)
  await start(ana)
  await expect(ben.page.getByRole('region', { name: en.table.hand })).toBeVisible()
  return { ana, ben, table }
}

/** The code of a table, from its address. */
export function codeIn(table: string): string {
  return new URL(table).pathname.split('/').at(-1) ?? ''
}

/** What the page says about its connection, for eyes. */
export function stripOn(page: Page): Locator {
  return page.locator('.note-strip')
}

/** Who sits on a seat of the game, and how it is with them. */
export function seatOf(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: en.table.players })
    .getByRole('listitem')
    .filter({ hasText: name, visible: true })
    .first()
}
