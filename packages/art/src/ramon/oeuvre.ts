import { oeuvreOf } from '../oeuvre.ts'
import type { Period } from '../oeuvre.ts'
import { archipelago, bay, cairn, fruit, pond, vessels } from './compositions.ts'
import type { Palette } from './compositions.ts'

const MORNING: Period<Palette> = { name: 'morning', from: 1969, palette: ['linen', 'fern', 'poppy', 'lemon', 'leaf'] }
const NIGHT: Period<Palette> = { name: 'night', from: 1973, palette: ['pine', 'leaf', 'blush', 'lemon', 'mint'] }
const DAWN: Period<Palette> = { name: 'dawn', from: 1977, palette: ['blush', 'fern', 'poppy', 'linen', 'pine'] }
const NOON: Period<Palette> = { name: 'noon', from: 1981, palette: ['lemon', 'pine', 'poppy', 'blush', 'fern'] }
const SPRING: Period<Palette> = { name: 'spring', from: 1985, palette: ['mint', 'pine', 'poppy', 'lemon', 'fern'] }
const SHADE: Period<Palette> = { name: 'shade', from: 1988, palette: ['fern', 'pine', 'blush', 'lemon', 'mint'] }

/** Cut-outs: stones, pads, islands, fruit. */
export const ramon = oeuvreOf<Palette>([
  [cairn, MORNING, 3],
  [pond, NIGHT, 12],
  [fruit, DAWN, 2],
  [archipelago, NOON, 24],
  [bay, DAWN, 17],
  [vessels, SHADE, 16],
  [pond, NOON, 22],
  [fruit, SPRING, 8],
  [cairn, NIGHT, 10],
  [bay, NIGHT, 10],
  [vessels, MORNING, 2],
  [archipelago, SPRING, 31],
  [cairn, NOON, 24],
  [pond, DAWN, 30],
  [fruit, MORNING, 9],
])
