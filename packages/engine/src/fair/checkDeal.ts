import type { Card } from '../card.ts'
import { resolveConfig } from '../config.ts'
import type { Seat } from '../seat.ts'
import type { WrittenConfig } from '../config.ts'
import { dealtBy, fingerprintOfChance, fingerprintOfSecret } from './fairDeal.ts'
import type { FairDeal, SeatChance } from './fairDeal.ts'

/** What a record of a deal says about itself, held against the game that was dealt. */
export interface DealCheck {
  /** The secret is the one whose fingerprint was published. */
  readonly secret: boolean
  /** The seats whose chance is not the one that was promised. */
  readonly wrongChances: readonly Seat[]
  /** The deck of the game follows from the secret and the chances. */
  readonly deck: boolean
  /** And so does the first seat. */
  readonly start: boolean
}

/** What anybody can check who has the transcript alone. */
export function checkDeal(deal: FairDeal, config: WrittenConfig): DealCheck {
  const { deck, deckOrder, startingSeat } = resolveConfig(config)
  const dealt = dealtBy(deal, deck)
  return {
    secret: fingerprintOfSecret(deal.table, deal.secret) === deal.fingerprint,
    wrongChances: deal.seats.flatMap((seat, index) => (isAsPromised(deal.table, seat) ? [] : [index])),
    deck: sameCards(dealt.deckOrder, deckOrder),
    start: dealt.startingSeat === startingSeat,
  }
}

/** A chance that was not given away is not a wrong one. */
function isAsPromised(table: string, seat: SeatChance | null): boolean {
  const chance = seat?.chance ?? null
  return chance === null || fingerprintOfChance(table, chance) === seat?.fingerprint
}

/** Whether everything that was checked holds. */
export function isFair({ secret, wrongChances, deck, start }: DealCheck): boolean {
  return secret && wrongChances.length === 0 && deck && start
}

export function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, index) => card === other[index])
}
