/** Somebody in a sentence. */
export interface Who {
  readonly name: string
  readonly you: boolean
}

/** A part of a price and whoever gets it; `null` is the bank. */
export interface Share {
  readonly to: Who | null
  readonly amount: number
}
