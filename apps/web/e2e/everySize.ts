import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../src/settings/languages.ts'
import type { Language } from '../src/settings/languages.ts'
import { speak } from './speak.ts'

/** Sizes of a window such as '390x844', from rows of them. */
export function sizesIn(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split(' '))
}

/** Nothing is wrong with the page in any language, at the sizes wanted in it; `look` tells what is wrong. */
export async function expectFit(
  page: Page,
  sizesFor: (language: Language) => readonly string[],
  look: (page: Page) => Promise<readonly string[]>,
): Promise<void> {
  const troubles: Record<string, readonly string[]> = {}
  await atSmallScale(page, async (resize) => {
    for (const language of LANGUAGES) {
      await speak(page, language)
      for (const size of sizesFor(language)) {
        const [width = 0, height = 0] = size.split('x').map(Number)
        await resize(width, height)
        const found = await look(page)
        if (found.length > 0) troubles[`${size} ${language}`] = found
      }
    }
  })
  expect(troubles).toEqual({})
}

type Resize = (width: number, height: number) => Promise<void>

/**
 * Lets the window have other sizes and draws it a twentieth as large meanwhile: the layout is the same, and to draw it in full takes
 * as long as to look at it. Nothing can be pressed until it has its former size again.
 */
async function atSmallScale(page: Page, look: (resize: Resize) => Promise<void>): Promise<void> {
  const former = page.viewportSize()
  const devtools = await page.context().newCDPSession(page)
  await look(async (width, height) => {
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
      scale: 0.05,
    })
  })
  await devtools.detach()
  if (former !== null) await page.setViewportSize(former)
}
