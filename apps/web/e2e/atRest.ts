import type { Page } from '@playwright/test'

// The page gets this one function, with all that it uses.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Waits until nothing on the page moves or is still to come: fonts and pictures are there, what was animated has come to its end. */
export async function toComeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What a size changes may be measured and changed once more in the frame after it.
    const nextFrame = (): Promise<unknown> =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    const isFinite = ({ timeline, effect }: Animation): boolean =>
      timeline instanceof DocumentTimeline && Number.isFinite(effect?.getComputedTiming().endTime)
    const whereAllIs = (): string =>
      [...document.body.querySelectorAll('*')]
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top, width, height].join(' ')
        })
        .join()

    let before = ''
    for (;;) {
      await nextFrame()
      await document.fonts.ready
      const animations = document.getAnimations().filter((one) => isFinite(one) && one.playState === 'running')
      await Promise.allSettled(animations.map(({ finished }) => finished))
      const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
      await Promise.allSettled(pictures.map((picture) => picture.decode()))
      const now = whereAllIs()
      if (now === before) return
      before = now
    }
  })
}
