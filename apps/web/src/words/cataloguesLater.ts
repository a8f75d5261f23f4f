import { use } from 'react'
import type { Language } from '../settings/languages.ts'
import { useLanguage } from './words.ts'

/** The words of a part of the page that comes later, in the language that is spoken. Whoever uses them waits for them. */
export function cataloguesLater<Catalogue>(
  catalogues: Readonly<Record<Language, () => Promise<Catalogue>>>,
): () => Catalogue {
  const asked = new Map<Language, Promise<Catalogue>>()
  const catalogueIn = (language: Language): Promise<Catalogue> => {
    const known = asked.get(language)
    if (known !== undefined) return known
    const catalogue = catalogues[language]()
    asked.set(language, catalogue)
    return catalogue
  }
  return function useCatalogue() {
    return use(catalogueIn(useLanguage()))
  }
}
