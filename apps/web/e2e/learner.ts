import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { en } from '../src/words/en.ts'
import { LESSON_NAMES } from '../src/lessons/lessons.ts'
import type { LessonName } from '../src/lessons/lessons.ts'
import { toComeToRest } from './atRest.ts'
import { playerAt } from './player.ts'
import { allSaid, movesSoFar } from './tableTalk.ts'

/** Somebody in a lesson, who reads what the guide says and goes on. */
export interface Learner {
  readonly guide: Locator
  readonly says: Locator
  /** Goes on and answers until the lesson is over; tells how often something was asked. */
  readonly finish: () => Promise<number>
}

/** The button that leads on from the end of a lesson. */
export function wayOn(lesson: LessonName): string {
  return lesson === LESSON_NAMES.at(-1) ? en.lessons.toFullGame : en.lessons.next
}

export function learnerAt(page: Page, lesson: LessonName): Learner {
  const guide = page.getByRole('complementary', { name: en.lessons.guide })
  const goOn = guide.getByRole('button', { name: en.lessons.goOn })
  const over = page.getByRole('button', { name: wayOn(lesson) })
  const player = playerAt(page, 'doubles', goOn.or(over))
  return {
    guide,
    says: guide.getByRole('status'),
    finish: async () => {
      let answers = 0
      for (;;) {
        const question = await player.question()
        if (question !== 'something else') {
          answers += 1
          await player.answer(question)
        } else if (await over.isVisible()) return answers
        else await goOn.click()
      }
    },
  }
}

/** The page, which is overheard, has not told the rivals that all has been shown: they wait for that. */
export async function expectRivalsToWait(page: Page): Promise<void> {
  // What the page says about what it shows, it says at the latest by then.
  await toComeToRest(page)
  const shown = (await allSaid(page)).flatMap(({ message }) => (message.type === 'shown' ? [message.moves] : []))
  expect(Math.max(-1, ...shown)).toBeLessThan(await movesSoFar(page))
}
