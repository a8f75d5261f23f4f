import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { FINISHED, FLIP, ONE_OFFER_ABOVE_14, OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import { playTogether } from './hotSeat.ts'
import { LOOKS } from './looks.ts'
import { USUAL_QUESTIONS, playerAt } from './player.ts'
import type { Player, Question } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

for (const { look, phone, options, expectFine } of LOOKS) {
  test.describe(`on ${look}`, () => {
    test.use({ ...options, settings: { speed: 'instant', confirmations: true, theme: 'day' } })

    test('the table keeps nobody out, whatever is asked', async ({ page }) => {
      const wanted = new Set<Question>(USUAL_QUESTIONS)
      await openTable(page, EVERYTHING_SOON)
      const player = playerAt(page)
      await player.playUntil(async (question) => {
        if (wanted.delete(question)) await lookAround(player, question)
        return wanted.size === 0
      })
      expect([...wanted]).toEqual([])
      await player.playUntil((question) => question === 'the next season')
      await page.getByRole('button', { name: en.season.lots }).click()
      await expectFine(page, 'a season’s end with its lots')

      await openFile(page, fileOf(FLIP), ['person', 'easy', 'medium'])
      expect(await player.question()).toBe('a flip')
      await expectFine(page, 'a flip')

      await openFile(page, fileOf(FINISHED), ['person', 'easy', 'medium'])
      expect(await player.question()).toBe('nothing more')
      await expectFine(page, 'the podium')

      await openFile(page, fileOf(ONE_OFFER_ABOVE_14), ['person', 'easy', 'medium'])
      const amount = page.getByRole('textbox', { name: en.controls.amount })
      await amount.fill('3')
      await expectFine(page, 'too little')
      await amount.fill('90')
      await page.getByRole('button', { name: en.controls.bid(90) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFine(page, 'are you sure?')
    })

    test('people at one device are not kept out either', async ({ page }) => {
      await openFile(page, fileOf(OPEN_AUCTION), ['person', 'easy', 'person'])
      await expect(page.getByRole('region', { name: en.stage.outLoud })).toBeVisible()
      await expectFine(page, 'bids out loud')
      await playTogether(page, (question) => question === 'the device')
      await expectFine(page, 'the hand-over')
    })
  })

  /** Everything that can be opened at the table while this is asked. */
  const lookAround = async (player: Player, question: Question): Promise<void> => {
    const { page } = player
    if (question === 'a bid' || question === 'a sealed bid') await player.hearOthersOut()
    await expectFine(page, question)
    if (question === 'a painting') {
      const card = page.getByRole('region', { name: en.table.hand }).getByRole('listitem').first().getByRole('button')
      await card.click()
      await expectFine(page, 'a painting that is lifted')
      await lookInto(page, en.table.menu)
      if (phone) for (const sheet of [en.table.market, en.table.players, en.table.log]) await lookInto(page, sheet)
      await card.click()
    }
    if (question === 'a bid' || question === 'a painting') {
      await page.getByRole('button', { name: en.hints.ask }).click()
      await expect(page.getByRole('region', { name: en.hints.title }).getByRole('listitem').first()).toBeVisible()
      await expectFine(page, 'a hint')
      await page.keyboard.press('Escape')
    }
    if (question === 'a bid') {
      if (!phone) await lookInto(page, en.table.rules)
      await lookInto(page, en.autoBid.open)
      await lookInto(page, /^Look closely at/)
      await page.getByRole('button', { name: en.rulesOf('open') }).click()
      await expectFine(page, 'the rule of an auction')
      await page.keyboard.press('Escape')
    }
  }

  const lookInto = async (page: Page, name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFine(page, String(name))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}
