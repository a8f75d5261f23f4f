import type { Page, Response, Route } from '@playwright/test'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { expect, test } from './watch.ts'

/** Something that only the table's code says. */
const OF_THE_TABLE = 'turn-banner'
const PAGES = ['/new', '/learn', '/learn/open', '/game/new', '/games', '/gallery', '/rules', '/settings', '/nowhere']

test('the menu is in the page that is served, in the language that the browser speaks', async ({ request }) => {
  for (const [language, words] of [
    ['en', en],
    ['de', de],
  ] as const) {
    const html = await (await request.get('/', { headers: { 'accept-language': language } })).text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toMatch(/<h1[^>]*>Modern(<!-- -->)? <em>Art<\/em><\/h1>/)
    expect(html).toMatch(new RegExp(`<button[^>]* id="play-now"[^>]*>${words.menu.play}</button>`))
  }
})

test('no other page is served with the menu in it', async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html, path).toContain('<div id="app"></div>')
    expect(html, path).not.toContain('play-now')
  }
})

test('without scripts the menu is there, and under no style but the server’s', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: en.gameName })).toBeVisible()
  await expect(page.getByRole('button', { name: en.menu.play })).toBeVisible()
  await page.getByRole('link', { name: en.menu.rules }).click()
  await expect(page).toHaveURL(/\/rules$/)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await context.close()
})

test('the menu runs nothing of the table, but has fetched it', async ({ page }) => {
  const scripts: Response[] = []
  const fetched: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
    else if (response.url().endsWith('.js')) fetched.push(response.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: en.menu.play })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(await script.text(), script.url()).not.toContain(OF_THE_TABLE)
  const fetchedTable = async (): Promise<boolean> => {
    const texts = await Promise.all(fetched.map(async (url) => (await page.request.get(url)).text()))
    return texts.some((text) => text.includes(OF_THE_TABLE))
  }
  await expect.poll(fetchedTable).toBe(true)
})

test('Play works when it is pressed before the app is there', async ({ page }) => {
  const release = await hold(page, /\/assets\/app-[\w-]+\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: en.menu.play }).click()
  await expect(page).toHaveURL(/\/$/)
  await release()
  await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
})

test.describe('where the menu is drawn anew', () => {
  test.use({ settings: { language: 'de', speed: 'instant' } })

  test('Play works when it is pressed as soon as it is drawn', async ({ page }) => {
    await page.addInitScript(pressWhenDrawn, de.menu.play)
    await page.goto('/')
    await expect(page.getByRole('region', { name: de.table.hand })).toBeVisible()
  })
})

test.describe('where the table’s code comes late', () => {
  const TABLE = /\/assets\/play-[\w-]+\.js$/

  test('Play that is pressed again opens one game', async ({ page }) => {
    const release = await hold(page, TABLE)
    await page.goto('/')
    await pressPlay(page)
    await page.goBack()
    await pressPlay(page)
    await release()
    await expect(page.getByRole('region', { name: en.table.hand })).toBeVisible()
    await page.goto('/games')
    await expect(page.getByRole('link', { name: en.saves.open })).toHaveCount(1)
  })

  test('no game begins once somebody has gone back to the menu', async ({ page }) => {
    const release = await hold(page, TABLE)
    await page.goto('/')
    await pressPlay(page)
    await page.goBack()
    await release()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: en.menu.play })).toBeVisible()
    await page.goto('/games')
    await expect(page.getByText(en.saves.none)).toBeVisible()
  })
})

test.describe('where fonts come late', () => {
  test('nothing moves when they are there', async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1500)
      })
      await route.continue()
    })
    for (const viewport of [
      { width: 412, height: 823 },
      { width: 1366, height: 650 },
    ]) {
      await page.setViewportSize(viewport)
      await watchShifts(page)
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready.then(() => null))
      await expect.poll(() => page.evaluate(() => document.fonts.check('16px Fraunces'))).toBe(true)
      const shift = await shiftsIn(page)
      expect(
        await standInsMissing(page),
        'No font is here to stand in: install Times New Roman and Arial, or Liberation (fonts-liberation)',
      ).toEqual([])
      expect(shift, `${viewport.width}`).toBeLessThan(0.01)
    }
  })
})

async function pressPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.menu.play }).click()
  await expect(page).toHaveURL(/\/game\/new$/)
}

/** What the page fetches of this waits, until the function that is returned lets it come. */
async function hold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let released = false
  await page.route(what, async (route) => {
    if (released) await route.continue()
    else held.push(route)
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    released = true
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** The page's stand-in fonts for which this machine has no font. */
function standInsMissing(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const here: string[] = []
    for (const face of document.fonts) {
      if (await face.load().catch(() => null)) here.push(face.family)
    }
    return ['Title in', 'Fraunces in', 'Instrument Sans in'].filter(
      (name) => !here.some((family) => family.includes(name)),
    )
  })
}

for (const { name, language, begun } of [
  { name: 'where another language was chosen than the browser’s', language: 'de', begun: false },
  { name: 'where a game can be continued', language: 'browser', begun: true },
]) {
  test.describe(name, () => {
    test.use({ settings: { language, speed: 'instant' } })

    test('the menu shows nothing that changes, and nothing moves', async ({ page }) => {
      const words = language === 'de' ? de : en
      if (begun) {
        await page.goto('/')
        await page.getByRole('button', { name: words.menu.play }).click()
        await expect(page.getByRole('region', { name: words.table.hand })).toBeVisible()
      }
      await watchShifts(page)
      await page.addInitScript(watchTexts)
      await page.goto('/')
      const first = begun
        ? page.getByRole('link', { name: words.menu.continueGame })
        : page.getByRole('button', { name: words.menu.play })
      await expect(first).toBeVisible()
      expect(await shiftsIn(page)).toBeLessThan(0.01)
      const seen = await page.evaluate(() => (globalThis as unknown as { readonly seen: string[] }).seen)
      expect(new Set(seen)).toEqual(new Set([await page.locator('.menu-actions').innerText()]))
    })
  })
}

/** Runs in the page: what the choices of the menu say, whenever they can be seen. */
function watchTexts(): void {
  const seen: string[] = []
  Object.assign(globalThis, { seen })
  requestAnimationFrame(function look() {
    const actions = document.querySelector<HTMLElement>('.menu-actions')
    if (actions !== null && getComputedStyle(actions).visibility === 'visible') seen.push(actions.innerText)
    requestAnimationFrame(look)
  })
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shiftsIn(page: Page): Promise<number> {
  // Two frames later everything that has moved was seen to move.
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    return (globalThis as unknown as { readonly shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)
  })
}

/**
 * Runs in the page: presses a button as soon as it is drawn. The clock makes haste, so that React puts off everything that it
 * does after drawing, as it does on a slow device.
 */
function pressWhenDrawn(name: string): void {
  let haste = 0
  const now = performance.now.bind(performance)
  performance.now = () => now() + (haste += 10)
  const observer = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (button === undefined) return
    observer.disconnect()
    button.click()
  })
  observer.observe(document, { childList: true, subtree: true })
}
