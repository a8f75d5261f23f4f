import { use } from 'react'
import type { Language } from '../settings/languages.ts'
import type { AccountWords } from './en/account.ts'
import { useLanguage } from './words.ts'

export type { AccountWords } from './en/account.ts'

/** The pages about accounts have a catalogue of their own, which no other page carries. */
const CATALOGUES: Readonly<Record<Language, () => Promise<AccountWords>>> = {
  en: async () => (await import('./en/account.ts')).account,
  de: async () => (await import('./de/account.ts')).account,
  pt: async () => (await import('./pt/account.ts')).account,
}

const asked = new Map<Language, Promise<AccountWords>>()

/** The words about accounts, in the language that is spoken. Whoever uses them waits for them. */
export function useAccountWords(): AccountWords {
  return use(catalogueIn(useLanguage()))
}

function catalogueIn(language: Language): Promise<AccountWords> {
  const known = asked.get(language)
  if (known !== undefined) return known
  const catalogue = CATALOGUES[language]()
  asked.set(language, catalogue)
  return catalogue
}
