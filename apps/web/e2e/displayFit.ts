import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { troublesOnPage } from './fitAudit.ts'

/** Displays that people have, upright and lying, from a phone to a large television. */
const SIZES = ['390x844', '768x1024', '844x390', '1024x768', '1280x720', '1920x1080', '3840x2160']

/** All that a display shows is on one screen, whatever its size, and the line about its table is in sight. */
export async function expectToFitDisplays(display: Page, line: Locator): Promise<void> {
  const former = display.viewportSize()
  const troubles: Record<string, readonly string[]> = {}
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await display.setViewportSize({ width, height })
    const found = await display.evaluate(troublesOnPage, { scrolls: false })
    if (found.length > 0) troubles[size] = found
    await expect(line).toBeInViewport({ ratio: 1 })
  }
  if (former !== null) await display.setViewportSize(former)
  expect(troubles).toEqual({})
}
