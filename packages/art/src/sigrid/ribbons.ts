import { HEIGHT, WIDTH, disc, drawn, filled, ground } from '../canvas.ts'
import type { Point, Round } from '../canvas.ts'
import { continuedCurve, openCurve } from '../curve.ts'
import type { Dice } from '../dice.ts'
import type { Paint } from '../paint.ts'
import { Basin, GAP } from './basin.ts'
import type { Field } from './fields.ts'

/** Ground, accent, then the tones, from one side of the picture to the other. */
export type Palette = readonly [Paint, Paint, ...Paint[]]

export interface Water {
  readonly field: Field
  readonly stones?: readonly Round[]
  readonly margin: number
  /** Half widths, the widest first: the narrower fill what the wider leave. */
  readonly reaches: readonly number[]
  /** Where the tones change to: across, down, or between. */
  readonly drift: Point
}

const STEP = 8
/** In steps: no ribbon is longer, and no accent shorter. */
const LONGEST = 120
const SHORTEST_ACCENT = 26
/** A ribbon ends before it turns more sharply than this at a step: the cosine of the turn. */
const STRAIGHT_ENOUGH = Math.cos(0.18)
/** A ribbon is at least this long, and so many times as long as half its width. */
const SHORTEST = 90
const SLENDERNESS = 13
/** Thinner ones are drawn as a line. */
const THINNEST_BAND = 5
const TRIES = 180

/** Lays ribbons that follow the field and never touch. */
export function ribbons(dice: Dice, [under, accent, ...tones]: Palette, water: Water): string {
  const { field, margin, drift, stones = [] } = water
  const basin = new Basin(margin, water.reaches[0] as number)
  let body = ground(under)
  for (const stone of stones) {
    basin.take(stone, stone.radius * 1.12)
    body += filled(accent, disc(stone.x, stone.y, stone.radius))
  }
  let accents = stones.length === 0 ? 2 : 0
  for (const reach of water.reaches) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const x = dice.between(margin, WIDTH - margin)
      const y = dice.between(margin, HEIGHT - margin)
      if (!basin.hasRoom(x, y, reach)) continue
      const upstream = [{ x, y }]
      follow(field, basin, upstream, reach, -1, LONGEST / 2)
      const line = upstream.toReversed()
      follow(field, basin, line, reach, 1, LONGEST)
      if (line.length * STEP < Math.max(SHORTEST, reach * SLENDERNESS)) continue
      for (let i = 0; i < line.length; i += 2) basin.take(line[i] as Point, reach)
      const place = ((x - WIDTH / 2) * drift.x + (y - HEIGHT / 2) * drift.y) / HEIGHT + 0.5
      const tone = Math.floor(place * tones.length + dice.between(-0.6, 0.6))
      const isAccent =
        accents > 0 && reach === water.reaches[1] && line.length > SHORTEST_ACCENT && line.every(isOnCanvas)
      if (isAccent) accents -= 1
      const paint = isAccent ? accent : (tones[Math.max(0, Math.min(tones.length - 1, tone))] as Paint)
      body += reach > THINNEST_BAND ? band(paint, line, reach) : drawn(paint, reach * 2 - 1, openCurve(thinned(line)))
    }
  }
  return body
}

function isOnCanvas({ x, y }: Point): boolean {
  return x > 0 && y > 0 && x < WIDTH && y < HEIGHT
}

/** Goes on from the line's last point, with the field or against it, while there is room. */
function follow(field: Field, basin: Basin, line: Point[], reach: number, sign: 1 | -1, most: number): void {
  let { x, y } = line.at(-1) as Point
  let heading = field(x, y)
  while (line.length < most) {
    const angle = field(x, y)
    const half = (sign * STEP) / 2
    const middle = field(x + Math.cos(angle) * half, y + Math.sin(angle) * half)
    if (Math.cos(middle - heading) < STRAIGHT_ENOUGH) return
    heading = middle
    x += sign * Math.cos(middle) * STEP
    y += sign * Math.sin(middle) * STEP
    if (!basin.hasRoom(x, y, reach) || meetsItself(line, x, y, 2.2 * reach + GAP)) return
    line.push({ x, y })
  }
}

function meetsItself(line: readonly Point[], x: number, y: number, distance: number): boolean {
  const own = Math.ceil(distance / STEP) + 4
  for (let i = 0; i < line.length - own; i += 2) {
    const point = line[i] as Point
    if (Math.abs(point.x - x) < distance && Math.abs(point.y - y) < distance) return true
  }
  return false
}

/** Every fourth point or so, evenly from end to end. */
function thinned(line: readonly Point[]): Point[] {
  const last = line.length - 1
  const spaces = Math.max(2, Math.round(last / 4))
  return Array.from({ length: spaces + 1 }, (_, i) => line[Math.round((i * last) / spaces)] as Point)
}

/** A band that is widest in its middle and runs out at both ends. */
function band(paint: Paint, line: readonly Point[], reach: number): string {
  const spine = thinned(line)
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, { x, y }] of spine.entries()) {
    const [before, after] = [spine[Math.max(0, i - 1)] as Point, spine[Math.min(spine.length - 1, i + 1)] as Point]
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const share = (reach * Math.sin(Math.PI * (i / (spine.length - 1))) ** 0.9) / Math.hypot(dx, dy)
    left.push({ x: x - dy * share, y: y + dx * share })
    right.push({ x: x + dy * share, y: y - dx * share })
  }
  return filled(paint, `${openCurve(left)}${continuedCurve(right.toReversed())}z`)
}
