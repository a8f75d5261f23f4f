import type { Page } from '@playwright/test'

type Hears = typeof globalThis & { heard?: string[] }

/**
 * From now on, what a screen reader would say by itself is written down: what is new in a live region, unless a dialog
 * keeps everything outside it from being heard.
 */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = []
    ;(globalThis as Hears).heard = heard
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const near = target instanceof Element ? target : target.parentElement
        const region = near?.closest('[role="status"], [role="alert"], [aria-live]') ?? null
        const dialogs = [...document.querySelectorAll('dialog:modal')]
        if (region === null || dialogs.some((dialog) => !dialog.contains(region))) continue
        // A text that changes is one of the region's own; what is added is heard by itself.
        const texts = target instanceof Text ? [target] : [...addedNodes]
        heard.push(...texts.map((node) => node.textContent ?? '').filter((text) => text !== ''))
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** All that was heard since then, in order. */
export async function heardOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as Hears).heard ?? [])
}
