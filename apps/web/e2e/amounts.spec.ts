import type { Locator, Page } from '@playwright/test'
import { artistOf, viewFor } from '@modern-art/engine'
import type { GameState } from '@modern-art/engine'
import { possibleWorth } from '../src/facts/market.ts'
import { en } from '../src/words/en.ts'
import { ONE_OFFER_ABOVE_14, OPEN_AUCTION, fileOf, openFile } from './gameFile.ts'
import type { Position } from './gameFile.ts'
import { lotsOf, storyOf } from './log.ts'
import { expect, test } from './watch.ts'

async function openAt(page: Page, position: Position): Promise<void> {
  await openFile(page, fileOf(position), ['person', 'easy', 'medium'])
  await expect(page.getByRole('main').getByRole('textbox', { name: en.controls.amount })).toBeVisible()
}

/** Where the log has this bid for the lot, which must have been opened by hand. */
function bidsOf(story: Locator, amount: number): Locator {
  return story.getByText(`You bid ${amount}`, { exact: true })
}

test('an amount that is typed is bid as it is, and one that cannot be says why', async ({ page }) => {
  await openAt(page, ONE_OFFER_ABOVE_14)
  const story = await storyOf(lotsOf(page).last())
  const amount = page.getByRole('textbox', { name: en.controls.amount })
  const bid = page.getByRole('main').getByRole('button', { name: /^Bid/ })
  const why = page.getByRole('alert')
  await expect(amount).toHaveValue('15')
  await amount.click()

  await page.keyboard.type('2')
  await expect(amount).toHaveValue('2')
  await expect(why).toContainText(en.controls.why.tooLow(15))
  await expect(bid).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(bid).toHaveText(en.controls.bid(2))
  await page.keyboard.type('5')
  await expect(amount).toHaveValue('25')
  await expect(why).toHaveCount(0)
  await expect(bid).toHaveText(en.controls.bid(25))

  await page.keyboard.type('0')
  await expect(why).toContainText(en.controls.why.tooHigh(100))
  await expect(bid).toBeDisabled()
  await amount.fill('')
  await expect(why).toContainText(en.controls.why.noAmount)
  await expect(bid).toHaveText(en.controls.bid(null))
  await why.getByRole('button', { name: en.controls.makeIt(15) }).click()
  await expect(amount).toHaveValue('15')

  await amount.click()
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await expect(bidsOf(story, 25)).toHaveCount(1)
})

test.describe('while others think', () => {
  test.use({ settings: { speed: 'cinematic', confirmations: false } })

  test('an amount is what one types, though somebody bids between the press and the keys', async ({ page }) => {
    await openAt(page, OPEN_AUCTION)
    const amount = page.getByRole('main').getByRole('textbox', { name: en.controls.amount })
    await amount.click()
    // Nobody has bid in this position: whatever is more than the least bid follows a rival's.
    await expect(amount).not.toHaveValue('1')
    await page.keyboard.type('59')
    await expect(amount).toHaveValue('59')
  })

  test('a press that comes just as somebody else bids does not bid more', async ({ page }) => {
    await page.clock.install()
    await openFile(page, fileOf({ ...OPEN_AUCTION, players: ['Ada', 'Ben', 'Cleo', 'Dora'] }), EAGER)
    const main = page.locator('.main-move')
    await main.waitFor()
    const yours = (await storyOf(lotsOf(page).last())).getByText(/^You bid \d+$/)
    // From now on the page's time passes only here. Bots wait until the bids before theirs have been shown.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const before = await main.innerText()
    await expect(async () => {
      await page.clock.runFor(100)
      expect(await main.innerText()).not.toBe(before)
    }).toPass()
    await main.click()
    await page.clock.runFor(450)
    await expect(yours).toHaveCount(0)
    await main.click()
    await expect(yours).toHaveCount(1)
  })
})

test.describe('where one wants to be asked once more', () => {
  test.use({ settings: { speed: 'instant', confirmations: true } })

  test('a bid above what a lot can ever pay is doubted, and thinking again keeps everything', async ({ page }) => {
    await openAt(page, ONE_OFFER_ABOVE_14)
    const amount = page.getByRole('textbox', { name: en.controls.amount })
    const dialog = page.getByRole('dialog', { name: en.confirm.title })
    await amount.fill('31')
    await page.getByRole('button', { name: en.controls.bid(31) }).click()
    await expect(dialog).toContainText(en.confirm.overAnyValue(31, 30))
    await expect(dialog).not.toContainText('% of your money')
    await dialog.getByRole('button', { name: en.confirm.no }).click()
    await expect(dialog).toHaveCount(0)
    await expect(amount).toHaveValue('31')
    const story = await storyOf(lotsOf(page).last())
    await expect(bidsOf(story, 31)).toHaveCount(0)

    await page.getByRole('button', { name: en.controls.bid(31) }).click()
    await dialog.getByRole('button', { name: en.confirm.yes(en.controls.bid(31)) }).click()
    await expect(bidsOf(story, 31)).toHaveCount(1)
  })

  test('a bid of more than 60 % of one’s money is doubted, and one of 60 % is not', async ({ page }) => {
    await openAt(page, ONE_OFFER_FOR_THE_RICHEST_LOT)
    const amount = page.getByRole('textbox', { name: en.controls.amount })
    const dialog = page.getByRole('dialog', { name: en.confirm.title })
    const money = Number(
      /\d+/.exec(
        await page.getByRole('region', { name: en.table.hand }).getByRole('paragraph').first().innerText(),
      )?.[0],
    )
    const most = Math.floor(0.6 * money)
    await amount.fill(String(most + 1))
    await page.getByRole('button', { name: en.controls.bid(most + 1) }).click()
    await expect(dialog).toContainText(en.confirm.mostOfMoney(most + 1, money))
    await expect(dialog).not.toContainText('ever pay')
    await page.keyboard.press('Escape')
    await expect(amount).toHaveValue(String(most + 1))

    const story = await storyOf(lotsOf(page).last())
    await amount.fill(String(most))
    await page.getByRole('button', { name: en.controls.bid(most) }).click()
    await expect(dialog).toHaveCount(0)
    await expect(bidsOf(story, most)).toHaveCount(1)
  })
})

/** A person, and bots that bid several times for the same lot. */
const EAGER = ['person', 'medium', 'hypeman', 'hoarder'] as const

/** Seat 0 is asked for its one offer, for a lot that can pay more than 60 % of its money. */
const ONE_OFFER_FOR_THE_RICHEST_LOT: Position = {
  when: (state) => {
    const { phase, money } = state
    if (phase.name !== 'auction' || phase.bidding.type !== 'one_offer' || phase.bidding.asked !== 0) return false
    const most = Math.floor(0.6 * (money[0] ?? 0))
    return (phase.bidding.bids.at(-1)?.amount ?? 0) < most && most < mostItPays(state)
  },
}

function mostItPays(state: GameState): number {
  const { phase } = state
  const cards = phase.name === 'auction' ? phase.offer.cards : []
  const [first] = cards
  return first === undefined ? 0 : possibleWorth(viewFor(state, 0), artistOf(first), cards.length).most
}
