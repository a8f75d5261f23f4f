/*
 * The parts of a mask as half pictures (see pixels.ts): # is carved and dark, o is light on it, + is painted on.
 * A mask is twenty rows high: a crown on rows 0 to 4, the head from row 5, eyes from row 8, nose to row 12, mouth from row 14.
 */

/** Half widths of the head, row by row. */
export const HEADS = {
  'shield-shaped': [5, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 3, 2],
  rounded: [4, 5, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 3],
  square: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5],
  'heart-shaped': [6, 6, 6, 6, 6, 6, 5, 5, 5, 4, 4, 3, 3, 2],
  'lantern-jawed': [4, 5, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 4],
  'bell-shaped': [3, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6],
} as const satisfies Readonly<Record<string, readonly number[]>>

/** Who wears it, and what it is; they stand on the head, so their last row is as wide as they need. */
export const CROWNS = {
  Sun: { name: 'a crown of rays', rows: ['+', '+..+', '+..+..+', '+..+.+', '++++++'] },
  Bull: { name: 'horns', rows: ['......+', '......+', '.....++', '....+++', '...+++'] },
  Bishop: { name: 'a stepped mitre', rows: ['+', '++', '+o+', '+oo+', '+++++'] },
  Rooster: { name: 'a comb', rows: ['.', '+.+', '+++.+', '+++++', '++++'] },
  Hare: { name: 'long ears', rows: ['..++', '..++', '..+o+', '..+o+', '..+++'] },
  Cat: { name: 'pointed ears', rows: ['.', '.....+', '....++', '...+o+', '...+++'] },
  Peacock: { name: 'feathers', rows: ['o.o', '+.+.o', '+.+.+', '+.+.+', '+++++'] },
  Guest: { name: 'a flat cap', rows: ['.', '.', '++++', '+o+o+', '++++++'] },
} as const satisfies Readonly<Record<string, { name: string; rows: readonly string[] }>>

export const EYES = {
  square: ['..###', '..#o#', '..###'],
  narrow: ['.', '.#####', '...o'],
  staring: ['..###', '.##o##', '..###'],
  closed: ['.', '..#..#', '...##'],
  slanting: ['....##', '..#o#', '..##'],
  hollow: ['..####', '..#++#', '..####'],
  hooded: ['.#####', '..#o#', '.'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const NOSES = [
  ['#', '#', '#', '#', '##'],
  ['.', '.', '.', '#', '###'],
  ['.', '.', '#', '##', '##'],
  ['.', '.', '##', '##', '#'],
  ['+', '+', '+', '++', '##'],
] as const

/** What the mask does with its mouth, and how that looks. */
export const MOUTHS = {
  Chattering: { name: 'bared teeth', rows: ['#####', 'o#o#.', '#o#o', '####'] },
  Smiling: { name: 'a wide smile', rows: ['....#', '...##', '####'] },
  Singing: { name: 'an open mouth', rows: ['##', '###', '###', '##'] },
  Silent: { name: 'a straight mouth', rows: ['.', '####', '.'] },
  Hungry: { name: 'fangs', rows: ['#####', '.o.#', '.o'] },
  Whistling: { name: 'a round mouth', rows: ['##', '#o', '##'] },
} as const satisfies Readonly<Record<string, { name: string; rows: readonly string[] }>>

/** Painted on brow and cheeks, from row 5. */
export const PAINTINGS = {
  'striped cheeks': ['.', '.', '.', '.', '.', '.', '...', '....++', '.', '....++', '.', '....+'],
  tears: ['.', '.', '.', '.', '.', '.', '...+', '...+', '...+', '...+'],
  'a stepped brow': ['+++', '++', '+'],
  'dotted cheeks': ['.', '.', '.', '.', '.', '.', '.....', '...+.+', '....+', '...+.+'],
  'a barred brow': ['.', '.+++++'],
  'a painted chin': ['.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', '+++'],
} as const satisfies Readonly<Record<string, readonly string[]>>
