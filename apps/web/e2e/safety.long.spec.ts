import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { Page } from '@playwright/test'
import { account } from '../src/words/en/account.ts'
import { safety } from '../src/words/en/safety.ts'
import { en } from '../src/words/en.ts'
import { newCredentials, signUp } from './accountPages.ts'
import { expectAccessibleByNight } from './axe.ts'
import { openOnlineTable, sitDown } from './onlineTable.ts'
import { startOwnServer } from './ownServer.ts'
import type { OwnServer } from './ownServer.ts'
import { expect, test } from './people.ts'
import type { Person } from './people.ts'
import { lineField, linesOn, say } from './talking.ts'
import { CUT } from './wire.ts'

const { room, faults, friends } = en.online
const { block, blocked, report, banned, moderation } = safety

const PHONE = { width: 390, height: 844 }

// Whoever is banned is refused, and the server is started once more to learn who its moderators are.
test.use({
  settings: { theme: 'day', speed: 'instant' },
  tolerated: new RegExp(`${CUT.source}|answered (403|503)|status of (403|503)|dynamically imported`),
})

let server: OwnServer
test.beforeEach(async () => {
  server = await startOwnServer()
})
test.afterEach(() => server.close())

const STORY = 'somebody who spoils a table is blocked and reported; a moderator mutes and bans, and it is said why'

// Each page of it is tested in memory as well.
test(STORY, async ({ come }) => {
  const mona = await come('Mona', { home: server.address, viewport: PHONE })
  await signUp(mona.page, 'Mona', newCredentials())
  const moderator = await numberOf(mona)
  await mona.page.goto('/moderation')
  await expect(mona.page.getByText(faults.not_moderator)).toBeVisible()
  await server.kill()
  await server.startAgain({ MODERATORS: moderator })

  const ana = await come('Ana', { home: server.address })
  const ben = await come('Ben', { home: server.address, viewport: PHONE })
  const table = await openOnlineTable(ana)
  await sitDown(ben, table)
  await say(ben.page, 'You are all fools')
  await expect(linesOn(ana.page)).toContainText('You are all fools')

  // Ana blocks Ben with keys alone, and takes it back, and does it again.
  const opens = ana.page.getByRole('button', { name: room.blockOrReport('Ben', true) })
  const dialog = ana.page.getByRole('dialog')
  await opens.press('Enter')
  await expect(dialog.getByText(block.about('Ben'))).toBeVisible()
  await expectAccessibleByNight(ana.page, 'somebody at the table')
  await dialog.getByRole('button', { name: block.action('Ben') }).press('Enter')
  await expect(dialog.getByText(block.done('Ben'))).toBeVisible()
  await expect(linesOn(ana.page)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: block.undo('Ben') })).toBeFocused()
  await ana.page.keyboard.press('Enter')
  await expect(dialog.getByText(block.undone('Ben'))).toBeVisible()
  await expect(linesOn(ana.page)).toContainText('You are all fools')
  await ana.page.keyboard.press('Enter')
  await expect(dialog.getByText(block.done('Ben'))).toBeVisible()

  // She reports him, too, for two reasons.
  await reportBen(ana.page, 'What Ben wrote hurts.')
  await expectAccessibleByNight(ana.page, 'a report that was sent')
  await ana.page.keyboard.press('Escape')
  await expect(opens).toBeFocused()
  // The focus is back a moment before the dialog is gone; what is pressed in between opens nothing.
  await expect(ana.page.locator('dialog')).toHaveCount(0)
  await opens.press('Enter')
  await reportBen(ana.page, '', 'another reason')
  await ana.page.keyboard.press('Escape')

  // What he says now does not even reach her; what she says reaches him.
  await say(ben.page, 'And Ana most of all')
  await say(ana.page, 'Shall we begin?')
  await expect(linesOn(ben.page)).toContainText('Shall we begin?')
  await expect(linesOn(ana.page)).toContainText('Shall we begin?')
  expect(ana.wire.received.join()).toContain('You are all fools')
  expect(ana.wire.received.join()).not.toContain('And Ana most of all')
  await ana.page.goto('/friends')
  await expect(ana.page.getByRole('button', { name: blocked.unblockLabel('Ben') })).toBeVisible()
  await expectAccessibleByNight(ana.page, 'those who are blocked')

  // Mona finds both reports from her account, with what was said.
  const { page } = mona
  await page.goto('/account')
  await page.getByRole('link', { name: account.moderation }).click()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('What Ben wrote hurts.')
  await expect(cards.first()).toContainText('And Ana most of all')
  await expect(cards.first()).toContainText(moderation.inAll(2))
  const first = cards.first()
  await first.getByRole('radio', { name: moderation.decisions.mute.name }).check()
  await first.getByRole('combobox', { name: moderation.howLong }).selectOption(moderation.days(30))
  const muting = first.getByRole('button', { name: moderation.decide.mute('Ben', 30) })
  await muting.press('Enter')
  const why = first.getByRole('textbox', { name: moderation.why('Ben') })
  await expect(why).toBeFocused()
  await expect(first.getByRole('alert')).toHaveText(moderation.whyMissing)
  await expectAccessibleByNight(page, 'a decision that lacks its reason')
  await why.fill('Be kind to the others.')
  await muting.press('Enter')
  await expect(page.getByText(moderation.done('Ben'))).toBeVisible()
  await expect(page.getByRole('heading', { name: moderation.reports(1) })).toBeFocused()
  await expect(page.getByText(moderation.acts.mute('Mona', 'Ben', 30))).toBeVisible()

  // Ben reads why when he wants to say something, until Mona thinks better of it.
  await say(ben.page, 'So what')
  await expect(ben.page.getByText('Be kind to the others.')).toBeVisible()
  await expect(lineField(ben.page)).toHaveCount(0)
  await expectAccessibleByNight(ben.page, 'somebody who is muted')
  const lift = page.getByRole('button', { name: moderation.liftLabel.mute('Ben') })
  await lift.click()
  await page.getByRole('button', { name: moderation.reallyLiftLabel('Ben') }).click()
  await expect(page.getByText(moderation.lifted('Ben'))).toBeVisible()
  await expect(lift).toHaveCount(0)
  await ben.page.reload()
  await say(ben.page, 'Sorry')
  await expect(linesOn(ben.page)).toContainText('Sorry')

  // A ban ends the evening at the table, and leaves a calm page.
  await cards.getByRole('radio', { name: moderation.decisions.ban.name }).check()
  await page.getByRole('textbox', { name: moderation.why('Ben') }).fill('Take a break.')
  await page.getByRole('button', { name: moderation.decide.ban('Ben', 7) }).click()
  await expect(page.getByText(moderation.none)).toBeVisible()
  await expectAccessibleByNight(page, 'nothing to decide')
  for (const path of [null, '/friends']) {
    if (path !== null) await ben.page.goto(path)
    await expect(ben.page.getByRole('heading', { level: 1, name: banned.title })).toBeVisible()
    await expect(ben.page.getByText('Take a break.')).toBeVisible()
  }
  await expectAccessibleByNight(ben.page, 'somebody who is banned')
  await ben.page.getByRole('link', { name: banned.bots }).click()
  await expect(ben.page.getByRole('button', { name: en.menu.play })).toBeVisible()
  await expect(ana.page.getByText(friends.as('Ana'))).toBeVisible()
})

/** The number of an account, from the export of its data. */
async function numberOf({ context }: Person): Promise<string> {
  const headers = { 'X-Modern-Art-Protocol': String(PROTOCOL_VERSION) }
  const answered = await context.request.get('/api/account/export', { headers })
  return ((await answered.json()) as { readonly person: { readonly id: string } }).person.id
}

/** In the dialog about Ben, with keys alone. */
async function reportBen(page: Page, words: string, reason: 'talk' | 'another reason' = 'talk'): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: report.action('Ben') }).press('Enter')
  await expect(dialog.getByRole('radio', { name: report.reasons.talk })).toBeChecked()
  await page.keyboard.press('Tab')
  if (reason !== 'talk') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(report.sent)).toBeVisible()
}
