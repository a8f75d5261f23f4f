import { calledAtTable } from '@modern-art/bots/roster'
import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { EVERYTHING_SOON } from './deals.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

test.use({ serviceWorkers: 'allow' })

const WITH_MASTER = { ...EVERYTHING_SOON, seats: [{ person: 'Ada' }, 'master', 'easy'] } as const
const ABSENT = en.trouble.absent(calledAtTable('master'), calledAtTable('hard'))

test('after the first visit everything is there without a network', async ({ page, context }) => {
  await page.goto('/')
  // A service worker is ready when it has put away all that it was told to.
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The weights of the master are put away when it is chosen.
  await openTable(page, WITH_MASTER)
  await playerAt(page).question()
  // What the browser keeps by itself may be gone tomorrow.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.reload()
  await playerAt(page).playUntil((question) => question === 'the next season')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(en.season.title(1)))
  await expect(page.getByText(ABSENT)).toHaveCount(0)
  await openTable(page, WITH_MASTER)
  await playerAt(page).question()
  await expect(page.getByText(ABSENT)).toHaveCount(0)
  for (const [path, title] of [
    ['/gallery', en.gallery.title],
    ['/rules', en.rules.title],
    ['/settings', en.settings.title],
    ['/games', en.saves.title],
    ['/new', en.setUp.title],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('the page can be installed as an app', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A window of a test is a private one, which cannot install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data = '' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = JSON.parse(data) as { readonly icons: readonly { readonly src: string }[] }
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200)
})
