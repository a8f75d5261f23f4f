import { disc } from '../canvas.ts'
import type { Point } from '../canvas.ts'

/** Radii from `first` outwards: each space between two is `growth` times as wide as the one inside it. */
export function radiiFrom(first: number, width: number, most: number, growth = 1): number[] {
  const radii = []
  for (let [radius, space] = [first, width]; radius <= most; radius += space, space *= growth) radii.push(radius)
  return radii
}

/** Circles round a centre: filled by the odd rule, every other space between them is a ring. */
export function circles({ x, y }: Point, radii: readonly number[]): string {
  return radii.map((radius) => disc(x, y, radius)).join('')
}

/** Shows the body only within the outline. */
export function within(id: string, outline: string, body: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}
