import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Language } from '../src/settings/languages.ts'

/** Changes the language as another window of the device would. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'modern-art-settings'
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: chosen })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
