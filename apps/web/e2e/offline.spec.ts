import { en } from '../src/words/en.ts'
import { plain } from '../src/words/Rich.tsx'
import { EVERYTHING_SOON } from './deals.ts'
import { playerAt } from './player.ts'
import { openTable } from './setUp.ts'
import { expect, test } from './watch.ts'

test.use({ serviceWorkers: 'allow' })

test('after the first visit everything is there without a network', async ({ page, context }) => {
  await page.goto('/')
  // A service worker is ready when it has put away all that it was told to.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await openTable(page, EVERYTHING_SOON)
  await playerAt(page).playUntil((question) => question === 'the next season')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(en.season.title(1)))
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
