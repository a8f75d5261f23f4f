/** Why the rules forbid an action. */
export type RejectionCode =
  | 'game_over'
  | 'no_such_seat'
  | 'wrong_phase'
  | 'not_your_turn'
  | 'already_passed'
  | 'own_standing_bid'
  | 'already_submitted'
  | 'card_not_in_hand'
  | 'card_does_not_fit'
  | 'not_a_whole_number'
  | 'amount_too_low'
  | 'not_enough_money'

/**
 * A refusal as a value, for the seat that acted: the screen phrases the code, logs and the command line print the
 * message, which may name that seat's money or cards.
 */
export interface Rejection {
  readonly code: RejectionCode
  readonly message: string
}

export function reject(code: RejectionCode, message: string): Rejection {
  return { code, message }
}
