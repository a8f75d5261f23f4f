import { cataloguesLater } from './cataloguesLater.ts'
import type { NoticeWords } from './en/notices.ts'

/** What is said of being told that it is one's turn comes when somebody can read it. */
export const useNoticeWords = cataloguesLater<NoticeWords>({
  en: async () => (await import('./en/notices.ts')).notices,
  de: async () => (await import('./de/notices.ts')).notices,
  pt: async () => (await import('./pt/notices.ts')).notices,
})
