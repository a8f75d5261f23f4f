import { auctionTypeOf } from '@modern-art/engine'
import type { AuctionType, Card, PublicEvent, Seat } from '@modern-art/engine'
import type { ScreenEvent } from '@modern-art/table/contract'

type LotOutcome = Extract<PublicEvent, { readonly type: 'lot_sold' | 'lot_taken_free' }>

/** Everything that happened around one lot. */
export interface LoggedLot {
  readonly kind: 'lot'
  /** The event it begins with: its first card is played. */
  readonly index: number
  readonly cards: readonly [Card, ...Card[]]
  /** The kind of auction; `double` as long as a double has no second card. */
  readonly auction: AuctionType
  /** The seat that sells it. */
  readonly auctioneer: Seat
  /** `null` while the lot runs. */
  readonly outcome: LotOutcome | null
  /** The events it opens to, in order. */
  readonly story: readonly number[]
}

/** An event outside the lots. */
interface LoggedEvent {
  readonly kind: 'event'
  readonly index: number
}

export type LogPart = LoggedLot | LoggedEvent

/**
 * The log by lots. Three kinds of events are left out because they say nothing new:
 * - A pass of a seat that has already passed and has not bid since. In an open auction every bid asks the others again,
 *   and the table passes for those who are out. Everybody's log follows the same rule, so it does not show who is out.
 * - "Going once" and "going twice", if somebody bids after all.
 * - That somebody made a sealed bid, once the bids are revealed.
 * A painting that ends the season is not sold, so it makes no lot: its events stand for themselves.
 */
export function foldLog(events: readonly ScreenEvent[]): readonly LogPart[] {
  const repeated = repeatedPasses(events)
  const parts: LogPart[] = []
  let lot: LotDraft | null = null
  for (const [index, event] of events.entries()) {
    if (repeated.has(index)) continue
    if (event.type === 'card_played') {
      lot = lotOf(index, event.card, event.seat)
    } else if (lot === null) {
      parts.push({ kind: 'event', index })
    } else if (event.type === 'round_ended') {
      for (const told of [...lot.story, index]) parts.push({ kind: 'event', index: told })
      lot = null
    } else {
      tell(lot, events, index)
      if (lot.outcome !== null) {
        parts.push(lot)
        lot = null
      }
    }
  }
  return lot === null ? parts : [...parts, lot]
}

/** The passes that are left out of the log; in an open auction there may be many. */
export function repeatedPasses(events: readonly ScreenEvent[]): ReadonlySet<number> {
  const repeated = new Set<number>()
  const passed = new Set<Seat>()
  for (const [index, event] of events.entries()) {
    if (event.type === 'card_played') passed.clear()
    else if (event.type === 'bid_placed') passed.delete(event.seat)
    else if (event.type === 'passed' && passed.has(event.seat)) repeated.add(index)
    else if (event.type === 'passed') passed.add(event.seat)
  }
  return repeated
}

/** A lot while it is put together: an open auction may have hundreds of bids. */
type LotDraft = {
  -readonly [Field in keyof LoggedLot]: Field extends 'story' ? number[] : LoggedLot[Field]
}

function lotOf(index: number, card: Card, seat: Seat): LotDraft {
  const auction = auctionTypeOf(card)
  return { kind: 'lot', index, cards: [card], auction, auctioneer: seat, outcome: null, story: [index] }
}

/** Writes what an event says into its lot. */
function tell(lot: LotDraft, events: readonly ScreenEvent[], index: number): void {
  const event = events[index]
  switch (event?.type) {
    case 'auction_started':
      // The line of the lot says which kind of auction it is.
      lot.auction = event.auction
      return
    case 'second_offered':
      lot.cards = [...lot.cards, event.card]
      lot.auctioneer = event.seat
      break
    case 'bid_placed':
      while (events[lot.story.at(-1) ?? 0]?.type === 'hammer_called') lot.story.pop()
      break
    case 'bids_revealed':
      lot.story = lot.story.filter((told) => events[told]?.type !== 'bid_sealed')
      break
    case 'lot_sold':
    case 'lot_taken_free':
      lot.outcome = event
      break
    default:
  }
  lot.story.push(index)
}
