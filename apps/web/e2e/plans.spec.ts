import { ARTISTS, artistName } from '@modern-art/engine'
import type { Locator, Page } from '@playwright/test'
import type { Plans } from '@modern-art/table/contract'
import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { expectAccessibleByNight } from './axe.ts'
import { playOnline } from './onlinePlayer.ts'
import { openOnlineTable, start, twoAtTurnBasedTable } from './onlineTable.ts'
import { expect, messagesTo, test } from './people.ts'
import type { Wire } from './people.ts'

const { plans } = en
const ALL = plain(plans.passStands(ARTISTS.map(artistName)))

function dialogOn(page: Page): Locator {
  return page.getByRole('dialog', { name: plans.title })
}

/** All plans that somebody was ever told of. */
function plansToldTo(wire: Wire): readonly (Plans | null)[] {
  return messagesTo(wire).flatMap((message) => {
    if (message.type === 'welcome') return [message.screen.plans]
    return message.type === 'update' ? [message.changes.screen.plans ?? null] : []
  })
}

/** Whether somebody offers the first painting. */
function begins(wire: Wire): boolean {
  return messagesTo(wire).some(
    (message) => message.type === 'welcome' && message.screen.view.setup.startingSeat === message.seat,
  )
}

test('at a turn-based table, plans pass and sell for somebody who is not there, and nobody else hears of them', async ({
  come,
}) => {
  const { ana, ben } = await twoAtTurnBasedTable(come)
  // Nobody plans what they are asked right now.
  const [planner, other] = begins(ben.wire) ? [ana, ben] : [ben, ana]
  const { page } = planner
  const dialog = dialogOn(page)

  await page.getByRole('button', { name: plans.open }).click()
  await planToPass(dialog)
  await dialog.getByRole('button', { name: plans.withdraw }).click()
  await expect(dialog.getByText(ALL)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: plans.open })).toBeFocused()

  await page.keyboard.press('Enter')
  await planToPass(dialog)
  const fixedPrice = dialog.getByRole('radio', { name: new RegExp(`, ${en.auctions.fixed_price}$`) })
  const painting = ((await fixedPrice.count()) > 0 ? fixedPrice : dialog.getByRole('radio')).first()
  const name = (await painting.getAttribute('aria-label')) ?? ''
  await painting.focus()
  await page.keyboard.press('Space')
  await expectAccessibleByNight(page, 'planning')
  await dialog.getByRole('button', { name: plans.sell }).click()
  await expect(dialog.getByRole('button', { name: plans.withdraw })).toHaveCount(2)
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(page.getByRole('button', { name: plans.count(2) })).toBeVisible()
  const sold = page.locator('.hand').getByRole('button', { name, exact: true })
  await expect(sold).toBeVisible()
  // The other plays no longer than that: all plans end with the season.
  const isSold = (): boolean => plansToldTo(planner.wire).findLast((told) => told !== null)?.sale === null
  const othersGame = playOnline(other.page, () => false, isSold)
  // Nobody plans what to add to the doubles of others: that is asked as usual.
  const decline = page.locator('.bid-bar').getByRole('button', { name: en.controls.decline, disabled: false })
  await expect(async () => {
    if ((await decline.count()) > 0) await decline.click()
    expect(isSold()).toBe(true)
  }).toPass()
  await othersGame
  await expect(sold).toHaveCount(0)
  await expect(page.getByRole('button', { name: plans.count(1) })).toBeVisible()
  const toldPlanner = plansToldTo(planner.wire).filter((told) => told !== null)
  const afterSale = toldPlanner[toldPlanner.findLastIndex(({ sale }) => sale !== null) + 1]
  expect(afterSale).toEqual({ passOn: [...ARTISTS], sale: null, lapsed: null })
  const none = [null, { passOn: [], sale: null, lapsed: null }]
  for (const told of plansToldTo(other.wire)) expect(none).toContainEqual(told)
})

/** Plans to pass on everything. */
async function planToPass(dialog: Locator): Promise<void> {
  for (const artist of ARTISTS) await dialog.getByRole('checkbox', { name: artistName(artist) }).check()
  await dialog.getByRole('button', { name: plans.pass }).click()
  await expect(dialog.getByText(ALL)).toBeVisible()
}

test('why the table does not take a plan is told where it was made', { tag: '@long' }, async ({ come }) => {
  const ana = await come('Ana')
  await ana.page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    // It is for another season when it arrives.
    socket.onMessage((message) => server.send(String(message).replace(/"round":\d(?=.*"pass_on")/, '"round":4')))
  })
  await openOnlineTable(ana, { pace: 'turn_based', chairs: 3 })
  await start(ana)
  await ana.page.getByRole('button', { name: plans.open }).click()
  const dialog = dialogOn(ana.page)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: plans.pass }).click()
  await expect(dialog.getByRole('alert')).toHaveText(en.refusals.season_over)
})

test(
  'at a live table plans are in the menu, and at a table of this device there are none',
  { tag: '@long' },
  async ({ come }) => {
    const ana = await come('Ana')
    await openOnlineTable(ana, { pace: 'untimed', chairs: 3 })
    await start(ana)
    await expect(ana.page.getByRole('button', { name: plans.open })).toHaveCount(0)
    await ana.page.getByRole('button', { name: en.table.menu }).click()
    await ana.page.getByRole('button', { name: plans.open }).click()
    await expect(dialogOn(ana.page)).toBeVisible()
    await ana.page.goto('/')
    await ana.page.getByRole('button', { name: en.menu.play }).click()
    await expect(ana.page.getByRole('region', { name: en.table.hand })).toBeVisible()
    await ana.page.getByRole('button', { name: en.table.menu }).click()
    await expect(ana.page.getByRole('button', { name: en.table.rules }).last()).toBeVisible()
    await expect(ana.page.getByRole('button', { name: plans.open })).toHaveCount(0)
  },
)
