import type { Page } from '@playwright/test'
import { toComeToRest } from './atRest.ts'
import { expectAccessible, expectAccessibleAtThisSize, expectAccessibleByNight } from './axe.ts'
import { wholeMatrix } from './wholeMatrix.ts'

/** Unless everything is tried, it is day: that the colours of the night can be read as well, the test of the palette says. */
const atDesk = wholeMatrix ? expectAccessibleByNight : expectAccessible

/** Where a page may be looked at, and what a program can tell of it there. */
const LOOKS = [
  { look: 'a desk', phone: false, viewport: { width: 1440, height: 900 }, expectFine: atDesk },
  { look: 'a phone', phone: true, viewport: { width: 390, height: 844 }, expectFine: expectAccessibleAtThisSize },
] as const

export type Look = (typeof LOOKS)[number]

/** The same page at a desk, and then on a phone. */
export async function inEveryLook(page: Page, see: (look: Look) => Promise<void>): Promise<void> {
  for (const look of LOOKS) {
    await page.setViewportSize(look.viewport)
    await toComeToRest(page)
    await see(look)
  }
}

/** Nothing on the page keeps anybody out at a desk, nor on a phone. */
export async function expectFineInEveryLook(page: Page, where: string, part: readonly string[] = []): Promise<void> {
  await inEveryLook(page, ({ look, expectFine }) => expectFine(page, `${where}, on ${look}`, part))
}
