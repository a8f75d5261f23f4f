import { errors, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { numberIn, playerAt } from './player.ts'
import type { Question, Taste } from './player.ts'

/** Others are faster now and then: what cannot be pressed after so many milliseconds is no longer asked. */
const NO_LONGER_ASKED = 2500

/** Up to this somebody raises in an open auction: more only takes time. */
const MOST_BID = 3

/**
 * Somebody at a table online, who answers at once whatever is asked, until something is asked that is waited for, or the
 * game is over, or it is enough (`null`). Others play at the same time: what is asked may be answered, or be over, before it is pressed.
 */
export async function playOnline(
  page: Page,
  stop: (question: Question) => boolean | Promise<boolean> = () => false,
  isEnough: () => boolean = () => false,
  taste: Taste = 'leftmost',
): Promise<Question | null> {
  const player = playerAt(page, taste)
  while (!isEnough()) {
    page.setDefaultTimeout(NO_LONGER_ASKED)
    try {
      const question = await player.question()
      if (question === 'nothing more' || (await stop(question))) return question
      await answerAtOnce(page, question, taste)
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
    } finally {
      page.setDefaultTimeout(test.info().project.use.actionTimeout ?? 0)
    }
  }
  return null
}

/** Answers, without hearing others out: each of them would wait for the other. */
export async function answerAtOnce(page: Page, question: Question, taste: Taste = 'leftmost'): Promise<void> {
  if (question !== 'a bid') return playerAt(page, taste).answer(question)
  const bar = page.locator('.bid-bar')
  const bid = bar.getByRole('button', { name: /^Bid \d+$/, disabled: false })
  const [text] = await bid.allInnerTexts()
  const raises = text !== undefined && numberIn(text) <= MOST_BID
  return (raises ? bid : bar.getByRole('button', { name: en.controls.pass, exact: true, disabled: false })).click()
}
