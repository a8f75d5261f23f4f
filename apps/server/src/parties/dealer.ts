import { randomBytes } from 'node:crypto'
import { dealtBy } from '@modern-art/engine'
import type { DeckName, FairDeal, GameConfig } from '@modern-art/engine'

/** Where a server has its secrets from, and how it deals. */
export interface Dealer {
  /** 256 bits that nobody can foresee, in hexadecimal digits. */
  readonly newSecret: () => string
  readonly deal: (deal: FairDeal, deck: DeckName) => Pick<GameConfig, 'deckOrder' | 'startingSeat'>
}

/** Deals as docs/fair-deals.md says, and leaves nothing to the server. */
export const FAIR_DEALER: Dealer = { newSecret: () => randomBytes(32).toString('hex'), deal: dealtBy }
