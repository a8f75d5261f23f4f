import type { Point, Round } from '../canvas.ts'

/** Where the water runs to, at every place: an angle. */
export type Field = (x: number, y: number) => number

/** Waves: so steep, so many on the way, running towards `heading`. */
export function waves(steepness: number, frequency: number, heading: number): Field {
  return (x, y) => heading + steepness * (Math.sin((y + 0.6 * x) * frequency) + 0.6 * Math.sin(1.7 * x * frequency))
}

/** Round a centre; `pull` turns the circles into a spiral. */
export function eddy({ x, y }: Point, spin: 1 | -1, pull: number): Field {
  return (px, py) => Math.atan2(py - y, px - x) + spin * (Math.PI / 2 + pull)
}

/** A stream that parts round stones: the potential flow past cylinders. */
export function past(stones: readonly Round[], heading: number): Field {
  const [c, s] = [Math.cos(heading), Math.sin(heading)]
  return (x, y) => {
    let u = c
    let v = s
    for (const stone of stones) {
      const dx = x - stone.x
      const dy = y - stone.y
      const square = dx * dx + dy * dy + 1
      const strength = (stone.radius * 1.25) ** 2 / (square * square)
      const along = dx * c + dy * s
      const across = dy * c - dx * s
      const du = strength * (across * across - along * along)
      const dv = -2 * strength * along * across
      u += du * c - dv * s
      v += du * s + dv * c
    }
    return Math.atan2(v, u)
  }
}
