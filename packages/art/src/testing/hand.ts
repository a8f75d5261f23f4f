import type { Grid } from './raster.ts'

const DIRECTIONS = 8
/** Steps of grey below this are no edge. */
const FAINT = 0.03
/** How far the picture is the same all round, in pixels, where it is plain and wide. */
const WIDE = 3

/**
 * What gives an artist's hand away in a small grey picture, whatever its tones: how unlike its sides are, how much is edge,
 * how much is plain and wide, which ways the edges run, how straight they are, and how many are level or upright.
 */
export function handIn(grey: Grid): readonly number[] {
  const picture = stretched(grey)
  return [
    unlikeSides(picture),
    share(picture, (x, y) => Math.hypot(...slope(picture, x, y)) > FAINT),
    share(picture, (x, y) => isPlain(picture, x, y)),
    evennessOfDirections(picture),
    straightness(picture),
    uprightness(picture),
  ]
}

/** From black to white, save for the darkest and lightest specks. */
function stretched({ width, height, values }: Grid): Grid {
  const sorted = values.toSorted()
  const [black = 0, white = 1] = [sorted[Math.floor(0.02 * sorted.length)], sorted[Math.floor(0.98 * sorted.length)]]
  return { width, height, values: values.map((value) => Math.max(0, Math.min(1, (value - black) / (white - black)))) }
}

function at({ width, height, values }: Grid, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, x))
  return values[Math.min(height - 1, Math.max(0, y)) * width + column] ?? 0
}

function slope(picture: Grid, x: number, y: number): readonly [number, number] {
  const dx = at(picture, x + 1, y) - at(picture, x - 1, y)
  const dy = at(picture, x, y + 1) - at(picture, x, y - 1)
  return [dx / 2, dy / 2]
}

function share({ width, height }: Grid, holds: (x: number, y: number) => boolean): number {
  let count = 0
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (holds(x, y)) count += 1
  return count / (width * height)
}

/** How much the picture differs from itself in a mirror. */
function unlikeSides(picture: Grid): number {
  const { width, height, values } = picture
  let sum = 0
  for (const [i, value] of values.entries()) {
    sum += Math.abs(value - at(picture, width - 1 - (i % width), Math.floor(i / width)))
  }
  return sum / (width * height)
}

function isPlain(picture: Grid, x: number, y: number): boolean {
  for (let v = y - WIDE; v <= y + WIDE; v += 1) {
    for (let u = x - WIDE; u <= x + WIDE; u += 1) {
      if (Math.abs(at(picture, u, v) - at(picture, x, y)) > FAINT) return false
    }
  }
  return true
}

/** Entropy of the edges' directions: the larger, the more ways they run. */
function evennessOfDirections(picture: Grid): number {
  const compass = Array.from({ length: DIRECTIONS }, () => 0)
  for (const [dx, dy] of edgesIn(picture)) {
    const direction = Math.round((Math.atan2(dy, dx) / Math.PI + 1) * DIRECTIONS) % DIRECTIONS
    compass[direction] = (compass[direction] ?? 0) + Math.hypot(dx, dy)
  }
  const sum = compass.reduce((total, size) => total + size)
  return compass.reduce((entropy, size) => entropy - (size > 0 ? (size / sum) * Math.log(size / sum) : 0), 0)
}

/** How far neighbouring edges run one way: 1 along a line, less at corners and in thickets. */
function straightness(picture: Grid): number {
  let [sum, places] = [0, 0]
  for (let y = 1; y < picture.height - 1; y += 1) {
    for (let x = 1; x < picture.width - 1; x += 1) {
      let [across, down, mixed] = [0, 0, 0]
      for (let v = y - 1; v <= y + 1; v += 1) {
        for (let u = x - 1; u <= x + 1; u += 1) {
          const [dx, dy] = slope(picture, u, v)
          across += dx * dx
          down += dy * dy
          mixed += dx * dy
        }
      }
      if (across + down < FAINT / 2) continue
      sum += Math.hypot(across - down, 2 * mixed) / (across + down)
      places += 1
    }
  }
  return sum / Math.max(1, places)
}

/** 1 where all edges are level or upright, 0 where all are diagonal. */
function uprightness(picture: Grid): number {
  let [upright, all] = [0, 0]
  for (const [dx, dy] of edgesIn(picture)) {
    upright += Math.abs(Math.abs(dx) - Math.abs(dy))
    all += Math.abs(dx) + Math.abs(dy)
  }
  return upright / Math.max(all, Number.EPSILON)
}

function edgesIn(picture: Grid): (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = []
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const edge = slope(picture, x, y)
      if (Math.hypot(...edge) > FAINT) edges.push(edge)
    }
  }
  return edges
}
