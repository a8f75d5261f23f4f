import type { Language } from '../../settings/languages.ts'

/** Somebody in a sentence. */
export interface Who {
  readonly name: string
  readonly you: boolean
}

/** A part of a price and whoever gets it; `null` is the bank. */
export interface Share {
  readonly to: Who | null
  readonly amount: number
}

/** What each language calls the viewer where they gave no name. A game keeps the word of the language it began in. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', de: 'Du', pt: 'Você' }

/** Whether a name is only some language's word for the viewer. */
export function isNoName(name: string): boolean {
  return Object.values(YOU).includes(name)
}
