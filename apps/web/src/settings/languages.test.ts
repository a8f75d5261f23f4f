import { describe, expect, it } from 'vitest'
import { languageFor } from './languages.ts'

describe('the language of a browser', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-PT'], 'pt'],
    [['pt-BR'], 'pt'],
    [['fr-FR', 'de'], 'de'],
    [['EN-us'], 'en'],
    [['fr', 'ja'], 'en'],
    [[], 'en'],
  ] as const)('%o is met by %s', (wanted, language) => {
    expect(languageFor(wanted)).toBe(language)
  })
})
