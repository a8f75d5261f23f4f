import type { Language } from '../../settings/languages.ts'

/** Somebody in a sentence. */
export interface Who {
  readonly name: string
  readonly you: boolean
}

/** A part of a price, and the player who gets it; `null` is the bank. */
export interface Share {
  readonly to: Who | null
  readonly amount: number
}

/** The word of each language for a viewer who gave no name. A game keeps the word of the language it began in. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', de: 'Du', pt: 'Você' }

/** Whether a name is only some language's word for the viewer. */
export function isNoName(name: string): boolean {
  return Object.values(YOU).includes(name)
}
