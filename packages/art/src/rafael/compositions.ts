import { HEIGHT, WIDTH, filled, ground, rectangle } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import { MOUTHS, WORN } from './features.ts'
import { carve, hung } from './mask.ts'
import type { Mask, Palette } from './mask.ts'
import { pixels } from './pixels.ts'

const AXIS = WIDTH / 2

/** One mask, as large as the picture. */
export function portrait(dice: Dice, palette: Palette): Drawing {
  const mask = carve(dice)
  return {
    body: ground(palette[0]) + hung(mask, palette, { axis: AXIS, top: 39, pixel: 38 }),
    title: nameOf(mask),
    subject: described(mask),
  }
}

/** A large mask that looks over a wall. */
export function behindWall(dice: Dice, palette: Palette): Drawing {
  const mask = carve(dice)
  const top = 620
  return {
    body:
      ground(palette[0]) +
      hung(mask, palette, { axis: AXIS, top: 60, pixel: 40 }) +
      filled(palette[3], rectangle(0, top, WIDTH, 40)) +
      filled(palette[2], rectangle(0, top + 40, WIDTH, HEIGHT - top - 40)),
    title: `${mask.worn} behind a Wall`,
    subject: `over a wall, a ${mask.head} mask with ${WORN[mask.worn].name}, ${mask.eyes} eyes and ${mask.painting}`,
  }
}

/** A small mask in a wide lozenge. */
export function distant(dice: Dice, palette: Palette): Drawing {
  const mask = carve(dice)
  const lozenge = Array.from({ length: 23 }, (_, row) => {
    const width = 9 - Math.round((Math.abs(row - 11) * 8) / 11)
    return '.x.x'.slice(-width).padStart(width, '.')
  })
  return {
    body:
      ground(palette[0]) +
      pixels(palette[2], [{ top: 0, rows: lozenge }], 'x', { axis: AXIS, top: 9, pixel: 34 }) +
      hung(mask, palette, { axis: AXIS, top: 267, pixel: 14 }),
    title: `${nameOf(mask)}, Far Off`,
    subject: `small in a stepped lozenge, ${described(mask)}`,
  }
}

/** Four masks, two and two alike. */
export function chorus(dice: Dice, palette: Palette): Drawing {
  const [above, below] = [carve(dice), carve(dice)]
  const [under, face, blaze, dark, light, painted] = palette
  let body = ground(under) + filled(face, rectangle(0, HEIGHT / 2, WIDTH, HEIGHT / 2))
  for (const axis of [WIDTH / 4, (3 * WIDTH) / 4]) {
    body += hung(above, palette, { axis, top: 29, pixel: 18 })
    body += hung(below, [face, blaze, face, dark, light, painted], { axis, top: 429, pixel: 18 })
  }
  return {
    body,
    title: `Chorus of ${above.worn}s and ${below.worn}s`,
    subject: `four masks: above, twice ${described(above)}; below, twice ${described(below)}`,
  }
}

/** "Smiling Bull": what it does, and who it is by what it wears. */
function nameOf(mask: Mask): string {
  return `${mask.eyes === 'closed' ? 'Sleeping' : mask.mouth} ${mask.worn}`
}

function described(mask: Mask): string {
  return `a ${mask.head} mask with ${WORN[mask.worn].name}, ${mask.eyes} eyes, ${MOUTHS[mask.mouth].name} and ${mask.painting}`
}
