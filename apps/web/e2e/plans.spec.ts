import { ARTISTS, artistName } from '@modern-art/engine'
import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { expectAccessibleByNightToo } from './axe.ts'
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
function plansToldTo(wire: Wire): readonly unknown[] {
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
  const cards = page.locator('.hand').getByRole('listitem')
  const held = await cards.count()

  await page.getByRole('button', { name: plans.open }).click()
  const dialog = dialogOn(page)
  for (const artist of ARTISTS) await dialog.getByRole('checkbox', { name: artistName(artist) }).check()
  await dialog.getByRole('button', { name: plans.pass }).click()
  await expect(dialog.getByText(ALL)).toBeVisible()
  const sale = dialog.getByRole('radio', { name: new RegExp(`, ${en.auctions.fixed_price}$`) })
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  if ((await sale.count()) > 0) await sale.first().focus()
  if ((await sale.count()) > 0) await page.keyboard.press('Space')
  await expectAccessibleByNightToo(page, 'planning')
  await dialog.getByRole('button', { name: plans.sell }).click()
  await expect(dialog.getByRole('button', { name: plans.withdraw })).toHaveCount(2)
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(page.getByRole('button', { name: plans.count(2) })).toBeVisible()
  let isSold = false
  const othersGame = playOnline(
    other.page,
    () => false,
    () => isSold,
  )
  await expect(cards).toHaveCount(held - 1)
  await expect(page.getByRole('button', { name: plans.count(1) })).toBeVisible()
  isSold = true
  await othersGame
  expect(plansToldTo(planner.wire)).toContainEqual(expect.objectContaining({ passOn: [...ARTISTS] }))
  const none = [null, { passOn: [], sale: null, lapsed: null }]
  for (const told of plansToldTo(other.wire)) expect(none).toContainEqual(told)

  await page.getByRole('button', { name: plans.count(1) }).click()
  await dialog.getByRole('button', { name: plans.withdraw }).click()
  await expect(dialog.getByText(ALL)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: plans.open })).toBeFocused()
})

test('why the table does not take a plan is told where it was made', async ({ come }) => {
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

test('at a live table plans are in the menu, and at a table of this device there are none', async ({ come }) => {
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
})
