/** Who sits on a seat; everybody may know. */
export type Occupant =
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person'
      /** Whether the person is connected. */
      readonly present: boolean
      /** Whether a bot plays for the person until they take the seat back. */
      readonly standIn: boolean
    }
