import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../src/settings/languages.ts'
import type { Language } from '../src/settings/languages.ts'
import { toComeToRest } from './atRest.ts'
import { speak } from './speak.ts'
import { wholeMatrix } from './wholeMatrix.ts'

/** Sizes of a window such as '390x844', from rows of them. */
export function sizesIn(...rows: readonly string[]): readonly string[] {
  return rows.flatMap((row) => row.split(' '))
}

/**
 * One of each way that a page is laid out in: phones upright and on their side, a tablet, the least wide table, a laptop, desks,
 * and a window of 1280 by 1024 that is enlarged to 400 %.
 */
const USUAL_SIZES = sizesIn('320x568 390x844 667x375 768x1024 960x544 1366x650 1920x1080 2560x1440 320x256')

/** Who has which size in turn: German, whose words are the longest, has every other one. */
const TURNS: readonly Language[] = ['de', 'en', 'de', 'pt']

/** Touched, and with a page that is as wide as the screen only because it says so. */
const LARGEST_TOUCHED = 1024

/**
 * Nothing is wrong with the page in any language, at the sizes wanted in it; `look` tells what is wrong. Without the whole
 * matrix it is looked at in the usual sizes, each in one language, which is another one in the next test.
 */
export async function expectFit(
  page: Page,
  sizesFor: (language: Language) => readonly string[],
  look: (page: Page, height: number) => Promise<readonly string[]>,
): Promise<void> {
  const troubles: Record<string, readonly string[]> = {}
  await atSmallScale(page, async (resize) => {
    for (const language of LANGUAGES) {
      await speak(page, language)
      for (const size of wholeMatrix ? sizesFor(language) : usualSizesFor(language)) {
        const [width = 0, height = 0] = size.split('x').map(Number)
        await resize(width, height)
        await toComeToRest(page)
        const found = await look(page, height)
        if (found.length > 0) troubles[`${size} ${language}`] = found
      }
    }
  })
  expect(troubles).toEqual({})
}

function usualSizesFor(language: Language): readonly string[] {
  const first = test.info().title.length
  return USUAL_SIZES.filter((_, index) => TURNS[(index + first) % TURNS.length] === language)
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
    const mobile = Math.max(width, height) <= LARGEST_TOUCHED
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
    await devtools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile,
      scale: 0.05,
    })
  })
  await devtools.detach()
  if (former !== null) await page.setViewportSize(former)
}
