/** By how much an amount can be raised with one press, besides one by one. */
export const RAISES = [5, 10] as const
