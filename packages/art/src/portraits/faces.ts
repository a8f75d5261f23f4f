import { CAST } from './cast.ts'
import { portraitOf } from './portrait.ts'
import type { Looks, Portrait } from './portrait.ts'

/** In whose colours, and how they look. */
type Face = readonly [
  of: keyof typeof CAST,
  head: Looks['head'],
  hair: Looks['hair'],
  mouth: Looks['mouth'],
  extras: Looks['extras'],
]

/*
 * Faces to choose from. Eight of the cast lend their colours to three each, which differ in all else; the same hair comes again only
 * in other colours. A face keeps its number for ever: people have chosen it.
 */
const FACES: readonly Face[] = [
  ['easy', 'heart', 'curls', 'smile', ['scarf']],
  ['medium', 'square', 'quiff', 'straight', ['spectacles', 'bow']],
  ['hard', 'round', 'bob', 'smile', ['pearls']],
  ['hoarder', 'long', 'crop', 'straight', ['beard', 'collar']],
  ['flipper', 'round', 'bun', 'smile', ['scarf']],
  ['hypeman', 'heart', 'beret', 'straight', ['glasses', 'pearls']],
  ['accountant', 'square', 'bald', 'smile', ['moustache', 'bow']],
  ['sniper', 'round', 'long', 'smile', ['collar']],
  ['easy', 'square', 'visor', 'straight', ['spectacles', 'bow']],
  ['medium', 'long', 'hat', 'smile', ['pearls']],
  ['hard', 'heart', 'curls', 'straight', ['stars', 'scarf']],
  ['hoarder', 'square', 'beret', 'smile', ['moustache', 'bow']],
  ['flipper', 'long', 'long', 'straight', ['glasses', 'collar']],
  ['hypeman', 'square', 'crop', 'smile', ['beard', 'bow']],
  ['accountant', 'round', 'curls', 'smile', ['pearls']],
  ['sniper', 'heart', 'bob', 'straight', ['spectacles', 'scarf']],
  ['easy', 'long', 'bald', 'smile', ['glasses', 'beard', 'scarf']],
  ['medium', 'round', 'bun', 'straight', ['monocle', 'collar']],
  ['hard', 'square', 'hat', 'smile', ['moustache', 'bow']],
  ['hoarder', 'heart', 'curls', 'smile', ['stars', 'scarf']],
  ['flipper', 'heart', 'beret', 'straight', ['beard', 'scarf']],
  ['hypeman', 'long', 'visor', 'smile', ['moustache', 'collar']],
  ['accountant', 'long', 'long', 'smile', ['scarf']],
  ['sniper', 'square', 'quiff', 'smile', ['beard', 'bow']],
]

/** How many faces there are. */
export const FACE_COUNT = FACES.length

/** The face with this number, from 0; `null` where there is none. */
export function portraitOfFace(number: number): Portrait | null {
  const face = FACES[number]
  if (face === undefined) return null
  const [of, head, hair, mouth, extras] = face
  return portraitOf({ colours: CAST[of].colours, head, hair, mouth, extras })
}
