import type { Locator, Page } from '@playwright/test'
import { ARTISTS, artistName } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import { fileOf, openFile } from './gameFile.ts'
import { SEASON_OVER } from './positions.ts'
import { readRecord } from './record.ts'
import { expect, test } from './watch.ts'

function rows(page: Page): Locator {
  return page.getByRole('region', { name: en.season.accounts }).getByRole('row')
}

test('where money is hidden, a season’s page adds nothing up for rivals, and names every sale in full', async ({
  page,
}) => {
  await openFile(page, fileOf(SEASON_OVER), ['person', 'easy', 'medium'])
  await expect(rows(page).filter({ hasText: en.you })).not.toContainText(en.season.secret)
  for (const rival of ['Ben', 'Cleo']) {
    const cells = rows(page).filter({ hasText: rival }).getByRole('cell')
    await expect(cells, 'what the bank paid, and nothing else').toHaveText([/^\d+$/, en.season.secret])
  }

  await page.getByRole('button', { name: en.season.lots }).click()
  const sales = page.getByRole('list', { name: en.season.allLots }).getByRole('listitem')
  const artists = ARTISTS.map(artistName).join('|')
  const kinds = Object.values(en.auctions).join('|')
  const texts = await sales.allInnerTexts()
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) {
    expect(text).toMatch(new RegExp(`(${artists})[^]*(${kinds})[^]*Sold by (you|Ben|Cleo)`))
    expect(text).toMatch(/Sold to (you|Ben|Cleo) for \d+|takes? it for free/)
    if (!/Fixed price|for free/.test(text)) expect(text).toMatch(/Bids: \S+ \d+/)
  }
})

test('where money is open, a season’s page shows everyone’s', async ({ page }) => {
  const file = fileOf({ ...SEASON_OVER, variants: { openMoney: true } })
  const { money } = readRecord(file).state
  await openFile(page, file, ['person', 'easy', 'medium'])
  for (const [seat, name] of [en.you, 'Ben', 'Cleo'].entries()) {
    const cells = rows(page).filter({ hasText: name }).getByRole('cell')
    await expect(cells.last(), name).toHaveText(String(money[seat]))
  }
})
