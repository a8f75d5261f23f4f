import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { expectFit, sizesIn } from './everySize.ts'
import { troublesOnPage } from './fitAudit.ts'
import { FINISHED, chooseFile, fileOf, openFile } from './gameFile.ts'
import { speak } from './speak.ts'
import { test } from './watch.ts'

const SIZES = sizesIn(
  '320x256 640x512 320x568 390x844 430x932 568x320 844x390 768x1024 1024x700',
  '1280x650 1366x650 1440x900 1920x1080 2560x1440',
)

const PLAYERS = ['Ada', 'Maximiliane von Hohenlohe-Waldenburg', 'Bartholomäus Käferstein', 'Odile', 'Cosmo']
const SEATS = ['person', 'hoarder', 'flipper', 'accountant', 'sniper'] as const

/** Each way that a page is laid out. */
const USUAL_PAGES: ReadonlySet<string> = new Set(['/', '/new', '/learn', '/rules', '/gallery'])

for (const path of [...USUAL_PAGES, '/settings', '/games', '/account', '/nowhere']) {
  test(`${path} fits every screen`, { tag: USUAL_PAGES.has(path) ? [] : '@long' }, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFitEverywhere(page)
  })
}

test('a season’s end with all sales fits every screen', async ({ page }) => {
  const file = fileOf({
    when: ({ past, phase, lots }) => past.length === 2 && lots.length === 0 && phase.name === 'awaiting_card_play',
    players: PLAYERS,
    variants: { openMoney: true },
  })
  await openFile(page, file, SEATS)
  await page.getByRole('button', { name: en.season.lots }).click()
  await expectFitEverywhere(page)
})

test('the podium, and then the list of saved games and a file, fit every screen', async ({ page }) => {
  const file = fileOf({ ...FINISHED, players: PLAYERS })
  await openFile(page, file, SEATS)
  await page.getByRole('list', { name: en.over.money }).waitFor()
  await expectFitEverywhere(page)
  await speak(page, 'en')
  await chooseFile(page, file)
  await page.getByRole('button', { name: en.saves.goOn }).waitFor()
  await expectFitEverywhere(page)
})

/** At every size and in every language. */
async function expectFitEverywhere(page: Page): Promise<void> {
  await expectFit(page, () => SIZES, lookAtAll)
}

function lookAtAll(page: Page): Promise<readonly string[]> {
  return page.evaluate(troublesOnPage, { scrolls: true })
}
