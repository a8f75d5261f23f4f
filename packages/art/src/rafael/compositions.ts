import { WIDTH, filled, ground, rectangle } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import { CROWNS, HEADS, MOUTHS } from './features.ts'
import { carve, features, hung } from './mask.ts'
import type { Mask, Palette } from './mask.ts'
import { pixels } from './pixels.ts'

const AXIS = WIDTH / 2
/** Wider than anything carved. */
const WITHOUT_END = HEADS.square.map(() => 7)

/** One mask, as large as the picture. */
export function portrait(dice: Dice, palette: Palette): Drawing {
  const mask = carve(dice)
  return {
    body: ground(palette[0]) + hung(mask, palette, { axis: AXIS, top: 39, pixel: 38 }),
    title: nameOf(mask),
    subject: described(mask),
  }
}

/** Features alone: the face is wider than the picture. */
export function closeUp(dice: Dice, palette: Palette): Drawing {
  const mask = carve(dice)
  return {
    body: ground(palette[1]) + features(mask, palette, { axis: AXIS, top: -188, pixel: 48 }, WITHOUT_END),
    title: `${moodOf(mask)}, Close`,
    subject: `a face that fills the picture, with ${featuresOf(mask)}`,
  }
}

/** One mask above another. */
export function totem(dice: Dice, palette: Palette): Drawing {
  const [above, below] = [carve(dice), carve(dice)]
  const [under, face, jaw, ...rest] = palette
  return {
    body:
      ground(under) +
      hung(below, [under, jaw, face, ...rest], { axis: AXIS, top: 330, pixel: 24 }) +
      hung(above, palette, { axis: AXIS, top: 10, pixel: 24 }),
    title: `${nameOf(above)} over ${nameOf(below)}`,
    subject: `two masks in a pile: ${described(above)}, on ${described(below)}`,
  }
}

/** A small mask in a wide halo. */
export function distant(dice: Dice, palette: Palette): Drawing {
  const mask = carve(dice)
  const halo = Array.from({ length: 21 }, (_, row) => {
    const width = 9 - Math.max(0, Math.abs(row - 10) - 2)
    return '.x.x'.slice(-width).padStart(width, '.')
  })
  return {
    body:
      ground(palette[0]) +
      pixels(palette[2], { top: 0, rows: halo }, 'x', { axis: AXIS, top: 43, pixel: 34 }) +
      hung(mask, palette, { axis: AXIS, top: 210, pixel: 20 }),
    title: `${nameOf(mask)}, Far Off`,
    subject: `in a chequered lozenge ${described(mask)}, small`,
  }
}

/** Four masks, two and two alike. */
export function chorus(dice: Dice, palette: Palette): Drawing {
  const [above, below] = [carve(dice), carve(dice)]
  const [under, face, jaw, dark, light, painted] = palette
  let body = ground(under) + filled(face, rectangle(0, 400, WIDTH, 400))
  for (const axis of [WIDTH / 4, (3 * WIDTH) / 4]) {
    body += hung(above, palette, { axis, top: 8, pixel: 19 })
    body += hung(below, [face, jaw, light, dark, under, painted], { axis, top: 408, pixel: 19 })
  }
  return {
    body,
    title: `Chorus of ${above.crown}s and ${below.crown}s`,
    subject: `four masks: twice ${described(above)}, and below twice ${described(below)}`,
  }
}

/** "Smiling Bull": what it does, and who it is by what it wears. */
function nameOf(mask: Mask): string {
  return `${moodOf(mask)} ${mask.crown}`
}

function moodOf(mask: Mask): string {
  return mask.eyes === 'closed' ? 'Sleeping' : mask.mouth
}

function described(mask: Mask): string {
  return `a ${mask.head} mask with ${CROWNS[mask.crown].name}, ${featuresOf(mask)}`
}

function featuresOf(mask: Mask): string {
  return `${mask.eyes} eyes, ${MOUTHS[mask.mouth].name} and ${mask.painting}`
}
