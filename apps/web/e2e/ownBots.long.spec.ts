import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DEFAULT_SETTINGS, PROTOCOL_VERSION } from '@modern-art/protocol'
import type { TablePlace } from '@modern-art/protocol'
import type { Page } from '@playwright/test'
import { account } from '../src/words/en/account.ts'
import { en } from '../src/words/en.ts'
import { REFUSALS, fieldIn, newCredentials, signUp } from './accountPages.ts'
import { start } from './onlineTable.ts'
import { expect, test } from './people.ts'

const { bots } = account
const EXAMPLE = fileURLToPath(new URL('../../cli/examples/online/bot.js', import.meta.url))

/** A table of whoever the page knows; gives its code. */
async function openTable(page: Page): Promise<string> {
  const headers = { 'X-Modern-Art-Protocol': String(PROTOCOL_VERSION), Origin: new URL(page.url()).origin }
  const data = { settings: { ...DEFAULT_SETTINGS, pace: 'untimed' }, chairs: [null, null, null] }
  const opened = await page.request.post('/api/tables', { headers, data })
  return ((await opened.json()) as TablePlace).code
}

test.use({ tolerated: REFUSALS })

test('somebody makes a token, their program sits down as a bot, and leaves when the token is revoked', async ({
  come,
}) => {
  const ana = await come('Ana')
  await signUp(ana.page, 'Ana', newCredentials())
  await ana.page.getByRole('button', { name: account.welcome.later }).click()
  const card = ana.page.getByRole('region', { name: bots.title })
  await fieldIn(card, 'name').fill('Moderator')
  await card.getByRole('button', { name: bots.make }).click()
  await expect(card.getByRole('alert')).toHaveText(en.online.faults.name_refused)
  await fieldIn(card, 'name').fill('Jackdaw')
  await card.getByRole('button', { name: bots.make }).click()
  await expect(card.getByRole('textbox', { name: bots.token('Jackdaw') })).toBeVisible()
  await fieldIn(card, 'name').fill('Magpie')
  await card.getByRole('button', { name: bots.make }).press('Enter')
  await expect(card.getByText(bots.once)).toBeFocused()
  const token = await card.getByRole('textbox', { name: bots.token('Magpie') }).inputValue()
  await expect(card.getByRole('listitem').filter({ hasText: 'Magpie' })).toHaveCount(1)
  // Whoever revokes another token loses neither this one nor what they have typed.
  await fieldIn(card, 'name').fill('Her')
  await card.getByRole('button', { name: bots.endLabel('Jackdaw') }).click()
  await card.getByRole('button', { name: bots.reallyEndLabel('Jackdaw') }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByRole('textbox', { name: bots.token('Magpie') })).toHaveValue(token)
  await expect(fieldIn(card, 'name')).toHaveValue('Her')
  // It is shown once.
  await ana.page.reload()
  await expect(card.getByText(bots.unused)).toBeVisible()
  await expect(card.getByRole('textbox', { name: bots.token('Magpie') })).toHaveCount(0)

  const code = await openTable(ana.page)
  await ana.page.goto(`/table/${code}`)
  const { origin } = new URL(ana.page.url())
  const bot = spawn(process.execPath, [EXAMPLE, origin, code], {
    env: { ...process.env, MODERN_ART_TOKEN: token },
  })
  try {
    const chair = ana.page.getByRole('listitem').filter({ hasText: 'Magpie' })
    await expect(chair).toContainText(en.online.room.bot)
    await expect(chair).toContainText(en.online.room.ready)
    await start(ana)
    const seat = ana.page
      .getByRole('list', { name: en.table.players })
      .getByRole('listitem')
      .filter({ hasText: 'Magpie' })
    await expect(seat.first().locator('.program-mark')).toHaveText(en.online.room.bot)

    await expect(seat.first()).not.toContainText(en.awayRole)
    expect(bot.exitCode).toBe(null)

    const other = await ana.page.context().newPage()
    await other.goto('/account')
    const again = other.getByRole('region', { name: bots.title })
    await again.getByRole('button', { name: bots.endLabel('Magpie') }).click()
    await again.getByRole('button', { name: bots.reallyEndLabel('Magpie') }).click()
    await expect(again.getByRole('status').filter({ hasText: bots.ended('Magpie') })).toBeVisible()
    await expect(seat.first()).toContainText(en.standInRole)
  } finally {
    bot.kill('SIGKILL')
  }
})
