import type { BrowserContext } from '@playwright/test'
import type { MyMatches, MyNotices, MyTables, MyVacation, Profile } from '@modern-art/protocol'
import { accountOf } from '../src/testing/accountOf.ts'
import { meOf } from '../src/testing/meOf.ts'
import { match } from '../src/words/en/match.ts'
import { notices } from '../src/words/en/notices.ts'
import { en } from '../src/words/en.ts'
import { expectAccessibleByNight } from './axe.ts'
import { expect, test } from './people.ts'

const DAY = 86_400_000

const TABLES: MyTables = {
  tables: [
    {
      code: 'ABCDEFGH',
      stage: 'playing',
      pace: 'turn_based',
      players: ['Ana', 'Ben', 'Cleo'],
      chair: 1,
      yourTurn: true,
      left: DAY - 60_000,
      asked: [1],
      changedAt: 0,
      money: null,
    },
  ],
}

const NO_MAIL: MyNotices = { push: { key: 'a key', on: false }, mail: { on: false, whyNot: 'no_mail_server' } }

const WAITING: MyMatches = {
  places: [
    {
      pace: 'live',
      sizes: [5],
      rated: false,
      waited: 7000,
      now: { state: 'waiting', botsIn: 53_000, offer: null, saidYes: false },
    },
  ],
  version: '1',
}

const PROFILE: Profile = {
  name: 'Ben',
  portrait: null,
  handle: 'ben',
  isYou: true,
  isPrivate: false,
  ratings: { live: null, turn_based: null },
  games: [],
}

/** What the server is to have answered; all other questions go to it. */
async function answer(context: BrowserContext, answers: Readonly<Record<string, object>>): Promise<void> {
  for (const [path, json] of Object.entries(answers)) {
    await context.route(`**/api/${path}`, (route) => route.fulfill({ json }))
  }
}

test('a vacation, the queue and an account without mail keep nobody out', async ({ come }) => {
  const { page, context } = await come('Ben', { viewport: { width: 390, height: 844 }, settings: { theme: 'day' } })
  const me = meOf({ name: 'Ben' })
  const none: MyVacation = { vacation: null, daysLeft: 30 }
  await answer(context, { me, 'tables/mine': TABLES, vacation: none, notices: NO_MAIL })
  const panel = page.getByRole('region', { name: en.vacation.title })
  await page.goto('/friends')
  await expect(panel).toContainText(en.vacation.about(30, 30))
  await expectAccessibleByNight(page, 'the way to a vacation')
  const until = Date.now() + 12 * DAY
  await answer(context, { vacation: { vacation: { from: until - 12 * DAY, until }, daysLeft: 18 } })
  await page.reload()
  await expect(panel).toContainText(en.vacation.away(until))
  await expectAccessibleByNight(page, 'a vacation')

  const own = { account: accountOf({}), 'account/bots': { bots: [] }, 'account/language': {}, 'me/profile': PROFILE }
  await answer(context, { me: { ...me, hasAccount: true }, ...own })
  await page.goto('/account')
  await expect(page.getByRole('region', { name: notices.panel.title })).toContainText(
    notices.panel.whyNotMail.no_mail_server,
  )
  await expectAccessibleByNight(page, 'an account where there is no mail')

  await page.setViewportSize({ width: 1280, height: 720 })
  await answer(context, { me, match: { places: [], version: '0' } })
  await page.goto('/match')
  for (const size of [3, 4, 5]) await page.getByRole('checkbox', { name: match.size(size) }).uncheck()
  await expect(page.getByRole('alert')).toContainText(match.noSize)
  await expectAccessibleByNight(page, 'what table is looked for')
  // What has changed since then is asked for, and held back.
  await context.route('**/api/match?seen=*', () => {})
  await answer(context, { match: WAITING })
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: match.waiting })).toBeVisible()
  await expectAccessibleByNight(page, 'a place in the queue')
})
