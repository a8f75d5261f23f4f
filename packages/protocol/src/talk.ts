/** What people can call across any table without typing. */
export const CALLS = [
  'hello',
  'well_played',
  'thanks',
  'ouch',
  'too_rich',
  'bargain',
  'hurry',
  'one_moment',
  'applause',
  'laugh',
  'wow',
  'sad',
] as const

export type Call = (typeof CALLS)[number]

/** Something that was said at a table. */
export interface SaidLine {
  /** Counts up within a table. */
  readonly number: number
  readonly chair: number
  readonly name: string
  /** Milliseconds since 1970, by the server. */
  readonly at: number
  readonly said: { readonly call: Call } | { readonly text: string }
}
