import { artistOf } from '@modern-art/engine'
import type { Card, RoundEndReason, Seat, SkipReason } from '@modern-art/engine'
import { writeGap, writeInner, writeLine } from './page.ts'
import { writeRemarks } from './saying.ts'
import { artist, painting, unauctioned, who, whoAll } from './telling.ts'
import type { Telling } from './telling.ts'
import { verb } from './words.ts'

export function tellCardPlayed(telling: Telling, seat: Seat, card: Card): void {
  telling.auctioneer = seat
  telling.flipped = false
  writeGap(telling.page)
  writeLine(telling.page, `${who(telling, seat)} plays ${painting(telling, card)}`)
}

export function tellSecondOffered(telling: Telling, seat: Seat, card: Card): void {
  writeRemarks(telling)
  writeInner(telling.page, `${who(telling, seat)} adds ${painting(telling, card)}`)
}

export function tellAuctioneerChanged(telling: Telling, from: Seat, to: Seat): void {
  telling.auctioneer = to
  const money = telling.setup.variants.splitDouble ? 'splits the price with' : 'takes over the sale from'
  writeInner(telling.page, `${who(telling, to)} is now the auctioneer of both and ${money} ${who(telling, from)}.`)
}

export function tellTurnsSkipped(telling: Telling, seats: readonly Seat[], reason: SkipReason): void {
  const names = whoAll(telling, seats)
  const skipped = verb(seats, 'is skipped', 'are skipped')
  const why =
    reason === 'double'
      ? `play continues to the left of ${who(telling, telling.auctioneer)}, who completed the double`
      : verb(seats, 'no cards in hand', 'no cards in their hands')
  writeInner(telling.page, `${names} ${skipped}: ${why}.`)
}

export function tellMysteryRevealed(telling: Telling, seat: Seat, card: Card): void {
  telling.flipped = true
  writeInner(telling.page, `${who(telling, seat)} flips a card from the mystery hand: ${unauctioned(telling, card)}`)
}

export function tellMysterySkipped(telling: Telling, seat: Seat): void {
  writeInner(telling.page, `${who(telling, seat)} leaves the mystery hand alone.`)
}

export function tellLastCard(telling: Telling, reason: RoundEndReason, unsold: readonly Card[]): void {
  writeRemarks(telling)
  const last = unsold.at(-1)
  if (last === undefined) return
  const why =
    reason === 'fifth_painting'
      ? `That is the fifth painting by ${artist(telling, artistOf(last))}`
      : 'Nobody has a card left'
  writeInner(telling.page, `${why}: the season is over${telling.flipped ? '' : whatIsUnsold(unsold)}.`)
}

function whatIsUnsold(unsold: readonly Card[]): string {
  return unsold.length === 1 ? ', and the painting stays unsold' : ', and both paintings stay unsold'
}
