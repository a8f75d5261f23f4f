import { disc } from '../canvas.ts'

/*
 * The parts of a portrait as paths on a square of 120, the face's axis at 60. What is listed first lies lowest; `word` is
 * what a description calls it.
 */

/** Half widths: of the head at the temples, towards the crown, and towards the chin; then where crown and chin are. */
export const HEADS = {
  round: [26, 18, 18, 24, 82],
  long: [22, 14, 13, 21, 86],
  square: [24, 22, 21, 24, 83],
  heart: [26, 18, 8, 24, 84],
} as const

export interface Hair {
  readonly word: string
  readonly behind?: string
  readonly before?: string
  /** It has the paint of the trim. */
  readonly hat?: string
}

const CROP = 'M35 50C31 24 46 15 60 15S89 24 85 50C82 40 76 34 60 34S38 40 35 50z'

export const HAIR = {
  crop: { word: 'cropped hair', before: CROP },
  quiff: { word: 'a quiff', before: `${CROP}M40 28C36 20 44 17 52 18C58 4 84 0 92 14C88 14 86 17 86 24z` },
  bob: { word: 'a bob', behind: 'M28 46C28 20 43 11 60 11S92 20 92 46V80H28z', before: CROP },
  bun: { word: 'a bun', behind: disc(60, 14, 13), before: CROP },
  long: { word: 'long hair', behind: 'M28 46C26 18 44 11 60 11S94 18 92 46L96 112H24z', before: CROP },
  curls: {
    word: 'curls',
    behind:
      'M28 56a11 11 0 0 1-4-20a12 12 0 0 1 13-17a13 13 0 0 1 23-8a13 13 0 0 1 23 8a12 12 0 0 1 13 17a11 11 0 0 1-4 20z',
    before: CROP,
  },
  bald: { word: 'a bald head' },
  beret: { word: 'a beret', behind: CROP, hat: 'M29 38C27 16 58 5 80 13C97 19 97 33 88 40C70 30 48 30 29 38z' },
  hat: {
    word: 'a broad hat',
    hat: 'M20 38C34 32 86 32 100 38C86 45 34 45 20 38zM38 36C38 16 46 10 60 13C74 10 82 16 82 36z',
  },
  visor: { word: 'a visor', before: CROP, hat: 'M34 41C38 31 82 31 86 41L97 44H23z' },
} as const satisfies Readonly<Record<string, Hair>>

export const EYES = disc(50, 53, 3) + disc(70, 53, 3)

/** Lines, drawn with the pen. */
export const NOSE = 'M60 50L56.5 64H61'
export const MOUTHS = { smile: 'M51 71Q60 79 69 71', straight: 'M53 73H67' } as const

/** What it is called, what it is made of (of lines, where it is drawn with the pen), and its path. */
export type Extra = readonly [word: string, of: 'hair' | 'cloth' | 'pen' | 'lines', d: string]

export const EXTRAS = {
  glasses: ['round glasses', 'lines', `${disc(50, 53, 9)}${disc(70, 53, 9)}M41 52L35 50M79 52L85 50`],
  spectacles: ['square glasses', 'lines', 'M40 47H57V59H40zM63 47H80V59H63zM57 51H63M40 50L35 49M80 50L85 49'],
  stars: [
    'star-shaped glasses',
    'pen',
    'M50 42L53 49L60 50L55 55L56 62L50 59L44 62L45 55L40 50L47 49zM70 42L73 49L80 50L75 55L76 62L70 59L64 62L65 55L60 50L67 49z',
  ],
  monocle: ['a monocle', 'lines', `${disc(70, 53, 9)}M79 56C84 68 82 84 78 94`],
  moustache: ['a moustache', 'hair', 'M43 73C47 64 57 64 60 68C63 64 73 64 77 73C70 77 63 75 60 72C57 75 50 77 43 73z'],
  beard: ['a beard', 'hair', 'M34 58C34 86 48 94 60 94S86 86 86 58C80 70 72 67 60 67S40 70 34 58z'],
  pearls: ['pearls', 'cloth', disc(41, 94, 5) + disc(50, 99, 5) + disc(60, 101, 5) + disc(70, 99, 5) + disc(79, 94, 5)],
  medal: ['a medal', 'cloth', `M44 91L56 108H64L76 91L70 89L60 103L50 89z${disc(60, 111, 8)}`],
  scarf: ['a scarf', 'cloth', 'M42 84C54 90 66 90 78 84L82 97C68 104 52 104 38 97zM62 98L76 95L84 120H68z'],
  bow: ['a bow tie', 'cloth', 'M60 99L44 91V108zM60 99L76 91V108z'],
  collar: ['an open collar', 'cloth', 'M44 91L60 114L76 91L84 95L60 120L36 95z'],
} as const satisfies Readonly<Record<string, Extra>>
