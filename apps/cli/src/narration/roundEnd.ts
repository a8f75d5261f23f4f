import { ARTISTS, artistOf } from '@modern-art/engine'
import type { Artist, RankedArtist, Redemption, Seat } from '@modern-art/engine'
import { writeGap, writeHeading, writeInner, writeRow } from './page.ts'
import { artist, figure, who } from './narration.ts'
import type { Narration } from './narration.ts'
import { counted, listed, ordinal } from './words.ts'

export function tellRanking(narration: Narration, round: number, ranking: readonly RankedArtist[]): void {
  writeHeading(narration.page, `End of season ${round}`)
  ranking.forEach((ranked, index) => {
    const place = ranked.tile === 0 ? '        ' : `  ${ordinal(index + 1)} ${String(ranked.tile).padStart(2)}`
    writeRow(
      narration.page,
      `${place}  `,
      `${artist(narration, ranked.artist)}, ${paintings(ranked)}${tie(narration, ranked)}`,
    )
  })
}

function paintings(ranked: RankedArtist): string {
  return ranked.count === 0 ? 'none' : counted(ranked.count, 'painting')
}

/** A tie is explained where a tile depends on it. */
function tie(narration: Narration, ranked: RankedArtist): string {
  if (ranked.tile === 0 || ranked.aheadByTie.length === 0) return ''
  const behind = listed(ranked.aheadByTie.map((other) => artist(narration, other)))
  return ` (tied with ${behind}, but further left in the market)`
}

/** A seat's paintings, by artist, with what the bank pays for them. */
export function tellRedemption(narration: Narration, seat: Seat, redeemed: readonly Redemption[], total: number): void {
  if (narration.sellers.length === 0) writeGap(narration.page)
  narration.sellers.push(seat)
  const money = (narration.money[seat] ?? 0) + total
  const sold = counted(redeemed.length, 'painting')
  const outcome =
    total === 0
      ? `gets nothing for ${sold} and still has ${figure(narration, money)}`
      : `gets ${figure(narration, total)} for ${sold} and now has ${figure(narration, money)}`
  const details = ARTISTS.flatMap((id) => soldBy(narration, id, redeemed))
  writeInner(narration.page, `${who(narration, seat)} ${outcome}: ${listed(details)}.`)
}

function soldBy(narration: Narration, id: Artist, redeemed: readonly Redemption[]): string[] {
  const ones = redeemed.filter((redemption) => artistOf(redemption.card) === id)
  const [one] = ones
  if (one === undefined) return []
  const each = ones.length === 1 ? '' : ' each'
  const value = one.value === 0 ? 'worth nothing' : `at ${one.value}${each}`
  return [`${ones.length} ${artist(narration, id)} ${value}`]
}

/** Players without paintings sell nothing, but the reader wants to know how much money they have. */
export function tellOthersMoney(narration: Narration): void {
  const { sellers } = narration
  if (sellers.length === 0) writeGap(narration.page)
  narration.money.forEach((money, seat) => {
    if (sellers.includes(seat)) return
    writeInner(narration.page, `${who(narration, seat)} has no paintings and still has ${figure(narration, money)}.`)
  })
  sellers.length = 0
}
