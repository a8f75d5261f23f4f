import { joined } from './marked.ts'
import type { Marked } from './marked.ts'
import type { Language } from '../../settings/languages.ts'

/** The ways of a language to write numbers, lists and plurals. */
export interface Locale {
  /** An amount of money, in whole thousands, or any other number. */
  readonly figure: (value: number) => string
  /** A share from 0 to 1. */
  readonly percent: (share: number) => string
  /** "Ada, Ben and Cleo"; a list of marked parts is marked, too. */
  readonly listed: {
    (parts: readonly string[]): string
    (parts: readonly Marked[]): Marked
  }
  /** The same where any of them will do. */
  readonly either: Locale['listed']
  /** "1 card", "5 cards". */
  readonly counted: (count: number, forms: Forms) => string
  /** The form alone. */
  readonly form: (count: number, forms: Forms) => string
  /** "0.7 MB", of bytes. */
  readonly megabytes: (bytes: number) => string
  readonly dateTime: (milliseconds: number) => string
  readonly timeOfDay: (milliseconds: number) => string
  /** "24 November": no short form, which has a full stop in some languages, as sentences have. */
  readonly day: (milliseconds: number) => string
  /** The same with its year. */
  readonly date: (milliseconds: number) => string
}

/** A word in the plural forms that a language has; those it lacks are `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** The region whose customs a language follows here. */
const REGIONS: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', pt: 'pt-BR' }

/** Less is not told apart. */
const LEAST_MEGABYTES = 0.1

/** Formatters are made when they are first needed: the browser's first takes longer than the whole menu. */
export function localeOf(language: Language): Locale {
  const region = REGIONS[language]
  const figures = once(() => new Intl.NumberFormat(region, { maximumFractionDigits: 0 }))
  const percents = once(() => new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 0 }))
  const sizes = once(() => new Intl.NumberFormat(region, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }))
  const all = once(() => new Intl.ListFormat(region, { type: 'conjunction' }))
  const any = once(() => new Intl.ListFormat(region, { type: 'disjunction' }))
  const plurals = once(() => new Intl.PluralRules(region))
  const dateTimes = once(() => new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' }))
  const times = once(() => new Intl.DateTimeFormat(region, { timeStyle: 'short' }))
  const days = once(() => new Intl.DateTimeFormat(region, { day: 'numeric', month: 'long' }))
  const dates = once(() => new Intl.DateTimeFormat(region, { dateStyle: 'long' }))
  const form = (count: number, forms: Forms): string => forms[plurals().select(count)] ?? forms.other
  return {
    figure: (value) => figures().format(value),
    percent: (share) => percents().format(share),
    megabytes: (bytes) => sizes().format(Math.max(LEAST_MEGABYTES, bytes / 1e6)),
    listed: listedBy(all),
    either: listedBy(any),
    counted: (count, forms) => `${figures().format(count)} ${form(count, forms)}`,
    form,
    dateTime: (milliseconds) => dateTimes().format(milliseconds),
    timeOfDay: (milliseconds) => times().format(milliseconds),
    day: (milliseconds) => days().format(milliseconds),
    date: (milliseconds) => dates().format(milliseconds),
  }
}

function listedBy(format: () => Intl.ListFormat): Locale['listed'] {
  const list = (parts: readonly Marked[]): Marked => {
    const places = format().formatToParts(parts.map((_, index) => `${index}`))
    return joined(places.map(({ type, value }) => (type === 'element' ? (parts[Number(value)] ?? '') : value)))
  }
  return list as Locale['listed']
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
