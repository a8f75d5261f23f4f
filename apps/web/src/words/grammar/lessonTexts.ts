import type { Artist, Seat } from '@modern-art/engine'
import type { Marked } from './marked.ts'
import type { Who } from './who.ts'
import type { LessonName } from '../../lessons/lessons.ts'
import type { CueOf } from '../../lessons/cues.ts'

/** A sale of the lesson, with what it would bring if the season ended now. */
export interface Sale {
  readonly artist: Artist
  readonly paintings: number
  readonly seller: Seat
  readonly buyer: Seat
  readonly price: number
  readonly worth: number
}

/** The facts that a guide can speak of: the learner's own screen shows all of them. */
export interface LessonFacts {
  /** The seat that is to name a price, if one is. */
  readonly pricing: Seat | null
  /** The painting under the hammer, or the one that looks for a second. */
  readonly lot: {
    readonly artist: Artist
    readonly paintings: number
    readonly seller: Seat
    readonly worth: number
    /** The standing bid, or the price that is asked. */
    readonly price: number
    readonly bidder: Seat | null
  } | null
  /** The last lot that was sold this season, or in the one before if none has been. */
  readonly sale: Sale | null
  /** The learner's income and costs in the last season that ended. */
  readonly season: { readonly paid: number; readonly redeemed: number; readonly profit: number } | null
}

/** The facts as a sentence asks for them: one that is not there is not asked for. */
export interface Spoken {
  readonly pricing: LessonFacts['pricing']
  readonly lot: NonNullable<LessonFacts['lot']>
  readonly sale: Sale
  readonly season: NonNullable<LessonFacts['season']>
  /** The learner is out for this lot. */
  readonly out: boolean
  readonly who: (seat: Seat) => Who
}

/** A lesson in a language: its name, what it is about, and a sentence or three for each cue. */
interface LessonText<Name extends LessonName> {
  readonly title: string
  readonly about: string
  readonly says: Readonly<Record<CueOf<Name>, (spoken: Spoken) => Marked>>
}

export type LessonTexts = { readonly [Name in LessonName]: LessonText<Name> }
