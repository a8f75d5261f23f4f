import { settings } from '../settings/settings.ts'
import { languageFor } from './languages.ts'
import type { Language } from './languages.ts'

/** The language that a person has chosen, or else the first one of the browser's that there is. */
export function wantedLanguage(): Language {
  const { language } = settings.getState()
  return language === 'browser' ? languageFor(navigator.languages) : language
}
