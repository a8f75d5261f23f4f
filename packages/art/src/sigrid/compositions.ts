import type { Point } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import { eddy, past, waves } from './fields.ts'
import { ribbons } from './ribbons.ts'
import type { Palette } from './ribbons.ts'
import type { SigridScene } from './scene.ts'

const ACROSS: Point = { x: 1, y: 0 }
const DOWN: Point = { x: 0, y: 1 }
const ASLANT: Point = { x: 0.7, y: 0.7 }
/** Half widths: broad strokes, ordinary ones, fine ones. */
const BROAD = [20, 12, 7, 3]
const EVEN = [14, 9, 5, 3]
const FINE = [9, 7, 4]
const FRAMED = 36
const OVER_THE_EDGE = -30

/** Long waves, one above the other. */
export function tide(dice: Dice, palette: Palette): Drawing<SigridScene> {
  const rises = dice.coin()
  const steep = dice.between(0.5, 0.9)
  const field = waves(steep, dice.between(0.007, 0.011), rises ? -0.4 : 0.3)
  return {
    body: ribbons(dice, palette, { field, margin: FRAMED, reaches: dice.pick([BROAD, EVEN]), drift: DOWN }),
    scene: { name: 'tide' },
  }
}

/** Fine strokes all one way, like grass or hair. */
export function gale(dice: Dice, palette: Palette): Drawing<SigridScene> {
  const rises = dice.coin()
  const field = waves(dice.between(0.3, 0.4), 0.02, rises ? -0.65 : 0.65)
  return {
    body: ribbons(dice, palette, { field, margin: OVER_THE_EDGE, reaches: FINE, drift: ASLANT }),
    scene: { name: 'gale', rises },
  }
}

/** One whirl that draws everything in. */
export function whirl(dice: Dice, palette: Palette): Drawing<SigridScene> {
  const centre = { x: dice.pick([160, 420]), y: dice.pick([230, 560]) }
  const spin = dice.pick([1, -1] as const)
  return {
    body: ribbons(dice, palette, {
      field: eddy(centre, spin, dice.between(0.35, 0.55)),
      margin: dice.pick([FRAMED, OVER_THE_EDGE]),
      reaches: dice.pick([BROAD, EVEN]),
      drift: ASLANT,
    }),
    scene: {
      name: 'whirl',
      height: centre.y < 400 ? 'upper' : 'lower',
      side: centre.x < 300 ? 'left' : 'right',
    },
  }
}

/** A stream that parts round stones, or passes between two great ones. */
export function stones(dice: Dice, palette: Palette): Drawing<SigridScene> {
  const set = dice.pick([
    [{ x: dice.pick([190, 410]), y: dice.pick([250, 560]), radius: dice.between(84, 104) }],
    [
      { x: dice.between(170, 230), y: dice.between(210, 260), radius: 72 },
      { x: dice.between(370, 420), y: dice.between(520, 570), radius: 104 },
    ],
    [
      { x: -95, y: 420, radius: 270 },
      { x: 715, y: 350, radius: 240 },
    ],
    [
      { x: 180, y: 560, radius: 84 },
      { x: 420, y: 420, radius: 60 },
      { x: 230, y: 210, radius: 52 },
    ],
  ])
  const isAlone = set.length === 1
  return {
    body: ribbons(dice, palette, {
      field: past(set, isAlone ? dice.pick([0.25, -0.25]) : Math.PI / 2 + dice.pick([0.15, 0])),
      stones: set,
      margin: dice.pick([FRAMED, OVER_THE_EDGE]),
      reaches: EVEN,
      drift: isAlone ? DOWN : ACROSS,
    }),
    scene: { name: 'stones', stones: set.length, way: set.some(({ x }) => x < 0) ? 'between' : 'round' },
  }
}

/** Water that comes down. */
export function falls(dice: Dice, palette: Palette): Drawing<SigridScene> {
  const field = waves(dice.between(0.2, 0.3), 0.012, Math.PI / 2)
  return {
    body: ribbons(dice, palette, {
      field,
      margin: OVER_THE_EDGE,
      reaches: dice.pick([BROAD, EVEN]),
      drift: ACROSS,
    }),
    scene: { name: 'falls' },
  }
}
