import { HEIGHT, WIDTH, disc, filled, filledOdd, ground, rectangle } from '../canvas.ts'
import type { Point } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import type { Paint } from '../paint.ts'
import { scattered } from '../scatter.ts'
import { circles, radiiFrom, within } from './rings.ts'
import type { DanielScene } from './scene.ts'

/** Ground, two kinds of rings, where they meet, accent. */
export type Palette = readonly [Paint, Paint, Paint, Paint, Paint]

/** Farther than any corner from any centre. */
const BEYOND = 1100

/** Two pools that run over opposite edges and into each other. */
export function meeting(dice: Dice, [under, first, second, both, accent]: Palette, id: string): Drawing<DanielScene> {
  const side = dice.pick([-1, 1])
  const [big, small] = [dice.whole(310, 340), dice.whole(250, 290)]
  const one = { x: 300 + side * dice.between(100, 150), y: dice.between(190, 240) }
  const other = { x: 300 - side * dice.between(100, 160), y: dice.between(540, 590) }
  const radii = radiiFrom(23, 46, big)
  const far = circles(other, radiiFrom(19, 38, small))
  const pool = disc(one.x, one.y, radii.at(-1) as number)
  return {
    body:
      ground(under) +
      filled(first, pool) +
      filledOdd(second, circles(one, radii)) +
      filledOdd(both, far) +
      within(id, pool, filledOdd(accent, far)),
    scene: { name: 'meeting' },
  }
}

/** A disc of close rings before wider ones. */
export function eclipse(dice: Dice, [under, first, second, both, accent]: Palette, id: string): Drawing<DanielScene> {
  const moon = { x: dice.between(210, 390), y: dice.between(250, 540) }
  const radius = dice.between(165, 200)
  const angle = dice.between(0, 2 * Math.PI)
  const towards = (reach: number): Point => ({
    x: moon.x + Math.cos(angle) * reach,
    y: moon.y + Math.sin(angle) * reach,
  })
  const [source, far] = [towards(radius * 0.45), towards(-540)]
  const face = disc(moon.x, moon.y, radius)
  return {
    body:
      ground(under) +
      filledOdd(first, circles(far, radiiFrom(60, 48, 1600))) +
      filled(second, face) +
      within(id, face, filledOdd(both, circles(source, radiiFrom(28, 32, 2 * radius)))) +
      filled(accent, disc(source.x, source.y, 28)),
    scene: { name: 'eclipse' },
  }
}

/** Drops that flip each other's rings where they cross. */
export function rain(dice: Dice, [under, first, , both, accent]: Palette): Drawing<DanielScene> {
  const drops = scattered(
    dice,
    [198, 126, 126, 90, 90, 54],
    // Clear of each other, or a ring deep in each other.
    (distance, sum) => distance > sum + 14 || (distance > 0.7 * sum && distance < sum - 40),
  )
  const largest = drops[0] as Point
  return {
    body:
      ground(under) +
      filledOdd(dice.pick([first, both]), drops.map((drop) => circles(drop, radiiFrom(18, 36, drop.radius))).join('')) +
      filled(accent, disc(largest.x, largest.y, 18)),
    scene: { name: 'rain', drops: drops.length },
  }
}

/** One system in strips that have slipped past each other. */
export function fault(dice: Dice, [under, first, second, both]: Palette, id: string): Drawing<DanielScene> {
  const strips = dice.whole(2, 4)
  const lies = dice.coin()
  const size = (lies ? HEIGHT : WIDTH) / strips
  const centre = { x: dice.between(220, 380), y: dice.between(300, 500) }
  let body = ground(under)
  for (let i = 0; i < strips; i += 1) {
    const [from, to] = [Math.round(i * size), Math.round((i + 1) * size)]
    const strip = lies ? rectangle(0, from, WIDTH, to - from) : rectangle(from, 0, to - from, HEIGHT)
    if (i % 2 === 1) body += filled(second, strip)
    const rings = filledOdd(i % 2 === 1 ? both : first, circles(centre, radiiFrom(34, 42, BEYOND)))
    body += within(`${id}${i}`, strip, rings)
    centre[lies ? 'x' : 'y'] += dice.pick([-126, -84, 84, 126])
  }
  return {
    body,
    scene: { name: 'fault', strips, lies },
  }
}

/** Two systems that meet along a slanting line and do not fit. */
export function rift(dice: Dice, [under, first, second, both]: Palette, id: string): Drawing<DanielScene> {
  const rises = dice.coin()
  const [left, right] = [dice.whole(280, 340), dice.whole(460, 520)]
  const [from, to] = rises ? [right, left] : [left, right]
  const centre = { x: dice.between(230, 370), y: 400 }
  const slip = dice.pick([-88, 88])
  const lower = `M0 ${from}L${WIDTH} ${to}V${HEIGHT}H0z`
  const moved = { x: centre.x + slip, y: centre.y + (slip * (to - from)) / WIDTH }
  return {
    body:
      ground(under) +
      filledOdd(first, circles(centre, radiiFrom(34, 44, BEYOND))) +
      filled(second, lower) +
      within(id, lower, filledOdd(both, circles(moved, radiiFrom(34, 44, BEYOND)))),
    scene: { name: 'rift' },
  }
}

/** One source; rings that widen outwards, one of another colour, and a body on it. */
export function orbit(dice: Dice, [under, first, second, , accent]: Palette): Drawing<DanielScene> {
  const centre = { x: dice.between(200, 400), y: dice.between(260, 540) }
  const radii = radiiFrom(18, 18, 1000, dice.between(1.14, 1.24))
  const track = dice.whole(2, 3) * 2
  const [inner, outer] = [radii[track], radii[track + 1]] as [number, number]
  const angle = dice.between(0, 2 * Math.PI)
  const reach = (inner + outer) / 2
  return {
    body:
      ground(under) +
      filledOdd(first, circles(centre, radii)) +
      filledOdd(second, circles(centre, [outer, inner])) +
      filled(
        accent,
        disc(centre.x + reach * Math.cos(angle), centre.y + reach * Math.sin(angle), (outer - inner) * 0.42),
      ),
    scene: { name: 'orbit' },
  }
}
