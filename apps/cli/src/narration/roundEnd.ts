import { ARTISTS, artistOf } from '@modern-art/engine'
import type { Artist, RankedArtist, Redemption, Seat } from '@modern-art/engine'
import { writeGap, writeHeading, writeInner, writeRow } from './page.ts'
import { artist, figure, who } from './telling.ts'
import type { Telling } from './telling.ts'
import { counted, listed, ordinal } from './words.ts'

export function tellRanking(telling: Telling, round: number, ranking: readonly RankedArtist[]): void {
  writeHeading(telling.page, `End of season ${round}`)
  ranking.forEach((ranked, index) => {
    const place = ranked.tile === 0 ? '        ' : `  ${ordinal(index + 1)} ${String(ranked.tile).padStart(2)}`
    writeRow(
      telling.page,
      `${place}  `,
      `${artist(telling, ranked.artist)}, ${paintings(ranked)}${tie(telling, ranked)}`,
    )
  })
}

function paintings(ranked: RankedArtist): string {
  return ranked.count === 0 ? 'none' : counted(ranked.count, 'painting')
}

/** A tie is explained where a tile depends on it. */
function tie(telling: Telling, ranked: RankedArtist): string {
  if (ranked.tile === 0 || ranked.aheadByTie.length === 0) return ''
  const behind = listed(ranked.aheadByTie.map((other) => artist(telling, other)))
  return ` (tied with ${behind}, but further left in the market)`
}

/** A seat's paintings, by artist, with what the bank pays for them. */
export function tellRedemption(telling: Telling, seat: Seat, redeemed: readonly Redemption[], total: number): void {
  if (telling.sellers.length === 0) writeGap(telling.page)
  telling.sellers.push(seat)
  const money = (telling.money[seat] ?? 0) + total
  const sold = counted(redeemed.length, 'painting')
  const outcome =
    total === 0
      ? `gets nothing for ${sold} and still has ${figure(telling, money)}`
      : `gets ${figure(telling, total)} for ${sold} and now has ${figure(telling, money)}`
  const details = ARTISTS.flatMap((id) => soldBy(telling, id, redeemed))
  writeInner(telling.page, `${who(telling, seat)} ${outcome}: ${listed(details)}.`)
}

function soldBy(telling: Telling, id: Artist, redeemed: readonly Redemption[]): string[] {
  const ones = redeemed.filter((redemption) => artistOf(redemption.card) === id)
  const [one] = ones
  if (one === undefined) return []
  const each = ones.length === 1 ? '' : ' each'
  const value = one.value === 0 ? 'worth nothing' : `at ${one.value}${each}`
  return [`${ones.length} ${artist(telling, id)} ${value}`]
}

/** Players without paintings sell nothing, but the reader wants to know how much money they have. */
export function tellOthersMoney(telling: Telling): void {
  const { sellers } = telling
  if (sellers.length === 0) writeGap(telling.page)
  telling.money.forEach((money, seat) => {
    if (sellers.includes(seat)) return
    writeInner(telling.page, `${who(telling, seat)} has no paintings and still has ${figure(telling, money)}.`)
  })
  sellers.length = 0
}
