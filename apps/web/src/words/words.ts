import { createStore, useStore } from 'zustand'
import { settings } from '../settings/settings.ts'
import { en } from './en.ts'
import { languageFor } from './languages.ts'
import type { Language } from './languages.ts'

/** A whole catalogue. What is missing in one, or too much, does not compile. */
export type Words = typeof en

interface Spoken {
  readonly language: Language
  readonly words: Words
}

/** Catalogues come when they are wanted; English is always there. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
}

const spoken = createStore<Spoken>(() => ({ language: 'en', words: en }))

/** The catalogue in use. */
export function useWords(): Words {
  return useStore(spoken, ({ words }) => words)
}

export function useLanguage(): Language {
  return useStore(spoken, ({ language }) => language)
}

/** The language that a person has chosen, or else the first one of the browser's that there is. */
function wanted(): Language {
  const { language } = settings.getState()
  return language === 'browser' ? languageFor(navigator.languages) : language
}

/** Speaks the wanted language, and changes it whenever another is wanted; done once the first words are there. */
export async function followLanguage(root: HTMLElement): Promise<void> {
  const speak = async (): Promise<void> => {
    const language = wanted()
    if (language !== spoken.getState().language) {
      const words = await CATALOGUES[language]()
      // Meanwhile another may have been chosen.
      if (language !== wanted()) return
      spoken.setState({ language, words })
    }
    root.lang = language
  }
  // A catalogue that cannot be fetched leaves the language as it is.
  const trySpeaking = (): Promise<void> => speak().catch(() => {})
  settings.subscribe(() => void trySpeaking())
  addEventListener('languagechange', () => void trySpeaking())
  await trySpeaking()
}
