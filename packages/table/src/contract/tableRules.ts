/** How a table keeps time and treats people who are away. All times are in milliseconds. */
export interface TableRules {
  /** How long people may think. Open auctions with a hammer run on the hammer alone. */
  readonly clock: ClockRule
  /** `null`: open auctions end by passes alone. */
  readonly hammer: HammerRule | null
  /** Bids of an open auction that arrive within this time of the first are taken together; 0 takes each as it comes. */
  readonly sameMoment: number
  readonly absence: AbsenceRule
  /** How long a bot may take until the default action is played for it: no bot ever holds a table up. */
  readonly botPatience: number
  /** Whether screens may show everyone's money as far as public payments imply it. */
  readonly memoryAid: boolean
}

export type ClockRule =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'per_decision'; readonly milliseconds: number }
  /** A time for the whole game, to which each decision adds the increment once it is made. */
  | { readonly kind: 'bank'; readonly milliseconds: number; readonly increment: number }

export interface HammerRule {
  /** From the last bid, or the start of the auction, to "going once". */
  readonly quiet: number
  /** From "going once" to "going twice", and from there to "sold". */
  readonly call: number
}

export interface AbsenceRule {
  /** The bot that plays for a person who is away or whose time is up; `null`: the default action is played when time is up. */
  readonly standIn: string | null
  /** How long a seat is kept for a person who left. */
  readonly grace: number
}
