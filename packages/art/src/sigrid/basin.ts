import { HEIGHT, WIDTH } from '../canvas.ts'
import type { Point } from '../canvas.ts'

/** Kept free between two ribbons. */
export const GAP = 7
const MESH = 10
const COLUMNS = WIDTH / MESH
const ROWS = HEIGHT / MESH

/** How much room there is around every place: a mesh of distances to what was laid so far. */
export class Basin {
  private readonly room = new Float32Array(COLUMNS * ROWS).fill(Infinity)
  private readonly margin: number
  private readonly widest: number

  /** Ribbons keep a margin to the edge; with one below zero they run over it. None will reach farther than `widest`. */
  constructor(margin: number, widest: number) {
    this.margin = margin
    this.widest = widest
  }

  hasRoom(x: number, y: number, reach: number): boolean {
    const edge = this.margin + reach
    if (x < edge || y < edge || x > WIDTH - edge || y > HEIGHT - edge) return false
    const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / MESH)))
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor(y / MESH)))
    return (this.room[row * COLUMNS + column] as number) > reach + GAP
  }

  take({ x, y }: Point, reach: number): void {
    const most = reach + this.widest + GAP
    const left = Math.max(0, Math.floor((x - most) / MESH))
    const right = Math.min(COLUMNS - 1, Math.ceil((x + most) / MESH))
    const bottom = Math.min(ROWS - 1, Math.ceil((y + most) / MESH))
    for (let row = Math.max(0, Math.floor((y - most) / MESH)); row <= bottom; row += 1) {
      const dy = (row + 0.5) * MESH - y
      for (let column = left; column <= right; column += 1) {
        const dx = (column + 0.5) * MESH - x
        const distance = Math.sqrt(dx * dx + dy * dy) - reach
        const place = row * COLUMNS + column
        if (distance < (this.room[place] as number)) this.room[place] = distance
      }
    }
  }
}
