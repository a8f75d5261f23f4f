import { HEIGHT, WIDTH, filled, ground, rectangle } from '../canvas.ts'
import type { Dice } from '../dice.ts'
import type { Drawing } from '../oeuvre.ts'
import { carve, hung } from './mask.ts'
import type { Palette } from './mask.ts'
import { pixels } from './pixels.ts'
import type { RafaelScene } from './scene.ts'

const AXIS = WIDTH / 2

/** One mask, as large as the picture. */
export function portrait(dice: Dice, palette: Palette): Drawing<RafaelScene> {
  const mask = carve(dice)
  return {
    body: ground(palette[0]) + hung(mask, palette, { axis: AXIS, top: 39, pixel: 38 }),
    scene: { name: 'portrait', mask },
  }
}

/** A large mask that looks over a wall. */
export function behindWall(dice: Dice, palette: Palette): Drawing<RafaelScene> {
  const mask = carve(dice)
  const top = 620
  return {
    body:
      ground(palette[0]) +
      hung(mask, palette, { axis: AXIS, top: 60, pixel: 40 }) +
      filled(palette[3], rectangle(0, top, WIDTH, 40)) +
      filled(palette[2], rectangle(0, top + 40, WIDTH, HEIGHT - top - 40)),
    scene: { name: 'behindWall', mask },
  }
}

/** A small mask in a wide lozenge. */
export function distant(dice: Dice, palette: Palette): Drawing<RafaelScene> {
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
    scene: { name: 'distant', mask },
  }
}

/** Four masks, two and two alike. */
export function chorus(dice: Dice, palette: Palette): Drawing<RafaelScene> {
  const [above, below] = [carve(dice), carve(dice)]
  const [under, face, blaze, dark, light, painted] = palette
  let body = ground(under) + filled(face, rectangle(0, HEIGHT / 2, WIDTH, HEIGHT / 2))
  for (const axis of [WIDTH / 4, (3 * WIDTH) / 4]) {
    body += hung(above, palette, { axis, top: 29, pixel: 18 })
    body += hung(below, [face, blaze, face, dark, light, painted], { axis, top: 429, pixel: 18 })
  }
  return {
    body,
    scene: { name: 'chorus', above, below },
  }
}
