import { LANGUAGES } from '@modern-art/protocol'
import type { Language } from '@modern-art/protocol'

/* There is a whole catalogue of each language in which the server writes to people. */
export { LANGUAGES }
export type { Language }

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
