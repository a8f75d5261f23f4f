import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readSettings, settings } from '../settings/settings.ts'
import type { Kept } from '../settings/keptStore.ts'
import { followTheme } from '../settings/theme.ts'
import { openPage } from '../testing/openPage.tsx'
import { fill } from '../testing/tableParts.ts'
import { en } from '../words/en.ts'

const words = en.settings
const BOXES = [
  words.muted,
  words.captions,
  words.guidance,
  words.confirmations,
  words.memoryAid,
  words.shortcuts,
] as const

/** What the device has kept is all that is left. */
function reload(): void {
  cleanup()
  settings.setState(readSettings(JSON.parse(localStorage.getItem('modern-art-settings') ?? 'null') as Kept))
  openPage('/settings', { settings: { muted: settings.getState().muted } })
}

function field(role: string, name: string): HTMLInputElement {
  return screen.getByRole(role, { name: new RegExp(`^${name}`) })
}

it('every choice is kept', async () => {
  const user = openPage('/settings', { settings: {} })
  await expect.poll(() => screen.queryAllByRole('checkbox').length).toBeGreaterThan(0)
  fill(field('textbox', words.name), 'Ada')
  await user.click(field('radio', words.themes.night))
  await user.click(field('radio', words.palettes.distinct.name))
  await user.click(field('radio', words.speeds.fast))
  fill(field('slider', words.volume), '25')
  const before = BOXES.map((name) => field('checkbox', name).checked)
  for (const name of BOXES) {
    // One after the other.
    // oxlint-disable-next-line no-await-in-loop
    await user.click(field('checkbox', name))
  }
  reload()
  followTheme(document.documentElement)
  expect(field('textbox', words.name).value).toBe('Ada')
  expect(field('radio', words.themes.night).checked).toBe(true)
  expect(field('radio', words.palettes.distinct.name).checked).toBe(true)
  expect(field('radio', words.speeds.fast).checked).toBe(true)
  expect(field('slider', words.volume).value).toBe('25')
  expect(BOXES.map((name) => field('checkbox', name).checked)).toEqual(before.map((checked) => !checked))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'night', palette: 'distinct' })
})

it('the memory aid that was chosen is there in the next game', async () => {
  const user = openPage('/settings')
  await expect.poll(() => screen.queryAllByRole('checkbox').length).toBeGreaterThan(0)
  await user.click(field('checkbox', words.memoryAid))
  cleanup()
  const again = openPage('/')
  await again.click(screen.getByRole('button', { name: en.menu.play }))
  await expect.poll(() => document.querySelector('.table-players')?.textContent).toContain('≈ 100')
})
