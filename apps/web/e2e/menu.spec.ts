import type { Page } from '@playwright/test'
import { expect, test } from './watch.ts'

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [640, 512],
  [667, 375],
  [768, 1024],
  [844, 390],
  [932, 430],
  [1000, 540],
  [1024, 700],
  [1280, 560],
  [1366, 625],
  [1366, 650],
  [1440, 900],
  [1536, 730],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
] as const

/** What is read, pressed or looked at: none of it may lie on any other. */
const PARTS =
  'h1, .menu-tagline, .menu-actions > *, .menu-hint, .menu-work .frame, figcaption, .menu-floor a, .menu-legal'

for (const locale of ['en-GB', 'de-DE', 'pt-BR']) {
  test.describe(`in ${locale}`, { tag: locale === 'en-GB' ? [] : '@long' }, () => {
    test.use({ locale })

    test('nothing in the menu lies on anything else or is cut, at any size', async ({ page }) => {
      await page.goto('/')
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        expect(await troublesIn(page), `${width} × ${height}`).toEqual([])
      }
    })

    test('a phone on its side shows the title and Play without scrolling', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('#play-now')).toBeInViewport({ ratio: 1 })
    })
  })
}

test('the menu grows with the window', async ({ page }) => {
  const sizeOf = (part: string): Promise<number> =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().width)
  await page.goto('/')
  await page.setViewportSize({ width: 1280, height: 720 })
  const before = { title: await sizeOf('h1'), play: await sizeOf('#play-now'), work: await sizeOf('.wall-c') }
  await page.setViewportSize({ width: 2560, height: 1440 })
  expect(await sizeOf('h1')).toBeGreaterThan(1.8 * before.title)
  expect(await sizeOf('#play-now')).toBeGreaterThan(1.5 * before.play)
  expect(await sizeOf('.wall-c')).toBeGreaterThan(1.8 * before.work)
})

/** What lies on something else, or is not wholly on the page. */
function troublesIn(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(selector)]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        return { what: `${part.className} ${part.textContent}`.trim().slice(0, 40), left, top, right, bottom }
      })
    const width = document.documentElement.clientWidth
    const cut = parts.filter(({ left, top, right }) => left < 0 || top < 0 || right > width)
    const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const))
    const overlapping = pairs.filter(
      ([one, other]) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1,
    )
    return [
      ...cut.map(({ what }) => `cut: ${what}`),
      ...overlapping.map(([one, other]) => `overlap: ${one.what} / ${other.what}`),
    ]
  }, PARTS)
}
