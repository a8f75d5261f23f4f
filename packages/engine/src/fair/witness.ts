import type { Card } from '../card.ts'
import type { DeckName } from '../deck.ts'
import { replay } from '../replay.ts'
import type { Seat } from '../seat.ts'
import type { Transcript } from '../transcript.ts'
import { eventFor } from '../view.ts'
import { sameCards } from './checkDeal.ts'
import type { FairDeal } from './fairDeal.ts'

/** What one page was shown before it gave its chance away, and what it saw of the deal: it knows more than a transcript can. */
export interface Witness {
  readonly table: string
  readonly seat: Seat
  /** The page's own. */
  readonly chance: string
  /** The fingerprint of the server's secret. */
  readonly fingerprint: string
  /** By seat, the fingerprints of the chances that were promised. */
  readonly promised: readonly (string | null)[]
  readonly deck: DeckName
  readonly mysteryHand: boolean
  /** The cards that the seat was dealt, as far as the page was there to see it. */
  readonly dealt: readonly Card[]
}

/** What a page remembers, held against the transcript that it gets after the game. */
export interface WitnessCheck {
  /** The published fingerprint of the secret is the one that the page was shown before. */
  readonly fingerprint: boolean
  /** The promised chances, the deck and the hands to be dealt are those that the page was shown before. */
  readonly promises: boolean
  /** The page's own chance was used, on its seat. */
  readonly ownChance: boolean
  /** The cards that the page saw on its hand are those that this deck deals; `null` if it saw none. */
  readonly ownCards: boolean | null
}

export function checkWitness(transcript: Transcript, deal: FairDeal, witness: Witness): WitnessCheck {
  const { config } = transcript
  const { seat, dealt } = witness
  const promised = deal.seats.map((each) => each?.fingerprint ?? null)
  const dealtInGame = replay(transcript)
    .steps.flatMap(({ events }) => events)
    .map((event) => eventFor(event, seat))
    .flatMap((event) => (event.type === 'cards_dealt' ? event.own : []))
  return {
    fingerprint: deal.table === witness.table && deal.fingerprint === witness.fingerprint,
    promises:
      promised.length === witness.promised.length &&
      promised.every((each, index) => each === witness.promised[index]) &&
      config.deck === witness.deck &&
      config.variants.mysteryHand === witness.mysteryHand,
    ownChance: deal.seats[seat]?.chance === witness.chance,
    ownCards: dealt.length === 0 ? null : sameCards(dealt, dealtInGame.slice(0, dealt.length)),
  }
}

/** Whether nothing that the page remembers speaks against the deal. */
export function bearsOut({ fingerprint, promises, ownChance, ownCards }: WitnessCheck): boolean {
  return fingerprint && promises && ownChance && ownCards !== false
}
