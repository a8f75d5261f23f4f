import type { Page } from '@playwright/test'
import { BEGINNER_WINS, LEVELS, calledAtTable, weightsOf } from '@modern-art/bots/roster'
import { en } from '../src/words/en.ts'
import { addressOf } from '../src/weights/fetchWeights.ts'
import { EVERYTHING_SOON } from './deals.ts'
import { playerAt } from './player.ts'
import { fillIn, openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

const FILE = addressOf(weightsOf('master'))
const WITH_MASTER = { ...EVERYTHING_SOON, seats: [{ person: 'Ada' }, 'master', 'easy'] } as const
const ABSENT = en.trouble.absent(calledAtTable('master'), calledAtTable('hard'))

/** How often the weights are asked for, by this page and its worker. */
function countFetches(page: Page): () => number {
  let fetches = 0
  page.on('request', (request) => {
    if (request.url().endsWith(FILE)) fetches += 1
  })
  return () => fetches
}

/** In so many answers of a person every bot has been asked more than once. */
const ANSWERS = 4

async function playOn(page: Page): Promise<void> {
  let answers = 0
  await playerAt(page).playUntil(() => (answers += 1) > ANSWERS)
  expect(answers).toBe(ANSWERS + 1)
}

test('the set-up says of each level how often a beginner wins against it, once, and of characters nothing', async ({
  page,
}) => {
  await page.goto('/new')
  await fillIn(page, { ...EVERYTHING_SOON, seats: [...LEVELS, 'hard'] })
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('combobox') })
  for (const [seat, level] of LEVELS.entries()) {
    await expect(rows.nth(seat)).toContainText(en.setUp.beginner(BEGINNER_WINS[level]))
  }
  await expect(page.getByText(en.setUp.beginner(BEGINNER_WINS.hard))).toHaveCount(1)
  await rows.nth(LEVELS.length).getByRole('combobox').selectOption('sniper')
  await expect(rows.nth(LEVELS.length)).toContainText(en.bots.sniper.about)
  await expect(rows.nth(LEVELS.length)).not.toContainText('beginner')
})

test('nobody fetches the weights of the master who does not want to play against it', async ({ page }) => {
  const fetches = countFetches(page)
  await openTable(page, { ...EVERYTHING_SOON, seats: [{ person: 'Ada' }, 'hard', 'medium'] })
  await playOn(page)
  expect(fetches()).toBe(0)
})

test('the weights of the master are fetched once, when it is chosen, and two of it play', async ({ page }) => {
  const fetches = countFetches(page)
  await page.goto('/new')
  await fillIn(page, { ...EVERYTHING_SOON, seats: [{ person: 'Ada' }, 'master', 'master'] })
  await expect(page.getByText(en.setUp.weights.kept)).toHaveCount(1)
  expect(fetches()).toBe(1)
  await page.getByRole('button', { name: en.setUp.start }).click()
  await playOn(page)
  await expect(page.getByText(ABSENT)).toHaveCount(0)
  expect(fetches()).toBe(1)
})

test.describe('a device that cannot get at the weights', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ })

  test('says so before the game and during it, and another bot plays', async ({ page, context }) => {
    await context.route(`**${FILE}`, (route) => route.abort('internetdisconnected'))
    await page.goto('/new')
    await fillIn(page, WITH_MASTER)
    await expect(page.getByText(ABSENT)).toBeVisible()
    await page.getByRole('button', { name: en.setUp.start }).click()
    const note = page.getByRole('alert').filter({ hasText: ABSENT })
    await note.getByRole('button', { name: en.trouble.dismiss }).click()
    await expect(note).toHaveCount(0)
    await playOn(page)
  })
})
