import type { Page } from '@playwright/test'
import { toComeToRest } from './atRest.ts'
import { expectAccessible, expectAccessibleByNightToo } from './axe.ts'
import { wholeMatrix } from './wholeMatrix.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** By night a phone shows what a desk does, in a third of the time: the desk is looked at by day alone, unless everything is tried. */
const atDesk = wholeMatrix ? expectAccessibleByNightToo : expectAccessible

/** Where a page may be looked at, and what a program can tell of it there. */
export const LOOKS = [
  { look: 'a desk', phone: false, options: DESK, expectFine: atDesk },
  { look: 'a phone', phone: true, options: PHONE, expectFine: expectAccessibleByNightToo },
] as const

export type Look = (typeof LOOKS)[number]

/** The same page at a desk, and then on a phone. */
export async function inEveryLook(page: Page, see: (look: Look) => Promise<void>): Promise<void> {
  for (const look of LOOKS) {
    await page.setViewportSize(look.options.viewport)
    await toComeToRest(page)
    await see(look)
  }
}

/** Nothing on the page keeps anybody out at a desk, nor on a phone. */
export async function expectFineInEveryLook(page: Page, where: string, part: readonly string[] = []): Promise<void> {
  await inEveryLook(page, ({ look, expectFine }) => expectFine(page, `${where}, on ${look}`, part))
}
