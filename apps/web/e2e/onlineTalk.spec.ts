import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { openOnlineTable, sitDown } from './onlineTable.ts'
import { expect, test } from './people.ts'

const { room, talk, calls } = en.online

function linesOn(page: Page): Locator {
  return page.getByRole('list', { name: talk.title })
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: talk.line }).fill(text)
  await page.getByRole('button', { name: talk.send }).click()
}

test('whoever is muted stays so on another chair and after a reload', async ({ come }) => {
  const ana = await come('Ana')
  const ben = await come('Ben')
  const cleo = await come('Cleo')
  const table = await openOnlineTable(ana)
  await sitDown(ben, table)
  await sitDown(cleo, table)
  await ana.page.getByText(talk.people).click()
  await ana.page.getByRole('button', { name: talk.mute('Ben') }).click()
  await ben.page.getByRole('button', { name: room.sitHereLabel(4) }).click()
  await cleo.page.getByRole('button', { name: room.sitHereLabel(2) }).click()
  await expect(ana.page.locator('.room-chair').nth(1)).toContainText('Cleo')
  await say(ben.page, 'Can you hear me?')
  await say(cleo.page, 'I can')
  await expect(linesOn(ana.page)).toContainText('I can')
  await expect(linesOn(ana.page)).not.toContainText('Ben')
  await ana.page.reload()
  await expect(linesOn(ana.page)).toContainText('I can')
  await expect(linesOn(ana.page)).not.toContainText('Ben')
  await ana.page.getByText(talk.people).click()
  await ana.page.getByRole('button', { name: talk.unmute('Ben') }).click()
  await expect(linesOn(ana.page)).toContainText('Can you hear me?')
})

test('the latest line is in view, however many there were', async ({ come }) => {
  const ana = await come('Ana')
  await openOnlineTable(ana)
  const lines = linesOn(ana.page).getByRole('listitem')
  // As many as are kept, a few at a time.
  for (let count = 40; count <= 200; count += 40) {
    await ana.page.getByRole('button', { name: calls.laugh }).evaluate((button: HTMLButtonElement) => {
      for (let times = 0; times < 40; times += 1) button.click()
    })
    await expect(lines).toHaveCount(count)
  }
  await linesOn(ana.page).scrollIntoViewIfNeeded()
  await expect(lines.last()).toBeInViewport()
  await say(ana.page, 'This is what I wanted to tell you. '.repeat(5))
  await expect(lines.last()).toContainText('wanted')
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 })
})
