import { isOut } from '../table/banner.ts'
import { whoOf } from '../table/names.ts'
import type { Marked } from '../words/Rich.tsx'
import type { Words } from '../words/words.ts'
import type { Screen } from '../worker/messages.ts'
import { factsOf } from './lessonFacts.ts'
import type { LessonName } from './lessonNames.ts'
import type { Spoken } from './lessonWords.ts'
import type { Moment } from './moments.ts'

const NO_LOT: Spoken['lot'] = { artist: 0, paintings: 1, seller: 0, worth: 0, unpriced: false, price: 0, bidder: null }
const NO_SALE: Spoken['sale'] = { artist: 0, paintings: 1, seller: 0, buyer: 0, price: 0, worth: 0 }
const NO_SEASON: Spoken['season'] = { paid: 0, redeemed: 0, profit: 0 }

/** What a guide says at a moment. */
export function guideText(lesson: LessonName, moment: Moment, screen: Screen, words: Words): Marked {
  const says: Readonly<Partial<Record<Moment, (spoken: Spoken) => Marked>>> = words.lessonTexts[lesson].says
  const { view } = screen
  const { lot, sale, season } = factsOf(view)
  const who: Spoken['who'] = (seat) => whoOf(view, seat)
  return (
    says[moment]?.({
      lot: lot ?? NO_LOT,
      sale: sale ?? NO_SALE,
      season: season ?? NO_SEASON,
      out: isOut(screen),
      who,
    }) ?? ''
  )
}
