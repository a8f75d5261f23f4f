import type { Locator, Page } from '@playwright/test'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { pt } from '../src/words/pt.ts'
import { plain } from '../src/words/Rich.tsx'
import { expectFineInEveryLook as expectFine } from './looks.ts'
import { playOnline } from './onlinePlayer.ts'
import { codeIn, openOnlineTable, openSettings, sitDown, start, startButton } from './onlineTable.ts'
import { expect, messagesTo, test } from './people.ts'
import { playerAt } from './player.ts'
import type { Question } from './player.ts'

const { friends, room, talk, calls } = en.online

/** Steps on until the focus is on this. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 60; steps += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus never came to ${target.toString()}`)
}

async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** How questions are answered by keys. */
const KEYS: Partial<Record<Question, readonly string[]>> = {
  'a painting': ['1', 'b'],
  'a second painting': ['p'],
  'a bid': ['b'],
  'one offer': ['b'],
  'a sealed bid': ['3', 'Enter'],
  'a price': ['1', 'b'],
  'to buy': ['p'],
}

function named(page: Page): Locator {
  return page.getByRole('textbox', { name: en.online.name.label })
}

/** All on the page that speaks by itself. */
function heard(page: Page): Locator {
  return page.locator('[role="status"], [aria-live="polite"]')
}

test(
  'a table is opened, joined and played by keys alone, and those who do not see it hear what happens',
  { tag: '@long' },
  async ({ come }) => {
    const { page: ana, wire } = await come('Ana')
    const { page: ben } = await come('Ben')
    await ana.goto('/')
    await pressByKeys(ana, ana.getByRole('button', { name: friends.open.private }))
    await pressByKeys(ana, ana.getByRole('button', { name: friends.open.private, exact: true }))
    await tabTo(ana, named(ana))
    await ana.keyboard.type('Ana')
    await ana.keyboard.press('Enter')
    await expect(ana.getByRole('heading', { level: 1, name: room.titleYours })).toBeFocused()
    await pressByKeys(ana, ana.getByText(room.settings, { exact: true }))
    await tabTo(ana, ana.getByRole('radio', { name: new RegExp(`^${en.online.paces.live.name}`) }))
    for (const _ of ['quick', 'relaxed', 'untimed']) await ana.keyboard.press('ArrowDown')
    await expect(ana.getByRole('radio', { name: new RegExp(`^${en.online.paces.untimed.name}`) })).toBeChecked()

    await ben.goto(ana.url())
    await tabTo(ben, named(ben))
    await ben.keyboard.type('Ben')
    await ben.keyboard.press('Enter')
    await pressByKeys(ben, ben.getByRole('button', { name: room.beReady }))
    await expect(heard(ana).filter({ hasText: room.isReady('Ben') })).toHaveCount(1)
    await pressByKeys(ana, startButton(ana))
    await expect(ana.getByRole('region', { name: en.table.hand })).toBeVisible()

    let isEnough = false
    const bensGame = playOnline(
      ben,
      () => false,
      () => isEnough,
    )
    const hasBid = (): boolean =>
      messagesTo(wire).some(
        (message) =>
          message.type === 'update' && message.events.some((event) => event.type === 'bid_placed' && event.seat === 0),
      )
    const player = playerAt(ana)
    while (!hasBid()) {
      const moves = messagesTo(wire).length
      for (const key of KEYS[await player.question()] ?? []) await ana.keyboard.press(key)
      await expect.poll(() => messagesTo(wire).length).toBeGreaterThan(moves)
    }
    isEnough = true
    await bensGame

    await pressByKeys(ben, ben.getByRole('button', { name: talk.title }))
    await pressByKeys(ben, ben.getByRole('button', { name: calls.well_played }))
    await expect(heard(ana).filter({ hasText: talk.said('Ben', calls.well_played) })).toHaveCount(1)
    await ben.close()
    await expect(heard(ana).filter({ hasText: plain(en.log.left({ name: 'Ben', you: false })) })).toHaveCount(1)
  },
)

test('tables online keep nobody out', async ({ come }) => {
  const byDay = { settings: { theme: 'day' } }
  const ana = await come('Ana', byDay)
  const ben = await come('Ben', byDay)
  const eve = await come('Eve', byDay)
  const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
  await eve.page.goto('/friends')
  await expect(eve.page.getByText(friends.noneMine)).toBeVisible()
  await expectFine(eve.page, 'tables')
  await sitDown(ben, table)
  await eve.page.goto(table)
  await expect(eve.page.getByRole('button', { name: room.sitDown, exact: true })).toBeVisible()
  await ben.page.getByRole('button', { name: calls.hello }).click()
  await openSettings(ana.page)
  await expectFine(ana.page, 'the room for its host')
  await expectFine(ben.page, 'the room for a guest')
  await expectFine(eve.page, 'the room for a visitor')
  await eve.page.goto(`/display/${codeIn(table)}`)
  await expect(eve.page.getByRole('img', { name: room.qr })).toBeVisible()
  await expectFine(eve.page, 'the display before the game')
  await start(ana)
  await expectFine(ana.page, 'the game')
  await ana.page.getByRole('button', { name: new RegExp(`^${talk.title}`) }).click()
  await expectFine(ana.page, 'talk during the game')
  await expect(eve.page.getByRole('list', { name: en.table.players })).toBeVisible()
  await expectFine(eve.page, 'the display')
  await eve.page.goto('/table/ABCDEFGH')
  await expect(eve.page.getByRole('alert')).toContainText(en.online.faults.no_such_table)
  await expectFine(eve.page, 'no table')
})

// German words are the longest.
for (const { lang, words, tag } of [
  { lang: 'de', words: de, tag: [] },
  { lang: 'pt', words: pt, tag: ['@long'] },
]) {
  test(`on a narrow phone, nothing is cut off to the side in ${lang}`, { tag }, async ({ come }) => {
    const coming = { settings: { language: lang }, viewport: { width: 320, height: 640 } }
    const ana = await come('Bartholomäus Käferstein', coming)
    const ben = await come('Maximiliane Hohenlohe', coming)
    const table = await openOnlineTable(ana, { pace: 'untimed', chairs: 3, words })
    await openSettings(ana.page, words)
    await expectNoSideways(ana.page, 'the host’s room')
    await ben.page.goto('/friends')
    await expect(ben.page.getByRole('heading', { level: 1, name: words.online.friends.title })).toBeVisible()
    await expectNoSideways(ben.page, 'tables')
    await sitDown(ben, table, words)
    await expectNoSideways(ben.page, 'the guest’s room')
    await ben.page.getByRole('button', { name: words.online.calls.bargain }).click()
    await expect(ana.page.getByRole('list', { name: words.online.talk.title })).toContainText(
      words.online.calls.bargain,
    )
    await start(ana, words)
    await expectNoSideways(ana.page, 'the game')
    await ben.page.goto(`/display/${codeIn(table)}`)
    await expect(ben.page.getByRole('list', { name: words.table.players })).toBeVisible()
    await expectNoSideways(ben.page, 'the display')
  })
}

async function expectNoSideways(page: Page, where: string): Promise<void> {
  const across = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(across, where).toBe(0)
}
