import { disc, filled, rectangle } from './canvas.ts'
import { documentOf } from './document.ts'

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
