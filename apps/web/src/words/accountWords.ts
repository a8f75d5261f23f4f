import { cataloguesLater } from './cataloguesLater.ts'
import type { AccountWords } from './en/account.ts'

export type { AccountWords } from './en/account.ts'

/** The pages about accounts have a catalogue of their own, which no other page carries. */
export const useAccountWords = cataloguesLater<AccountWords>({
  en: async () => (await import('./en/account.ts')).account,
  de: async () => (await import('./de/account.ts')).account,
  pt: async () => (await import('./pt/account.ts')).account,
})
