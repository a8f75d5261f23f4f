/** By how much an amount can be raised with one press. */
export const RAISES = [1, 5, 10] as const
