import type { MoneyPoint } from './moneyCurve.ts'

/** The places of a curve's points, counted in seasons: every season is as wide as the others, whatever was sold in it. */
export function placesOf(points: readonly Pick<MoneyPoint, 'season'>[]): readonly number[] {
  const places: number[] = []
  let from = 0
  points.forEach(({ season }, at) => {
    if (season === null) return
    // Points between two ends of seasons are spread evenly between them.
    for (let next = from + 1; next <= at; next += 1) places[next] = season - 1 + (next - from) / (at - from)
    if (at === 0) places[0] = 0
    from = at
  })
  return places
}

interface Room {
  readonly from: number
  readonly to: number
}

/** Heights near these, all so far from each other and within the room, as long as it is large enough. */
export function apart(heights: readonly number[], distance: number, { from, to }: Room): readonly number[] {
  const fromLowest = heights.map((height, seat) => ({ height, seat })).toSorted((a, b) => a.height - b.height)
  const placed = heights.slice()
  let previous = from - distance
  for (const { height, seat } of fromLowest) {
    previous = Math.max(height, previous + distance)
    placed[seat] = previous
  }
  let next = to + distance
  for (const { seat } of fromLowest.toReversed()) {
    next = Math.min(placed[seat] ?? 0, next - distance)
    placed[seat] = next
  }
  return placed
}
