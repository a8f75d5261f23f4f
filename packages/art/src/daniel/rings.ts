import { disc } from '../canvas.ts'
import type { Point } from '../canvas.ts'

/** Circles round a centre; filled by the odd rule, every other space between them is a ring. */
export interface Rings {
  readonly centre: Point
  readonly radii: readonly number[]
}

/** Circles from `first` outwards: each space is `growth` times as wide as the one inside it. */
export function ringsFrom(centre: Point, first: number, width: number, most: number, growth = 1): Rings {
  const radii = [first]
  for (let [radius, space] = [first + width, width]; radius <= most; radius += space) {
    radii.push(radius)
    space *= growth
  }
  return { centre, radii }
}

/** Circles from an outermost one inwards, evenly. */
export function ringsWithin(centre: Point, most: number, width: number): Rings {
  const count = Math.ceil(most / width)
  return { centre, radii: Array.from({ length: count }, (_, i) => most - i * width) }
}

export function circles({ centre, radii }: Rings): string {
  return radii.map((radius) => disc(centre.x, centre.y, radius)).join('')
}

/** Shows the body only where the outline is odd. */
export function within(id: string, outline: string, body: string): string {
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="${outline}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
}
