import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import { settings, wantedLanguage } from '../settings/settings.ts'
import { en } from './en.ts'
import type { Words } from './en.ts'
import type { Language } from '../settings/languages.ts'

export type { Words } from './en.ts'

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
  return useSpoken().words
}

export function useLanguage(): Language {
  return useSpoken().language
}

/** A page that was served in a language comes to life in the same. */
function useSpoken(): Spoken {
  return useSyncExternalStore(spoken.subscribe, spoken.getState, spoken.getState)
}

/** Speaks the language from now on. */
export async function speak(language: Language): Promise<void> {
  spoken.setState({ language, words: await CATALOGUES[language]() })
}

/** Speaks the wanted language, and changes it whenever another is wanted; done once the first words are there. */
export async function followLanguage(root: HTMLElement): Promise<void> {
  const speakAsWanted = async (): Promise<void> => {
    const language = wantedLanguage()
    if (language !== spoken.getState().language) {
      const words = await CATALOGUES[language]()
      // Meanwhile another may have been chosen.
      if (language !== wantedLanguage()) return
      spoken.setState({ language, words })
    }
    root.lang = language
  }
  // A catalogue that cannot be fetched leaves the language as it is.
  const trySpeaking = (): Promise<void> => speakAsWanted().catch(() => {})
  settings.subscribe(() => void trySpeaking())
  addEventListener('languagechange', () => void trySpeaking())
  await trySpeaking()
}
