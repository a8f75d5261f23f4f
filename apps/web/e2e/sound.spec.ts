import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { ONE_OFFER_ABOVE_14, fileOf, openFile } from './gameFile.ts'
import { expect, test } from './watch.ts'

test.use({ settings: { speed: 'instant', confirmations: false, muted: false } })

interface Heard {
  /** Contexts for sound that the page has made. */
  contexts: number
  /** Tones and noises that it has begun. */
  begun: number
  /** What the newest context is doing. */
  state: AudioContextState | 'none'
}

/** Counts what the page does with sound. */
async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard: Heard = { contexts: 0, begun: 0, state: 'none' }
    Object.assign(globalThis, { heard })
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super()
        heard.contexts += 1
        const note = (): void => {
          heard.state = this.state
        }
        note()
        this.addEventListener('statechange', note)
      }
      override createOscillator(): OscillatorNode {
        heard.begun += 1
        return super.createOscillator()
      }
      override createBufferSource(): AudioBufferSourceNode {
        heard.begun += 1
        return super.createBufferSource()
      }
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard)
}

test('nothing is heard before the first gesture; then what happens is', async ({ page }) => {
  const heard = await listen(page)
  await page.goto('/settings')
  await page.waitForTimeout(300)
  expect(await heard()).toEqual({ contexts: 0, begun: 0, state: 'none' })
  await page.getByRole('button', { name: en.settings.tryIt }).click()
  expect(await heard()).toMatchObject({ contexts: 1, begun: 4 })
})

test(
  'a speaker rests where nothing is to be heard, and wakes for the next sound',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    const heard = await listen(page)
    await page.goto('/settings')
    const tryIt = page.getByRole('button', { name: en.settings.tryIt })
    await tryIt.click()
    await expect.poll(heard).toMatchObject({ begun: 4, state: 'running' })
    await page.clock.fastForward(9000)
    await tryIt.click()
    await page.clock.fastForward(9000)
    await page.waitForTimeout(100)
    expect(await heard()).toMatchObject({ begun: 8, state: 'running' })
    await page.clock.fastForward(2000)
    await expect.poll(heard).toMatchObject({ begun: 8, state: 'suspended' })
    await tryIt.click()
    await expect.poll(heard).toMatchObject({ begun: 12, state: 'running' })
  },
)

test.describe('at normal speed', () => {
  test.use({ settings: { speed: 'fast', confirmations: false, muted: false, captions: true } })

  test('bids are heard, and written where captions are wanted', async ({ page }) => {
    const heard = await listen(page)
    await openFile(page, fileOf(ONE_OFFER_ABOVE_14), ['person', 'easy', 'medium'])
    await page.getByRole('button', { name: en.controls.bid(15) }).waitFor()
    const before = (await heard()).begun
    await page.getByRole('button', { name: en.controls.bid(15) }).click()
    await expect(page.getByText(`♪ ${en.sounds.bid}`).first()).toBeVisible()
    expect((await heard()).begun).toBeGreaterThan(before)
  })
})

test.describe('where sounds are muted', () => {
  test.use({ settings: { speed: 'fast', muted: true, captions: true } })

  test('nothing is heard, but captions stay', async ({ page }) => {
    const heard = await listen(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: en.settings.tryIt }).click()
    await expect(page.getByText(`♪ ${en.sounds.hammer}`).first()).toBeVisible()
    expect((await heard()).begun).toBe(0)
    await expect.poll(heard).toMatchObject({ contexts: 1, state: 'suspended' })
    await page.getByRole('checkbox', { name: en.settings.muted }).uncheck()
    await page.getByRole('button', { name: en.settings.tryIt }).click()
    await expect.poll(heard).toMatchObject({ begun: 4, state: 'running' })
  })
})

for (const { volume, least, most } of [
  { volume: '100', least: 0.2, most: 1 },
  { volume: '30', least: 0.02, most: 0.15 },
]) {
  test(`the hammer at ${volume} % is as loud as that, does not clip, and ends`, async ({ page }) => {
    await page.addInitScript(() => {
      const recording = new OfflineAudioContext(1, 44_100, 44_100)
      Object.defineProperty(recording, 'state', { value: 'running' })
      Object.assign(globalThis, { recording })
      // A constructor that returns the recording.
      globalThis.AudioContext = function recorder() {
        return recording
      } as unknown as typeof AudioContext
    })
    await page.goto('/settings')
    await page.getByRole('slider', { name: en.settings.volume }).fill(volume)
    await page.getByRole('button', { name: en.settings.tryIt }).click()
    const samples = await page.evaluate(async () => {
      const { recording } = globalThis as unknown as { recording: OfflineAudioContext }
      return [...(await recording.startRendering()).getChannelData(0)]
    })
    const loudness = samples.map(Math.abs)
    expect(Math.max(...loudness.slice(0, 22_050))).toBeGreaterThan(least)
    expect(Math.max(...loudness.slice(0, 22_050))).toBeLessThanOrEqual(most)
    expect(Math.max(...loudness.slice(-4410))).toBeLessThan(0.001)
  })
}
