import { artistOf } from '@modern-art/engine'
import type { Card, RoundEndReason, Seat, SkipReason } from '@modern-art/engine'
import { writeGap, writeInner, writeLine } from './page.ts'
import { writeRemarks } from './writeRemarks.ts'
import { artist, painting, unauctioned, who, whoAll } from './narration.ts'
import type { Narration } from './narration.ts'
import { verb } from './words.ts'

export function tellCardPlayed(narration: Narration, seat: Seat, card: Card): void {
  narration.auctioneer = seat
  narration.flipped = false
  writeGap(narration.page)
  writeLine(narration.page, `${who(narration, seat)} plays ${painting(narration, card)}`)
}

export function tellSecondOffered(narration: Narration, seat: Seat, card: Card): void {
  writeRemarks(narration)
  writeInner(narration.page, `${who(narration, seat)} adds ${painting(narration, card)}`)
}

export function tellAuctioneerChanged(narration: Narration, from: Seat, to: Seat): void {
  narration.auctioneer = to
  const money = narration.setup.variants.splitDouble ? 'splits the price with' : 'takes over the sale from'
  writeInner(
    narration.page,
    `${who(narration, to)} is now the auctioneer of both and ${money} ${who(narration, from)}.`,
  )
}

export function tellTurnsSkipped(narration: Narration, seats: readonly Seat[], reason: SkipReason): void {
  const names = whoAll(narration, seats)
  const skipped = verb(seats, 'is skipped', 'are skipped')
  const why =
    reason === 'double'
      ? `play continues to the left of ${who(narration, narration.auctioneer)}, who completed the double`
      : verb(seats, 'no cards in hand', 'no cards in their hands')
  writeInner(narration.page, `${names} ${skipped}: ${why}.`)
}

export function tellMysteryRevealed(narration: Narration, seat: Seat, card: Card): void {
  narration.flipped = true
  writeInner(
    narration.page,
    `${who(narration, seat)} flips a card from the mystery hand: ${unauctioned(narration, card)}`,
  )
}

export function tellMysterySkipped(narration: Narration, seat: Seat): void {
  writeInner(narration.page, `${who(narration, seat)} leaves the mystery hand alone.`)
}

export function tellLastCard(narration: Narration, reason: RoundEndReason, unsold: readonly Card[]): void {
  writeRemarks(narration)
  const last = unsold.at(-1)
  if (last === undefined) return
  const why =
    reason === 'fifth_painting'
      ? `That is the fifth painting by ${artist(narration, artistOf(last))}`
      : 'Nobody has a card left'
  writeInner(narration.page, `${why}: the season is over${narration.flipped ? '' : whatIsUnsold(unsold)}.`)
}

function whatIsUnsold(unsold: readonly Card[]): string {
  return unsold.length === 1 ? ', and the painting stays unsold' : ', and both paintings stay unsold'
}
