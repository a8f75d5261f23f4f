/** Somebody in a sentence. */
export interface Who {
  readonly name: string
  readonly you: boolean
}
