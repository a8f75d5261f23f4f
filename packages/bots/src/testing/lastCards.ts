import { cardsIn, NO_VARIANTS, rememberMoney } from '@modern-art/engine'
import type { Card, GameState, Lot, Variants } from '@modern-art/engine'
import { artistNamed, cardNamed, words } from '@modern-art/engine/testing'

/** A position near the end of the last round. */
interface Remains {
  /** One string of card ids a seat. */
  readonly hands: readonly string[]
  /** Played in the last round, unsold as far as `sold` does not say otherwise. */
  readonly played: string
  /** Sold in the last round, such as `0 sells manuel-open-1 to 2 for 7`; counted among the played. */
  readonly sold?: readonly string[]
  /** The artists placed in the rounds before. */
  readonly past?: readonly [string, string, string]
  readonly mystery?: string
  readonly variants?: Partial<Variants>
}

/**
 * The last round, seat 0 in turn. All cards that are in no hand and not played now were played before, so that a seat can
 * tell what the others hold, if not who holds what. Everybody had 100 when the round began.
 */
export function lastCards({ hands, played, sold = [], past, mystery = '', variants }: Remains): GameState {
  const lots = sold.map(lotIn)
  const out = [...lots.flatMap((lot) => lot.cards), ...cardsOf(played)]
  const handCards = hands.map(cardsOf)
  const flipped = cardsOf(mystery)
  const isHere = new Set([...out, ...handCards.flat(), ...flipped])
  const gone = cardsIn('rulebook').filter((card) => !isHere.has(card))
  const tops = past ?? ['manuel sigrid daniel', 'sigrid daniel ramon', 'daniel ramon rafael']
  const ledger = {
    setup: {
      players: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, hands.length),
      deck: 'rulebook',
      variants: { ...NO_VARIANTS, ...variants },
      startingSeat: 0,
    },
    past: tops.map((top, round) => ({
      played: round === 0 ? gone : [],
      lots: [],
      topThree: words(top).map(artistNamed),
    })),
    lots,
  } as const
  return {
    ...ledger,
    phase: { name: 'awaiting_card_play', asked: 0 },
    money: rememberMoney(ledger),
    hands: handCards,
    mystery: flipped,
    deck: [],
    played: out,
  }
}

function lotIn(line: string): Lot {
  const [, seller = '', card = '', buyer = '', price = ''] = /^(\d) sells (\S+) to (\d) for (\d+)$/.exec(line) ?? []
  const auctioneer = Number(seller)
  return {
    cards: [cardNamed(card)],
    opener: auctioneer,
    auctioneer,
    bids: [],
    buyer: Number(buyer),
    price: Number(price),
  }
}

function cardsOf(ids: string): readonly Card[] {
  return words(ids).map(cardNamed)
}
