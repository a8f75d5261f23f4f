import type { Seat } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import { isOut } from '../table/context/banner.ts'
import { whoOf } from '../seats/names.ts'
import type { Marked } from '../words/grammar/marked.ts'
import type { Who } from '../words/grammar/who.ts'
import type { Words } from '../words/words.ts'
import { factsOf } from './lessonFacts.ts'
import type { LessonName } from '../lessons/lessons.ts'
import type { Spoken } from '../words/grammar/lessonTexts.ts'
import type { Cue } from '../lessons/cues.ts'

/** The text of a guide for a cue. */
export function guideText(lesson: LessonName, cue: Cue, screen: Screen, words: Words): Marked {
  const says: Readonly<Partial<Record<Cue, (spoken: Spoken) => Marked>>> = words.lessonTexts[lesson].says
  const say = says[cue]
  if (say === undefined) throw new Error(`the guide of ${lesson} has no words for ${cue}`)
  return say(spokenOf(screen))
}

/** Facts are there when they are spoken of: a text that asks for one that there is not is a mistake in it. */
function spokenOf(screen: Screen): Spoken {
  const { view } = screen
  const { pricing, lot, sale, season } = factsOf(view)
  return {
    pricing,
    get lot() {
      return there(lot)
    },
    get sale() {
      return there(sale)
    },
    get season() {
      return there(season)
    },
    out: isOut(screen),
    who: (seat: Seat): Who => whoOf(view, seat),
  }
}

function there<T>(fact: T | null): T {
  if (fact === null) throw new Error('the guide speaks of what is not there')
  return fact
}
