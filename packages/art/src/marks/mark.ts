/** A small picture in one colour: a path in a square of `MARK_SIZE`, filled by the odd rule. */
export type Mark = string

export const MARK_SIZE = 240
