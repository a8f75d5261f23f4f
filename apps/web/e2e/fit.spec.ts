import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { LANGUAGES } from '../src/settings/languages.ts'
import type { Language } from '../src/settings/languages.ts'
import type { OpponentName } from '@modern-art/bots/roster'
import { crowdedFile } from './crowdedGames.ts'
import type { CrowdedPosition } from './crowdedGames.ts'
import { CROWDED_POSITIONS, auction, myCard, myLastWord } from './crowdedPositions.ts'
import { expectFit, sizesIn } from './everySize.ts'
import { TABLE_PARTS, troublesOnPage } from './fitAudit.ts'
import { OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import { expect, test } from './watch.ts'

/** Windows and screens that people have, upright and lying, from a small phone to a large desk; and 1280 by 1024 enlarged. */
const SIZES = sizesIn(
  '640x512 320x256',
  '320x568 360x640 360x800 375x667 390x640 390x844 412x915 430x932 667x375 740x360 844x390 932x430',
  '600x800 768x1024 800x600 820x1180 900x700 960x544 1024x600 1024x700 1024x768 1024x1366 1180x820',
  '1280x560 1280x650 1280x800 1366x625 1366x650 1366x768 1440x900 1536x730 1600x1200',
  '1920x937 1920x1080 2560x1080 2560x1440',
)

const BOTS: readonly OpponentName[] = ['hoarder', 'hypeman', 'medium', 'sniper']

test.use({
  settings: { speed: 'instant', confirmations: false, guidance: true, goalRead: false, memoryAid: true },
})

/** Each kind of auction, and a full hand. */
const USUAL_POSITIONS: ReadonlySet<string> = new Set([
  'an open auction',
  'one offer',
  'a hidden auction of a double',
  'a price to set',
  'a fixed price for a double',
  'a painting to choose from many',
])

for (const [name, position] of Object.entries(CROWDED_POSITIONS)) {
  test(`${name} fits every screen`, { tag: USUAL_POSITIONS.has(name) ? [] : '@long' }, async ({ page }) => {
    await openCrowded(page, position)
    await page.locator('.action-bar').waitFor()
    await expectFit(page, sizesFor, troublesAtTable)
  })
}

test('a lifted card fits every screen', { tag: '@long' }, async ({ page }) => {
  await openCrowded(page, { seats: 4, when: myCard(1) })
  await page.getByRole('region', { name: en.table.hand }).getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('button', { pressed: true }).first().waitFor()
  await expectFit(page, sizesFor, troublesAtTable)
})

test('an amount that cannot be bid fits every screen', async ({ page }) => {
  await openCrowded(page, { seats: 4, when: auction('open', 1, myLastWord) })
  await page.getByRole('textbox', { name: en.controls.amount }).fill('99999')
  await page.getByRole('alert').waitFor()
  await expectFit(page, sizesFor, troublesAtTable)
})

for (const count of [3, 5]) {
  const tag = count === 5 ? [] : '@long'
  test(`an open auction that ${count} people bid out loud fits every screen`, { tag }, async ({ page }) => {
    const players = ['Ada', 'Ben', 'Cleo', 'Maximiliane', 'Edith'].slice(0, count)
    await openFile(
      page,
      fileOf({ ...OPEN_AUCTION, players }),
      players.map(() => 'person'),
    )
    const people = page.getByRole('region', { name: en.stage.outLoud }).getByRole('listitem')
    for (const name of [en.controls.pass, /^Bid \d+$/]) {
      await expect(people.getByRole('button', { name })).toHaveCount(count)
    }
    await expectFit(page, sizesFor, troublesBesides)
  })
}

test('what opens above the table is not cut to the side', async ({ page }) => {
  await openCrowded(page, { seats: 4, when: auction('open', 1, myLastWord) })
  for (const [width, height] of [
    [1024, 700],
    [1366, 650],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of [en.goal.title, en.table.rules, en.autoBid.open, en.table.menu, /^Look closely at/]) {
      await page.getByRole('button', { name, exact: true }).first().click()
      const inside = page.getByRole('dialog').locator('> div')
      expect(await inside.evaluate((box) => box.scrollWidth - box.clientWidth), String(name)).toBe(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
})

test('a lesson fits every screen', async ({ page }) => {
  await page.goto('/learn/open')
  await page.locator('.guide[data-cue]').waitFor()
  await expectFit(page, sizesFor, troublesBesides)
})

async function openCrowded(page: Page, position: CrowdedPosition): Promise<void> {
  await openFile(page, crowdedFile(position), ['person', ...BOTS.slice(0, position.seats - 1)])
}

/** Every size for German, whose words are the longest, and every tenth one for each of the other languages: other ones in each test. */
function sizesFor(language: Language): readonly string[] {
  const first = test.info().title.length + 5 * LANGUAGES.indexOf(language)
  return SIZES.filter((_, index) => language === 'de' || (index + first) % 10 === 0)
}

/** A table that has hardly any height scrolls. */
const SCROLLS_BELOW = 352

function troublesAtTable(page: Page, height: number): Promise<readonly string[]> {
  return page.evaluate(troublesOnPage, { scrolls: height < SCROLLS_BELOW, needed: TABLE_PARTS })
}

/** Where nobody has a hand, or a guide speaks in between. */
function troublesBesides(page: Page, height: number): Promise<readonly string[]> {
  return page.evaluate(troublesOnPage, { scrolls: height < SCROLLS_BELOW })
}
