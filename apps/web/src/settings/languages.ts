/** The languages there is a whole catalogue of. */
export const LANGUAGES = ['en', 'de', 'pt'] as const

export type Language = (typeof LANGUAGES)[number]

/** Each under the name that its own speakers give it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', pt: 'Português' }

/** The first of the wanted languages that there is, else English. Regions do not matter: `pt-PT` gets `pt`. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0]
    const known = LANGUAGES.find((language) => language === primary)
    if (known !== undefined) return known
  }
  return 'en'
}
