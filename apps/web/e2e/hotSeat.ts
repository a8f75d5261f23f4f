import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { numberIn, playerAt } from './player.ts'
import type { Question } from './player.ts'

/** Up to this somebody raises, when bids are made out loud. */
const MOST_OUT_LOUD = 4

const SOON = 5000

/** A game of several people on one device, all of whom play as the player of these tests does. */
export async function playTogether(
  page: Page,
  watch: (question: Question) => boolean | Promise<boolean>,
): Promise<Question> {
  const player = playerAt(page, 'leftmost')
  for (;;) {
    const question = await player.question()
    if (question === 'nothing more' || (await watch(question))) return question
    if (question === 'bids out loud') await bidOutLoud(page)
    else await player.answer(question)
  }
}

/** The first person who may speak does: raises a little at first, then passes. */
async function bidOutLoud(page: Page): Promise<void> {
  const region = page.locator('.shared-bidding')
  const pass = page.getByRole('button', { name: en.controls.pass, disabled: false })
  const speakers = region.getByRole('listitem').filter({ has: pass })
  const someone = speakers.first()
  const raise = someone.getByRole('button', { name: /^Bid \d+$/ })
  // Nobody of the people may speak while all of them have: then a bot does, or the auction is over.
  if ((await speakers.count()) === 0) return
  const said =
    numberIn(await raise.innerText()) <= MOST_OUT_LOUD ? raise : someone.getByRole('button', { name: en.controls.pass })
  const before = await allText(page)
  try {
    await said.click({ timeout: SOON })
  } catch {
    // A bot was faster, and it is over: what is asked now is seen next.
    return
  }
  // Until the table has answered, the screen still asks what has been said.
  await expect.poll(() => allText(page), { intervals: [20, 50, 100] }).not.toBe(before)
}

function allText(page: Page): Promise<string> {
  return page.locator('body').innerText()
}
