/*
 * The parts of a mask as half pictures (see pixels.ts): # is carved and dark, o is light on it, + is painted on.
 * A mask is nineteen rows high: what it wears on rows 0 to 4, the head from row 5, eyes from row 8, mouth from row 14.
 * All are beasts, stars and game pieces: nobody's face.
 */

/** Half widths of the head, row by row. */
export const HEADS = {
  'shield-shaped': [5, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 3, 2],
  rounded: [4, 5, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 3],
  square: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5],
  tapering: [6, 6, 6, 6, 6, 6, 5, 5, 5, 4, 4, 3, 2, 1],
  'bell-shaped': [3, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6],
} as const satisfies Readonly<Record<string, readonly number[]>>

/** Who wears it, and what it is. It stands on the head: o is light on what is worn. */
export const WORN = {
  Sun: { name: 'a crown of rays', rows: ['+', '+..+', '+..+..+', '+..+.+', '++++++'] },
  Bull: { name: 'horns', rows: ['......+', '......+', '.....++', '....+++', '...+++'] },
  Stag: { name: 'antlers', rows: ['...+..+', '...+..+', '....+++', '....+', '...++'] },
  Rook: { name: 'battlements', rows: ['.', '++.++', '+++++', '+o+o+', '+++++'] },
  Rooster: { name: 'a comb', rows: ['.', '+.+', '+++.+', '+++++', '++++'] },
  Hare: { name: 'long ears', rows: ['..++', '..++', '..+o+', '..+o+', '..+++'] },
  Cat: { name: 'pointed ears', rows: ['.', '.....+', '....++', '...+o+', '...+++'] },
  Owl: { name: 'tufts', rows: ['.', '.....++', '....++', '+..++', '+++++'] },
  Peacock: { name: 'a fan of plumes', rows: ['o..o', '+..+..o', '+..+.+', '.+.++', '..++'] },
} as const satisfies Readonly<Record<string, { name: string; rows: readonly string[] }>>

export const EYES = {
  square: ['..###', '..#o#', '..###'],
  round: ['..##', '.#oo#', '..##'],
  staring: ['..###', '.##o##', '..###'],
  closed: ['.', '..#..#', '...##'],
  slanting: ['....##', '..#o#', '..##'],
  hollow: ['..####', '..#++#', '..####'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Birds have a beak, and everybody else a snout. */
export const BEAK = ['.', '.', '##', '##', '#']
export const SNOUT = ['.', '.', '.', '##', '##']
export const BIRDS: readonly string[] = ['Rooster', 'Owl', 'Peacock']

/** What the mask does with its mouth, and how that looks. */
export const MOUTHS = {
  Grinning: { name: 'a toothed grin', rows: ['....#', '#o#o#', '.###'] },
  Smiling: { name: 'a wide smile', rows: ['....#', '...##', '####'] },
  Singing: { name: 'an open mouth', rows: ['##', '##', '##', '##'] },
  Silent: { name: 'a straight mouth', rows: ['.', '####', '.'] },
  Hungry: { name: 'two fangs', rows: ['.', '#####', '...o'] },
  Whistling: { name: 'a small mouth', rows: ['.', '##', '##'] },
} as const satisfies Readonly<Record<string, { name: string; rows: readonly string[] }>>

/** Painted on brow and cheeks, from row 5. */
export const PAINTINGS = {
  whiskers: ['.', '.', '.', '.', '.', '.', '...+++', '.', '...+++'],
  tears: ['.', '.', '.', '.', '.', '.', '...+', '...+', '...+'],
  'a stepped brow': ['+++', '++', '+'],
  'a starred brow': ['+', '++', '+'],
  'a barred brow': ['.', '.+++++'],
  'a spotted brow': ['.', '+.+.+'],
} as const satisfies Readonly<Record<string, readonly string[]>>
