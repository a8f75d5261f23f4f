import { localeOf } from '../grammar/locale.ts'
import { marked } from '../grammar/marked.ts'
import type { Marked } from '../grammar/marked.ts'
import type { Who } from '../grammar/who.ts'

/** Parts of German sentences. */
export const { figure, percent, listed, either, counted, form, megabytes, dateTime, timeOfDay, day, date } =
  localeOf('de')

/** The subject at the beginning of a sentence. */
export const subject = ({ name, you }: Who): Marked => (you ? marked`*Du*` : marked`*${name}*`)
/** The subject inside a sentence. */
export const subjectInside = ({ name, you }: Who): Marked => (you ? marked`*du*` : marked`*${name}*`)
/** The dative. */
export const dative = ({ name, you }: Who): Marked => (you ? marked`*dir*` : marked`*${name}*`)
/** The accusative. */
export const accusative = ({ name, you }: Who): Marked => (you ? marked`*dich*` : marked`*${name}*`)
export const verb = ({ you }: Who, yours: string, theirs: string): string => (you ? yours : theirs)

/** Several in a sentence; the first stands at its beginning. */
export const subjects = (whos: readonly Who[]): Marked =>
  listed(whos.map((who, index) => (index === 0 ? subject(who) : subjectInside(who))))

/** A verb for several: “du hast”, “Pia hat”, “du und Pia habt”, “Pia und Marek haben”. */
interface VerbForms {
  readonly you: string
  readonly one: string
  readonly youAndOthers: string
  readonly others: string
}

export const verbOf = (whos: readonly Who[], forms: VerbForms): string => {
  const withYou = whos.some(({ you }) => you)
  if (whos.length === 1) return withYou ? forms.you : forms.one
  return withYou ? forms.youAndOthers : forms.others
}

export const unsold = (cards: number): string =>
  cards === 1 ? 'Das Bild bleibt unverkauft, zählt aber.' : 'Beide Bilder bleiben unverkauft, zählen aber.'

export const seasonName = (season: number): string => `Saison ${figure(season)}`
