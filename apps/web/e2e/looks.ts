import { expectAccessible, expectAccessibleByNightToo } from './axe.ts'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Where a page may be looked at, and what a program can tell of it there. */
export const LOOKS = [
  { look: 'a desk', phone: false, options: DESK, expectFine: expectAccessibleByNightToo },
  { look: 'a phone', phone: true, options: PHONE, expectFine: expectAccessible },
] as const
