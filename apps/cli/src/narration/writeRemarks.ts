import type { Bid, Seat } from '@modern-art/engine'
import { writeInner } from './page.ts'
import type { Remark } from './remark.ts'
import type { Narration } from './narration.ts'
import { listed, verb } from './words.ts'

/** Writes what was said within the lot as one quiet sentence, and forgets it. */
export function writeRemarks(narration: Narration): void {
  const phrases = narration.remarks.map((remark) => phrase(narration.names, remark))
  if (narration.remarks[0]?.type === 'hammer') phrases[0] = 'The hammer falls'
  forgetRemarks(narration)
  if (phrases.length > 0) writeInner(narration.page, `${phrases.join('; ')}.`)
}

export function forgetRemarks(narration: Narration): void {
  narration.remarks.length = 0
}

function phrase(names: readonly string[], remark: Remark): string {
  switch (remark.type) {
    case 'bids':
      return remark.bids.map((bid, index) => bidding(names, bid, index === 0)).join(', ')
    case 'pass':
      return `${all(names, remark.seats)} ${verb(remark.seats, 'passes', 'pass')}`
    case 'decline':
      return `${all(names, remark.seats)} ${verb(remark.seats, 'adds', 'add')} nothing`
    case 'seal':
      return `${all(names, remark.seats)} ${verb(remark.seats, 'makes a sealed bid', 'make sealed bids')}`
    case 'price':
      return `${names[remark.seat]} asks ${remark.price}`
    case 'hammer':
      return 'the hammer falls'
  }
}

/** `Ada bids 3`, and after that just `Ben 14`. */
function bidding(names: readonly string[], bid: Bid, isFirst: boolean): string {
  return `${names[bid.seat]} ${isFirst ? 'bids ' : ''}${bid.amount}`
}

function all(names: readonly string[], seats: readonly Seat[]): string {
  return listed(seats.map((seat) => names[seat] ?? ''))
}
