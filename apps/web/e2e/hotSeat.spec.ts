import type { Page } from '@playwright/test'
import { paintingOf } from '@modern-art/art'
import { artistOf, countPlayed, formatCard, replay } from '@modern-art/engine'
import type { Card, Transcript } from '@modern-art/engine'
import { en } from '../src/words/en.ts'
import { fileOf, openFile } from './gameFile.ts'
import type { Position } from './gameFile.ts'
import { playTogether } from './hotSeat.ts'
import { saveAndRead } from './record.ts'
import { openTable } from './setUp.ts'
import { allSaid, lastAskedFor, movesSoFar, overhear } from './tableTalk.ts'
import type { Said } from './tableTalk.ts'
import { expect, test } from './watch.ts'

/** Somebody is asked for a painting, and holds the fifth of an artist. */
const BEFORE_THE_FIFTH: Position = {
  when: ({ phase, hands, played }) =>
    phase.name === 'awaiting_card_play' &&
    (hands[phase.asked] ?? []).some((card) => countPlayed(played, artistOf(card)) === 4),
}

interface Cover {
  readonly html: string
  readonly pictures: number
  /** How many moves had been made, so that it is known who held what. */
  readonly moves: number
}

test('three people on one device: nobody ever sees another’s hand, and the page never hears of it', async ({
  page,
}) => {
  await expectOwnHandsSeen(page, { covers: 5, seasons: 0 })
})

test(
  'nor in two whole seasons on one device, in which all happens that shows or hides a hand',
  { tag: '@long' },
  async ({ page }) => {
    await expectOwnHandsSeen(page, { covers: 16, seasons: 2 })
  },
)

/** Three people play until the device was handed over so often, and so many seasons are over. */
async function expectOwnHandsSeen(
  page: Page,
  least: { readonly covers: number; readonly seasons: number },
): Promise<void> {
  await overhear(page)
  await openTable(page, { seats: [{ person: 'Ada' }, { person: 'Ben' }, { person: 'Cleo' }], deal: 'hot seat 124' })
  const covers: Cover[] = []
  const outLoud: string[] = []
  let seasons = 0
  await playTogether(page, async (question) => {
    if (question === 'the device') {
      expect(await lastAskedFor(page), 'the page has nobody’s hand before the device is taken').toBeNull()
      await expect(page.getByRole('region', { name: en.table.hand })).toHaveCount(0)
      await expect(page.getByText(en.table.yourMoney)).toHaveCount(0)
      covers.push({
        html: await page.content(),
        pictures: await page.getByRole('img').or(page.locator('img')).count(),
        moves: await movesSoFar(page),
      })
    }
    if (question === 'bids out loud') outLoud.push(await page.content())
    if (question === 'the next season') seasons += 1
    return question === 'bids out loud' && covers.length >= least.covers && seasons >= least.seasons
  })
  await page.getByRole('button', { name: en.table.menu }).click()
  const { transcript } = await saveAndRead(page)
  expect(covers.length).toBeGreaterThanOrEqual(least.covers)
  expect(seasons).toBe(least.seasons)
  expect(outLoud.length).toBeGreaterThan(least.seasons * 2)

  const hands = handsOf(transcript)
  for (const { html, pictures, moves } of covers) {
    expect(pictures, 'the portrait of the next person, and no painting').toBe(1)
    for (const card of hands(moves).flat()) expect(html).not.toContain(paintingOf(formatCard(card)).title)
  }
  for (const html of outLoud) expect(html).not.toContain(en.table.yourMoney)
  expectOwnHandsOnly(await allSaid(page), hands)
}

test(
  'two people and a bot: the device is handed over, and bids in the open are made out loud',
  { tag: '@long' },
  async ({ page }) => {
    await overhear(page)
    await openTable(page, { seats: [{ person: 'Ada' }, 'medium', { person: 'Cleo' }], deal: 'hot seat with a bot' })
    const asked = new Set<string>()
    let devices = 0
    await playTogether(page, async (question) => {
      if (question === 'the device') {
        devices += 1
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hand the device to (Ada|Cleo)$/)
        await expect(page.getByText(en.handover.about)).toBeVisible()
      }
      if (question === 'bids out loud') {
        await expect(page.getByRole('region', { name: en.table.hand })).toHaveCount(0)
      }
      asked.add(question)
      return question === 'the device' && devices > 2 && asked.has('bids out loud')
    })
    await page.reload()
    await expect(page.getByRole('button', { name: /^I am (Ada|Cleo)$/ })).toBeVisible()
    await expect(page.getByRole('region', { name: en.table.hand })).toHaveCount(0)
  },
)

test.describe('while all look', () => {
  test.use({ settings: { speed: 'normal', confirmations: false } })

  test('sealed bids are turned over without the hand of the person who sealed last', async ({ page }) => {
    const hidden = fileOf({
      when: ({ phase, money }) =>
        phase.name === 'auction' && phase.bidding.type === 'hidden' && money.every((amount) => amount > 50),
    })
    await openFile(page, hidden, ['person', 'person', 'person'])
    const hand = page.getByRole('region', { name: en.table.hand })
    for (const name of ['Ada', 'Ben', 'Cleo']) {
      await page.getByRole('button', { name: en.handover.ready(name) }).click()
      await expect(hand).toBeVisible()
      await page.getByRole('textbox', { name: en.controls.amount }).fill('7')
      await page.getByRole('button', { name: en.controls.sealedBid(7) }).click()
    }
    await expect(page.locator('.verdict').filter({ hasText: /tie/ })).toBeVisible()
    await expect(hand).toHaveCount(0)
    await expect(page.getByText(en.table.yourMoney)).toHaveCount(0)
  })

  test('a season’s end shows nobody’s money', async ({ page }) => {
    await openFile(page, fileOf(BEFORE_THE_FIFTH), ['person', 'person', 'person'])
    await page.getByRole('button', { name: /^I am / }).click()
    await page.getByRole('region', { name: en.table.hand }).getByRole('listitem').getByRole('button').first().click()
    const fifth = page.getByRole('button', { name: en.controls.endSeason.fifth_painting })
    for (let card = 1; !(await fifth.isVisible()); card += 1) {
      await page
        .getByRole('region', { name: en.table.hand })
        .getByRole('listitem')
        .getByRole('button')
        .nth(card)
        .click()
    }
    await fifth.click()
    await expect(page.getByRole('region', { name: en.table.hand })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/closes$/)
    await expect(page.getByRole('columnheader', { name: en.season.fromBank })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: en.season.profit })).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: en.season.money })).toHaveCount(0)
    await page.getByRole('button', { name: /^Season / }).click()
    await expect(page.getByRole('button', { name: /^I am / })).toBeVisible()
    await expect(page.locator('[aria-live]')).toHaveText('')
  })
})

/** Everyone's hand after so many moves. */
function handsOf(transcript: Transcript): (moves: number) => readonly (readonly Card[])[] {
  const { steps } = replay(transcript)
  return (moves) => steps[moves]?.state.hands ?? []
}

/**
 * Each screen that the table sent was for the person who had the device, with that seat's hand and money and no other.
 * What was on its way when the page asked for other eyes may still come: it is for the person who had the device until then.
 */
function expectOwnHandsOnly(said: readonly Said[], hands: (moves: number) => readonly (readonly Card[])[]): void {
  let looking: number | null = null
  let heard: number | null = null
  for (const { message } of said) {
    if (message.type === 'look') looking = message.seat
    if (message.type === 'share') looking = null
    if (message.type !== 'told' || message.message.type === 'reply') continue
    const { to } = message
    if (message.message.type === 'welcome') heard = looking
    const { view, moves } = message.message.screen
    // What everybody may see always comes too.
    if (to !== null) expect(to, `after ${moves} moves`).toBe(heard)
    expect(view.seat).toBe(to)
    expect(new Set(view.hand)).toEqual(new Set(to === null ? [] : hands(moves)[to]))
    if (view.phase.name === 'finished') continue
    const known = view.money.flatMap((amount, seat) => (amount === null ? [] : [seat]))
    expect(known).toEqual(to === null ? [] : [to])
  }
}
