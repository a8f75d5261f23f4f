import type { Seat } from '@modern-art/engine'
import type { Screen, ScreenEvent } from '@modern-art/table/contract'

/** Whose eyes a screen is for. */
export type Looking =
  /** One person's, with their hand. A person who asked to look during an open auction may do so until it is over. */
  | { readonly at: 'seat'; readonly seat: Seat; readonly during: number | null }
  /** Everybody's: nothing secret is shown. Open auctions among several people are played so, out loud. */
  | { readonly at: 'table' }
  /** Nobody's until the device has been handed to a person. */
  | { readonly at: 'handover'; readonly to: Seat; readonly during: number | null }

/** Who should look now, on a device that these people share. */
export function nextLooking(screen: Screen, people: readonly Seat[], looking: Looking): Looking {
  const [only] = people
  if (only === undefined) return { at: 'table' }
  if (people.length === 1) return looking.at === 'seat' ? looking : { at: 'seat', seat: only, during: null }
  const { phase } = screen.view
  if (phase.name === 'finished') return { at: 'table' }
  if (looking.at !== 'table' && looking.during === screen.decision) return looking
  const asked = people.filter((seat) => screen.asked.includes(seat))
  const [first] = asked
  if (first === undefined) return looking
  if (phase.name === 'auction' && phase.bidding.type === 'open') return { at: 'table' }
  if (looking.at === 'seat' && asked.includes(looking.seat)) return looking
  return { at: 'handover', to: first, during: null }
}

/** The seat that the table is told of: of a hand-over it is nobody. */
export function seatLooking(looking: Looking): Seat | null {
  return looking.at === 'seat' ? looking.seat : null
}

const FOR_ALL: ReadonlySet<ScreenEvent['type']> = new Set([
  'bids_revealed',
  'lot_sold',
  'lot_taken_free',
  'mystery_revealed',
  'round_ended',
])

/** Whether all people at a device watch what happened: bids turned over, a lot that goes, a season's end. */
export function isForAll(events: readonly ScreenEvent[]): boolean {
  return events.some(({ type }) => FOR_ALL.has(type))
}
