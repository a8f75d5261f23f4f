import type { Grid } from './raster.ts'

const DIRECTIONS = 8
/** Steps of grey below this are no edge. */
const FAINT = 0.03
const CLEAR = 0.08
/** Pixels of one edge before it counts as a straight one. */
const LONG = 8
/** Half the side of the square in which edges may run one way. */
const PATCH = 4

/**
 * What gives an artist's hand away in a small grey picture, whatever its tones: how unlike its sides are, how much is edge,
 * how much is plain and how much wide and plain, which ways the edges run, how much they run one way together, and how
 * many are straight and level or upright.
 */
export function handIn(picture: Grid): readonly number[] {
  return [
    unlikeSides(picture),
    share(picture, (x, y) => steepness(picture, x, y) > FAINT),
    share(picture, (x, y) => isPlain(picture, x, y, 1)),
    share(picture, (x, y) => isPlain(picture, x, y, 3)),
    evennessOfDirections(picture),
    grain(picture),
    straightEdges(picture),
  ]
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

function steepness(picture: Grid, x: number, y: number): number {
  return Math.hypot(...slope(picture, x, y))
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

function isPlain(picture: Grid, x: number, y: number, reach: number): boolean {
  for (let v = y - reach; v <= y + reach; v += 1) {
    for (let u = x - reach; u <= x + reach; u += 1) {
      if (Math.abs(at(picture, u, v) - at(picture, x, y)) > FAINT) return false
    }
  }
  return true
}

/** Entropy of the edges' directions: the larger, the more ways they run. */
function evennessOfDirections(picture: Grid): number {
  const compass = Array.from({ length: DIRECTIONS }, () => 0)
  let sum = 0
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const [dx, dy] = slope(picture, x, y)
      const size = Math.hypot(dx, dy)
      if (size < FAINT) continue
      const direction = Math.round((Math.atan2(dy, dx) / Math.PI + 1) * DIRECTIONS) % DIRECTIONS
      compass[direction] = (compass[direction] ?? 0) + size
      sum += size
    }
  }
  return compass.reduce((entropy, size) => entropy - (size > 0 ? (size / sum) * Math.log(size / sum) : 0), 0)
}

/** How far the edges in a patch run one way: 1 for parallel lines, 0 for a disc. The mean over patches that have any. */
function grain(picture: Grid): number {
  let [sum, patches] = [0, 0]
  for (let y = PATCH; y < picture.height - PATCH; y += 2) {
    for (let x = PATCH; x < picture.width - PATCH; x += 2) {
      let [across, down, mixed] = [0, 0, 0]
      for (let v = y - PATCH; v <= y + PATCH; v += 1) {
        for (let u = x - PATCH; u <= x + PATCH; u += 1) {
          const [dx, dy] = slope(picture, u, v)
          across += dx * dx
          down += dy * dy
          mixed += dx * dy
        }
      }
      if (across + down < FAINT) continue
      sum += Math.hypot(across - down, 2 * mixed) / (across + down)
      patches += 1
    }
  }
  return sum / Math.max(1, patches)
}

/** How much of the picture lies along long edges that are level or upright. */
function straightEdges(picture: Grid): number {
  const { width, height } = picture
  return (
    longRuns(height, width, (row, x) => Math.abs(at(picture, x, row + 1) - at(picture, x, row))) / (width * height) +
    longRuns(width, height, (column, y) => Math.abs(at(picture, column + 1, y) - at(picture, column, y))) /
      (width * height)
  )
}

function longRuns(lines: number, length: number, stepAt: (line: number, place: number) => number): number {
  let sum = 0
  for (let line = 0; line < lines - 1; line += 1) {
    let run = 0
    for (let place = 0; place <= length; place += 1) {
      if (place < length && stepAt(line, place) > CLEAR) run += 1
      else {
        if (run >= LONG) sum += run
        run = 0
      }
    }
  }
  return sum
}
