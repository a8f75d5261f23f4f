import { artistOf } from '@modern-art/engine'
import type { Artist, Seat, View } from '@modern-art/engine'
import type { ScreenEvent } from '@modern-art/table/contract'
import { lastActed } from '../../play/ownTurn.ts'
import { paintingFor } from '../../paintings/pictures.ts'
import { joined, marked } from '../../words/grammar/marked.ts'
import type { Marked } from '../../words/grammar/marked.ts'
import type { Words } from '../../words/words.ts'
import { foldLog } from './foldedLog.ts'
import type { LoggedLot } from './foldedLog.ts'
import { whoOf } from '../../seats/names.ts'
import { sayEvent } from './sayEvent.ts'

/** A line of the log that tells one event. */
export interface LogLine {
  /** The event it tells. */
  readonly index: number
  readonly text: Marked
}

/** One line for a lot, which opens to what happened around it. */
export interface LotEntry extends LogLine {
  readonly kind: 'lot'
  readonly artist: Artist
  readonly story: readonly LogLine[]
  readonly isOver: boolean
}

/** An event outside the lots; with a heading a season begins. */
interface EventEntry extends LogLine {
  readonly kind: 'event' | 'heading'
}

export type LogEntry = LotEntry | EventEntry

/** The log in plain words: a line for each lot, and for each event between the lots. */
export function logEntries(view: View, events: readonly ScreenEvent[], words: Words): readonly LogEntry[] {
  const linesOf = (indices: readonly number[]): readonly LogLine[] =>
    indices.flatMap((index) => {
      const event = events[index]
      const text = event === undefined ? null : sayEvent(view, event, words)
      return text === null ? [] : [{ index, text }]
    })
  return foldLog(events).flatMap((part): readonly LogEntry[] => {
    if (part.kind === 'lot') return [lotEntry(part, linesOf(part.story), view, words)]
    const kind = events[part.index]?.type === 'round_started' ? 'heading' : 'event'
    return linesOf([part.index]).map((line) => ({ ...line, kind }))
  })
}

function lotEntry(lot: LoggedLot, story: readonly LogLine[], view: View, words: Words): LotEntry {
  return {
    kind: 'lot',
    index: lot.index,
    text: sayLot(view, lot, words),
    artist: artistOf(lot.cards[0]),
    story,
    isOver: lot.outcome !== null,
  }
}

/** A lot in one line: what is sold and how, and who pays whom how much. */
function sayLot(view: View, { cards, auction, auctioneer, outcome }: LoggedLot, words: Words): Marked {
  const { log } = words
  const titles = cards.map((card) => marked`_${paintingFor(card, words).title}_`)
  const lot = joined([...titles, log.kinds[auction]], ', ')
  if (outcome === null) return log.lotRuns(lot, whoOf(view, auctioneer))
  if (outcome.type === 'lot_taken_free') return log.lotFree(lot, whoOf(view, outcome.seat))
  const shares = outcome.payments.map(({ to, amount }) => ({ to: to === null ? null : whoOf(view, to), amount }))
  return log.lotSold(lot, whoOf(view, outcome.buyer), outcome.price, shares)
}

/** The log since a seat last acted: a line for each lot, and the news of a lot that still runs. */
export function recapFor(seat: Seat, view: View, events: readonly ScreenEvent[], words: Words): readonly LogLine[] {
  const since = lastActed(events, seat)
  return logEntries(view, events, words).flatMap((entry) => {
    if (entry.kind !== 'lot') return entry.index < since ? [] : [entry]
    const news = entry.story.filter(({ index }) => index >= since)
    if (news.length === 0) return []
    return entry.isOver ? [entry] : [entry, ...news.filter(({ index }) => index !== entry.index)]
  })
}
