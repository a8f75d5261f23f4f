import type { Grid } from './raster.ts'

/** How steep an edge is, in grey per pixel: any edge, one to follow; and how large a step from pixel to pixel is clear. */
const FAINT = 0.03
const FIRM = 0.04
const CLEAR = 0.08
/** Patches with less in them than this, the sum of the squares of their slopes, have no grain. */
const PLAIN = 0.015
/** Pixels of one edge before it counts as a long one, when it is level or upright. */
const LONG = 8
/** How far along itself an edge is followed to see whether it is a line, in pixels. */
const STRIDES = [-6, -3, 3, 6]
/** The cosine of what a line may turn on its way. */
const NO_TURN = 0.97

/**
 * What gives an artist's hand away in a small grey picture, whatever its tones: how unlike its sides are, how much of it is
 * edge, how far edges run one way with those next to them and with those around them, how much of the picture lies along
 * long level or upright edges, and how many edges are parts of a line.
 */
export function handIn(picture: Grid): readonly number[] {
  return [
    unlikeSides(picture),
    edgesOf(picture, FAINT).length / picture.values.length,
    grain(picture, 1),
    grain(picture, 4),
    longEdges(picture) / picture.values.length,
    lines(picture),
  ]
}

interface Slope {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly size: number
}

function at({ width, height, values }: Grid, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, x))
  return values[Math.min(height - 1, Math.max(0, y)) * width + column] ?? 0
}

function slopeAt(picture: Grid, x: number, y: number): Slope {
  const dx = (at(picture, x + 1, y) - at(picture, x - 1, y)) / 2
  const dy = (at(picture, x, y + 1) - at(picture, x, y - 1)) / 2
  return { x, y, dx, dy, size: Math.hypot(dx, dy) }
}

function edgesOf(picture: Grid, steepness: number): Slope[] {
  return Array.from(picture.values, (_, i) =>
    slopeAt(picture, i % picture.width, Math.floor(i / picture.width)),
  ).filter(({ size }) => size > steepness)
}

/** How much the picture differs from itself in a mirror. */
function unlikeSides(picture: Grid): number {
  const { width, values } = picture
  let sum = 0
  for (const [i, value] of values.entries()) {
    sum += Math.abs(value - at(picture, width - 1 - (i % width), Math.floor(i / width)))
  }
  return sum / values.length
}

/** How far the edges within reach run one way, on average: 1 for parallel lines, 0 for a disc. */
function grain(picture: Grid, reach: number): number {
  const slopes = Array.from(picture.values, (_, i) =>
    slopeAt(picture, i % picture.width, Math.floor(i / picture.width)),
  )
  let [sum, places] = [0, 0]
  for (let y = reach; y < picture.height - reach; y += 1) {
    for (let x = reach; x < picture.width - reach; x += 1) {
      let [across, down, mixed] = [0, 0, 0]
      for (let v = y - reach; v <= y + reach; v += 1) {
        for (let u = x - reach; u <= x + reach; u += 1) {
          const { dx, dy } = slopes[v * picture.width + u] as Slope
          across += dx * dx
          down += dy * dy
          mixed += dx * dy
        }
      }
      if (across + down < PLAIN) continue
      sum += Math.hypot(across - down, 2 * mixed) / (across + down)
      places += 1
    }
  }
  return sum / Math.max(1, places)
}

/** How many pixels lie along long edges that are level or upright. */
function longEdges(picture: Grid): number {
  const { width, height } = picture
  return (
    longRuns(height, width, (row, x) => Math.abs(at(picture, x, row + 1) - at(picture, x, row))) +
    longRuns(width, height, (column, y) => Math.abs(at(picture, column + 1, y) - at(picture, column, y)))
  )
}

function longRuns(lineCount: number, length: number, stepAt: (line: number, place: number) => number): number {
  let sum = 0
  for (let line = 0; line < lineCount - 1; line += 1) {
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

/** The share of edges that go on without a turn, both ways. */
function lines(picture: Grid): number {
  const edges = edgesOf(picture, FIRM)
  const straight = edges.filter(({ x, y, dx, dy, size }) =>
    STRIDES.every((stride) => {
      const next = slopeAt(picture, Math.round(x - (dy / size) * stride), Math.round(y + (dx / size) * stride))
      return next.size > FAINT && Math.abs(dx * next.dx + dy * next.dy) > NO_TURN * size * next.size
    }),
  )
  return straight.length / Math.max(1, edges.length)
}
