import { en } from '../src/words/en.ts'
import { expect, test } from './watch.ts'

test('every choice is kept', async ({ page }) => {
  await page.goto('/settings')
  const { settings } = en
  await page.getByLabel(settings.name).fill('Ada')
  await page.getByRole('radio', { name: settings.themes.night }).check()
  await page.getByRole('radio', { name: new RegExp(settings.palettes.distinct.name) }).check()
  await page.getByRole('radio', { name: settings.speeds.fast }).check()
  await page.getByRole('slider', { name: settings.volume }).fill('25')
  const boxes = [
    settings.muted,
    settings.captions,
    settings.guidance,
    settings.confirmations,
    settings.memoryAid,
    settings.shortcuts,
  ]
  const before: boolean[] = []
  for (const name of boxes) {
    const box = page.getByRole('checkbox', { name })
    before.push(await box.isChecked())
    await box.click()
  }
  await page.reload()
  await expect(page.getByLabel(settings.name)).toHaveValue('Ada')
  await expect(page.getByRole('radio', { name: settings.themes.night })).toBeChecked()
  await expect(page.getByRole('radio', { name: new RegExp(settings.palettes.distinct.name) })).toBeChecked()
  await expect(page.getByRole('radio', { name: settings.speeds.fast })).toBeChecked()
  await expect(page.getByRole('slider', { name: settings.volume })).toHaveValue('25')
  for (const [index, name] of boxes.entries()) {
    expect(await page.getByRole('checkbox', { name }).isChecked(), name).toBe(before[index] !== true)
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'distinct')
})

test('the memory aid that was chosen is there in the next game', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: en.settings.memoryAid }).check()
  await page.goto('/')
  await page.getByRole('button', { name: en.menu.play }).click()
  await expect(page.getByRole('list', { name: en.table.players })).toContainText('≈ 100')
})
