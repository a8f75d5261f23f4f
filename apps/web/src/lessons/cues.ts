import type { LessonName } from './lessons.ts'

/** The cues on which a guide says something, by lesson. */
export const LESSON_CUES = {
  open: ['begin', 'their_lot', 'leading', 'outbid', 'waiting', 'bought', 'lost', 'offer', 'your_lot', 'sold', 'kept'],
  one_offer: ['begin', 'their_lot', 'waiting', 'bought', 'lost', 'offer', 'your_lot', 'sold', 'kept'],
  hidden: ['begin', 'their_lot', 'waiting', 'bought', 'lost', 'offer', 'your_lot', 'sold', 'kept'],
  fixed_price: ['begin', 'their_lot', 'waiting', 'bought', 'lost', 'offer', 'your_lot', 'sold', 'kept'],
  double: ['begin', 'asked', 'their_lot', 'leading', 'waiting', 'your_lot', 'bought', 'lost', 'sold', 'kept'],
  season: ['begin', 'end_it', 'your_lot', 'waiting', 'paid'],
  no_floor: ['begin', 'their_lot', 'bought', 'lost', 'end_it', 'your_lot', 'waiting', 'paid_bought', 'paid_lost'],
  worth: ['begin', 'their_lot', 'waiting', 'bought', 'lost', 'dear_lot', 'dear_bought', 'dear_lost'],
  first_season: ['begin', 'offer', 'asked', 'their_lot', 'your_lot', 'waiting', 'paid'],
} as const satisfies Readonly<Record<LessonName, readonly string[]>>

export type CueOf<Name extends LessonName> = (typeof LESSON_CUES)[Name][number]

export type Cue = CueOf<LessonName>
