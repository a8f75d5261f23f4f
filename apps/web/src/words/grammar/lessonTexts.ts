import type { Seat } from '@modern-art/engine'
import type { Marked } from './marked.ts'
import type { Who } from './who.ts'
import type { LessonFacts, Sale } from '../../lessons/lessonFacts.ts'
import type { LessonName } from '../../lessons/lessonNames.ts'
import type { MomentOf } from '../../lessons/moments.ts'

/** What a guide can speak of; what there is none of at a moment is nothing. */
export interface Spoken {
  readonly pricing: LessonFacts['pricing']
  readonly lot: NonNullable<LessonFacts['lot']>
  readonly sale: Sale
  readonly season: NonNullable<LessonFacts['season']>
  /** The learner is out for this lot. */
  readonly out: boolean
  readonly who: (seat: Seat) => Who
}

/** A lesson in a language: its name, what it is about, and a sentence or three for each moment. */
interface LessonText<Name extends LessonName> {
  readonly title: string
  readonly about: string
  readonly says: Readonly<Record<MomentOf<Name>, (spoken: Spoken) => Marked>>
}

export type LessonTexts = { readonly [Name in LessonName]: LessonText<Name> }
