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
  const resize = await resizerOf(page)
  for (const language of LANGUAGES) {
    await speak(page, language)
    for (const size of sizesFor(language)) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await resize(width, height)
      const found = await look(page)
      if (found.length > 0) troubles[`${size} ${language}`] = found
    }
  }
  expect(troubles).toEqual({})
}

/**
 * Changes the size of the window and draws it a twentieth as large: the layout is the same, and to draw it takes as long as to
 * look at it. Nothing can be pressed then; afterwards the window has a size of its own again.
 */
async function resizerOf(page: Page): Promise<(width: number, height: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  return async (width, height) => {
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
      scale: 0.05,
    })
  }
}
