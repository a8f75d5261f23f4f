import { disc, filled, rectangle } from './canvas.ts'
import { documentOf, placed } from './document.ts'

/** A framed picture with the red dot of a work that is sold; readable from 16 pixels on. */
export function favicon(): string {
  const body = [
    filled('navy', rectangle(4, 2, 48, 60)),
    filled('chalk', rectangle(10, 8, 36, 48)),
    filled('ochre', 'M10 8h36a36 36 0 0 1-36 36z'),
    filled('teal', 'M10 56h36V20z'),
    filled('chalk', disc(49, 49, 15)),
    filled('vermilion', disc(49, 49, 11)),
  ]
  return documentOf(64, 64, body.join(''))
}

/** The same on a wall of its own, for devices that cut icons to a shape: what matters is in the middle. */
export function appIcon(): string {
  return documentOf(64, 64, filled('chalk', rectangle(0, 0, 64, 64)) + placed(favicon(), 14, 14, 36, 36))
}
