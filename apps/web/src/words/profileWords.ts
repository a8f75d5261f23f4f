import { cataloguesLater } from './cataloguesLater.ts'
import type { ProfileWords } from './en/profile.ts'

export type { ProfileWords } from './en/profile.ts'

/** What is said of ratings, lists of the best and profiles comes when somebody wants to read it. */
export const useProfileWords = cataloguesLater<ProfileWords>({
  en: async () => (await import('./en/profile.ts')).profile,
  de: async () => (await import('./de/profile.ts')).profile,
  pt: async () => (await import('./pt/profile.ts')).profile,
})
