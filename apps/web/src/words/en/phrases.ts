import { localeOf } from '../grammar/locale.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Who } from '../grammar/who.ts'

/** Parts of English sentences. */
export const { figure, percent, listed, either, counted, form, megabytes, dateTime, timeOfDay, day, date } =
  localeOf('en')

export const subject = ({ name, you }: Who): Marked => (you ? marked`*You*` : marked`*${name}*`)
export const object = ({ name, you }: Who): Marked => (you ? marked`*you*` : marked`*${name}*`)
export const verb = ({ you }: Who, yours: string, theirs: string): string => (you ? yours : theirs)

/** Several in a sentence; the first stands at its beginning. */
export const subjects = (whos: readonly Who[]): Marked =>
  listed(whos.map((who, index) => (index === 0 ? subject(who) : object(who))))

export const verbOf = (whos: readonly Who[], many: string, one: string): string =>
  whos.length === 1 && whos[0]?.you !== true ? one : many

export const unsold = (cards: number): string =>
  cards === 1 ? 'It isn’t sold, but it counts.' : 'Neither is sold, but both count.'

const SEASONS = ['one', 'two', 'three', 'four']

export const seasonName = (season: number): string => SEASONS[season - 1] ?? figure(season)
