import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { FINISHED, FLIP, ONE_OFFER_ABOVE_14, OPEN_AUCTION, SEASON_OVER, fileOf, openFile } from './gameFile.ts'
import { playTogether } from './hotSeat.ts'
import { expectFineInEveryLook, inEveryLook } from './looks.ts'
import type { Look } from './looks.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Player, Question } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

const DIALOG = ['dialog[open]']
/** What one question changes about the table of another one. */
const ASKED = ['.turn-banner', '.action-bar', '.stage-wall', '.hand']
const SEATS = ['person', 'easy', 'medium'] as const

test.use({ settings: { speed: 'instant', confirmations: true, theme: 'day' } })

test('the table keeps nobody out, whatever is asked', async ({ page }) => {
  const wanted = new Set<Question>(USUAL_QUESTIONS)
  await openTable(page, EVERYTHING_SOON)
  const player = playerAt(page)
  await player.playUntil(async (question) => {
    const part = wanted.size === USUAL_QUESTIONS.length ? [] : ASKED
    if (wanted.delete(question)) {
      await inEveryLook(page, async ({ look, expectFine }) => {
        if (question === 'a bid' || question === 'a sealed bid') await player.hearOthersOut()
        await expectFine(page, `${question}, on ${look}`, part)
      })
    }
    return wanted.size === 0
  })
  expect([...wanted]).toEqual([])
})

for (const question of ['a painting', 'a bid'] as const) {
  const tag = question === 'a painting' ? [] : '@long'
  test(`nothing that opens at the table keeps anybody out who is asked for ${question}`, { tag }, async ({ page }) => {
    await openTable(page, EVERYTHING_SOON)
    const player = playerAt(page)
    expect(await player.playUntil((asked) => asked === question)).toBe(question)
    await inEveryLook(page, (look) => lookAround(player, question, look))
  })
}

test('what else a table shows keeps nobody out', async ({ page }) => {
  await openFile(page, fileOf(SEASON_OVER), SEATS)
  await page.getByRole('button', { name: en.season.lots }).click()
  await expectFineInEveryLook(page, 'a season’s end with its lots')

  const { question } = playerAt(page)
  await openFile(page, fileOf(FLIP), SEATS)
  expect(await question()).toBe('a flip')
  await expectFineInEveryLook(page, 'a flip', ASKED)

  await openFile(page, fileOf(FINISHED), SEATS)
  expect(await question()).toBe('nothing more')
  await expectFineInEveryLook(page, 'the podium')

  await openFile(page, fileOf(ONE_OFFER_ABOVE_14), SEATS)
  const amount = page.getByRole('textbox', { name: en.controls.amount })
  await amount.fill('3')
  await expectFineInEveryLook(page, 'too little', ASKED)
  await inEveryLook(page, async ({ look, expectFine }) => {
    await amount.fill('90')
    await page.getByRole('button', { name: en.controls.bid(90) }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFine(page, `are you sure?, on ${look}`, DIALOG)
    await close(page)
  })
})

test('people at one device are not kept out either', { tag: '@long' }, async ({ page }) => {
  await openFile(page, fileOf(OPEN_AUCTION), ['person', 'easy', 'person'])
  await expect(page.getByRole('region', { name: en.stage.outLoud })).toBeVisible()
  await expectFineInEveryLook(page, 'bids out loud')
  await playTogether(page, (question) => question === 'the device')
  await expectFineInEveryLook(page, 'the hand-over')
})

/** Everything that can be opened at the table while this is asked. */
async function lookAround(
  player: Player,
  question: 'a painting' | 'a bid',
  { look, phone, expectFine }: Look,
): Promise<void> {
  const { page } = player
  const see = (what: string, part: readonly string[]): Promise<void> => expectFine(page, `${what}, on ${look}`, part)
  const lookInto = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await see(String(name), DIALOG)
    await close(page)
  }

  if (question === 'a painting') {
    const card = page.getByRole('region', { name: en.table.hand }).getByRole('listitem').first().getByRole('button')
    await card.click()
    await see('a painting that is lifted', ['.hand', '.action-bar'])
    await lookInto(en.table.menu)
    if (phone) for (const sheet of [en.table.market, en.table.players, en.table.log]) await lookInto(sheet)
    await card.click()
  } else {
    await player.hearOthersOut()
    if (!phone) await lookInto(en.table.rules)
    await lookInto(en.autoBid.open)
    await lookInto(/^Look closely at/)
    await page.getByRole('button', { name: en.rulesOf('open') }).click()
    await see('the rule of an auction', [':popover-open'])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: en.hints.ask }).click()
  await expect(page.getByRole('region', { name: en.hints.title }).getByRole('listitem').first()).toBeVisible()
  await see('a hint', ['.hint'])
  await page.keyboard.press('Escape')
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
