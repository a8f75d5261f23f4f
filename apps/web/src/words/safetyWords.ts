import { cataloguesLater } from './cataloguesLater.ts'
import type { SafetyWords } from './en/safety.ts'

export type { SafetyWords } from './en/safety.ts'

/** What is said of blocking, reporting and moderating comes when somebody wants to read it. */
export const useSafetyWords = cataloguesLater<SafetyWords>({
  en: async () => (await import('./en/safety.ts')).safety,
  de: async () => (await import('./de/safety.ts')).safety,
  pt: async () => (await import('./pt/safety.ts')).safety,
})
