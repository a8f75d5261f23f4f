import { expectAccessible, expectReadable } from './axe.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What a page may look like, and what a program can tell of it there: everything, or all that another light may change. */
export const LOOKS = [
  { look: 'a desk by day', phone: false, options: DESK, theme: 'day', expectFine: expectAccessible },
  { look: 'a desk by night', phone: false, options: DESK, theme: 'night', expectFine: expectReadable },
  { look: 'a phone', phone: true, options: PHONE, theme: 'day', expectFine: expectAccessible },
] as const
