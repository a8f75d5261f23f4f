import { cataloguesLater } from './cataloguesLater.ts'
import type { MatchWords } from './en/match.ts'

/** Quick match has a catalogue of its own, which no other page carries. */
export const useMatchWords = cataloguesLater<MatchWords>({
  en: async () => (await import('./en/match.ts')).match,
  de: async () => (await import('./de/match.ts')).match,
  pt: async () => (await import('./pt/match.ts')).match,
})
