import { filled, filledOdd, filledOver, ground } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import type { Paint } from '../paint.ts'
import type { ManuelScene } from './scene.ts'
import { COLUMNS, ROWS, TURNS, arch, bar, block, half, petal, quarter, sun, turned, wedge } from './shapes.ts'
import type { Cell, Turn } from './shapes.ts'

/** Ground first, then what stands on it, from the most to the least used. */
export type Palette = readonly [Paint, Paint, Paint, Paint, Paint]

/** How far tiles and walls go over their edges: less than what lies on them does. */
const UNDER = 0.6

/** A patchwork in three scales: one great square of bands, ordinary ones, and some cut into four. */
export function courtyard(dice: Dice, palette: Palette): Drawing<ManuelScene> {
  const [under, ...others] = palette
  const great = { x: dice.pick([0, 2]), y: dice.pick([0, 2, 4]), side: 4 }
  const [band, between] = dice.pick([
    [others[0], others[2]],
    [others[1], others[2]],
    [others[1], others[0]],
  ] as const)
  const corner = dice.pick(TURNS)
  let motifs = ''
  for (const [i, radius] of [4, 3, 2, 1].entries()) {
    motifs += filledOver(i % 2 === 0 ? band : between, quarter(great, corner, radius))
  }
  // All tiles come before what lies on them: a tile drawn later would show its overlap.
  let tiles = ground(under)
  let last: Paint = under
  for (let i = 0; i < 12; i += 1) {
    const [x, y] = [2 * (i % 3), 2 * Math.floor(i / 3)]
    if (x >= great.x && x < great.x + 4 && y >= great.y && y < great.y + 4) continue
    const cells = dice.pick([
      TURNS.map((turn) => ({ x: x + (turn % 2), y: y + (turn >> 1), side: 1 })),
      [{ x, y, side: 2 }],
      [{ x, y, side: 2 }],
    ])
    for (const cell of cells) {
      const tile = dice.pick(
        [under, ...others].filter((paint) => paint !== last && paint !== band && paint !== between),
      )
      last = tile
      const over = dice.pick(palette.filter((paint) => paint !== tile))
      const spare = dice.pick(palette.filter((paint) => paint !== tile && paint !== over))
      if (tile !== under) tiles += filledOver(tile, block(cell), UNDER)
      motifs += motif(dice, cell, over, spare)
    }
  }
  return {
    body: tiles + motifs,
    scene: { name: 'courtyard' },
  }
}

function motif(dice: Dice, cell: Cell, over: Paint, spare: Paint): string {
  const { x, y, side } = cell
  const turn = dice.pick(TURNS)
  switch (dice.whole(0, 5)) {
    case 0:
      return filledOver(over, quarter(cell, turn))
    case 1:
      return filledOver(over, quarter(cell, turn)) + filledOver(spare, quarter(cell, turn, side / 2))
    case 2:
      return filledOver(over, wedge(cell, turn))
    case 3:
      return filledOver(over, half(cell, turn))
    case 4:
      return filledOver(over, petal(cell, turn))
    default:
      return filledOver(over, sun(x + side / 2, y + side / 2, side / 4))
  }
}

/** Storeys of arches within arches under a sky. */
export function arcade(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<ManuelScene> {
  const storeys = dice.pick([
    [1, 3],
    [2, 3],
  ] as const)
  let body = ground(under)
  let foot = ROWS
  for (const [storey, doors] of storeys.entries()) {
    const width = COLUMNS / doors
    const height = 5 - doors
    body += filled(storey % 2 === 0 ? second : first, bar(0, foot - height, COLUMNS, height))
    for (let door = 0; door < doors; door += 1) {
      const paints = (door + storey) % 2 === 0 ? [third, under, fourth] : [under, fourth, third]
      for (const [i, paint] of paints.entries()) {
        // Whole numbers on the canvas, or the arc would not meet its legs.
        const inset = Math.round((i + (doors === 1 ? 0.5 : 0.25)) * (width / 6) * 100) / 100
        body += filled(paint, arch(door * width + inset, foot, width - 2 * inset, height - inset))
      }
    }
    foot -= height
  }
  body += filled(third, sun(dice.pick([1.5, 3, 4.5]), foot / 2, foot / 3))
  const [below, above] = storeys
  return {
    body,
    scene: { name: 'arcade', above, below },
  }
}

/** Sails over hulls on a horizon, a sun above, bars of its light on the water. */
export function harbour(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<ManuelScene> {
  const horizon = 6
  const { boats, sunX } = dice.pick([
    {
      boats: [
        [0.5, 1],
        [2.5, 3],
      ],
      sunX: 1.25,
    },
    {
      boats: [
        [0.5, 1.25],
        [2.25, 1.75],
        [4.5, 1],
      ],
      sunX: 3,
    },
  ])
  const sunY = dice.pick([1.5, 2])
  let body = ground(under) + filled(third, sun(sunX, sunY, 1)) + filled(second, bar(0, horizon, COLUMNS, 2))
  for (const i of [0, 1, 2]) {
    const width = 1.8 - i * 0.5
    body += filled(third, bar(sunX - width / 2, horizon + 0.85 + i * 0.35, width, 0.14))
  }
  for (const [i, [x = 0, side = 0]] of boats.entries()) {
    const [sail, jib] = i % 2 === 0 ? [first, fourth] : [fourth, first]
    const turn = dice.pick([2, 3] as const)
    const shade = { x: turn === 2 ? x + side / 2 : x, y: horizon - side / 2, side: side / 2 }
    body +=
      filled(under, bar(x + side / 8, horizon, (side * 3) / 4, 0.35)) +
      filled(sail, wedge({ x, y: horizon - side, side }, turn))
    body += filled(jib, wedge(shade, turn))
  }
  return {
    body,
    scene: { name: 'harbour', sails: boats.length },
  }
}

/** Steps that climb from one side to the other. */
export function stairs(dice: Dice, [under, first, second, third, fourth]: Palette): Drawing<ManuelScene> {
  const rises = dice.coin()
  const side = dice.pick([1, 2])
  const steps = COLUMNS / side
  const corner: Turn = rises ? 2 : 3
  let [walls, shapes] = [ground(under), filledOver(third, sun(rises ? 1.5 : 4.5, side === 1 ? 1.5 : 2, 1))]
  for (let i = 0; i < steps; i += 1) {
    const x = rises ? i * side : COLUMNS - side - i * side
    const top = ROWS - side - i * side
    walls += filledOver(i % 2 === 0 ? first : second, bar(x, top, side, ROWS - top), UNDER)
    const head = { x, y: top, side }
    shapes += filledOver(i % 2 === 0 ? third : fourth, quarter(head, corner, side))
    shapes += filledOver(under, quarter(head, corner, side / 2))
    for (let n = 1; n <= i; n += 1) {
      const cell = { x, y: top + n * side, side }
      const paint = [fourth, under, third][(i + n) % 3] as Paint
      shapes += filledOver(paint, (i + 2 * n) % 3 === 0 ? half(cell, 0) : wedge(cell, turned(corner, n)))
    }
  }
  return {
    body: walls + shapes,
    scene: { name: 'stairs', steps, rises },
  }
}

/** Two paints that change places wherever a line is crossed. */
export function divided(dice: Dice, [under, first, second, third]: Palette): Drawing<ManuelScene> {
  const discs = dice.pick([
    [
      [2, 2, 1.5],
      [4, 5.75, 1.5],
    ],
    [
      [4, 1.5, 1],
      [2, 3.75, 1.5],
      [4, 6.25, 1.25],
    ],
  ])
  const suns = discs.map(([x = 0, y = 0, radius = 0]) => sun(x, y, radius)).join('')
  const [x = 0, y = 0, radius = 0] = discs[1] as number[]
  return {
    body:
      ground(under) +
      filledOdd(first, bar(2, 0, 2, ROWS) + suns) +
      filled(dice.pick([second, third]), half({ x, y: y - radius / 2, side: radius }, 3)),
    scene: { name: 'divided', discs: discs.length },
  }
}
