import type { Point } from '../canvas.ts'
import { closedCurve, continuedCurve, openCurve } from '../curve.ts'
import type { Dice } from '../dice.ts'

export const FULL_TURN = 2 * Math.PI

export function polar(centre: Point, angle: number, reach: number): Point {
  return { x: centre.x + Math.cos(angle) * reach, y: centre.y + Math.sin(angle) * reach }
}

/** How scissors stray from a circle: so much of the radius at every angle. */
export type Outline = (angle: number) => number

/** The larger `unrest`, the farther from a circle. */
export function outlineBy(dice: Dice, unrest: number): Outline {
  const [two, three, five] = [dice.between(0, FULL_TURN), dice.between(0, FULL_TURN), dice.between(0, FULL_TURN)]
  return (angle) =>
    1 +
    unrest * (0.5 * Math.sin(2 * angle + two) + 0.35 * Math.sin(3 * angle + three) + 0.15 * Math.sin(5 * angle + five))
}

/** A piece of paper cut along an outline; flat ones are pebbles. */
export function piece(centre: Point, radius: number, outline: Outline, flatness = 1): string {
  const steps = radius > 60 ? 16 : 12
  return closedCurve(
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * FULL_TURN
      const { x, y } = polar({ x: 0, y: 0 }, angle, radius * outline(angle))
      return { x: centre.x + x, y: centre.y + y * flatness }
    }),
  )
}

/** A blossom: petals round a centre. */
export function blossom(centre: Point, radius: number, petals: number, depth: number, turn: number): string {
  const steps = petals * 4
  return closedCurve(
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * FULL_TURN
      return polar(centre, turn + angle, radius * (1 - depth + depth * Math.abs(Math.cos((petals * angle) / 2))))
    }),
  )
}

/** A leaf from its foot towards an angle; a short one is a pip, a thin one a stalk. */
export function leaf(foot: Point, angle: number, length: number, width: number): string {
  const edge = (share: number, side: number): Point =>
    polar(polar(foot, angle, length * share), angle + (side * Math.PI) / 2, width * Math.sin(Math.PI * share ** 0.8))
  const [shares, tip] = [[0.25, 0.5, 0.78], polar(foot, angle, length)]
  const there = [foot, ...shares.map((share) => edge(share, 1)), tip]
  const back = [tip, ...shares.toReversed().map((share) => edge(share, -1)), foot]
  return `${openCurve(there)}${continuedCurve(back)}z`
}

/** Half the angle of a pad's slit. */
const NOTCH = 0.1

/** A round pad with a slit. */
export function pad(centre: Point, radius: number, notch: number, outline: Outline): string {
  const rim = Array.from({ length: 13 }, (_, i) => {
    const angle = notch + NOTCH + (i / 12) * (FULL_TURN - 2 * NOTCH)
    return polar(centre, angle, radius * outline(angle))
  })
  return `${openCurve(rim)}L${Math.round(centre.x)} ${Math.round(centre.y)}z`
}

/** A jug that stands on its foot: how far it reaches to each side, where its belly is, and how wide its neck. */
export function vessel(foot: Point, reach: number, height: number, belly: number, neck: number): string {
  const profile = [
    [0, 0.5],
    [belly * 0.5, 0.86],
    [belly, 1],
    [belly + (1 - belly) * 0.45, neck + 0.1],
    [belly + (1 - belly) * 0.75, neck],
    [1, neck + 0.1],
  ] as const
  const side = (sign: 1 | -1): Point[] =>
    profile.map(([up, width]) => ({ x: foot.x + sign * width * reach, y: foot.y - up * height }))
  return closedCurve([...side(1), ...side(-1).toReversed()])
}
