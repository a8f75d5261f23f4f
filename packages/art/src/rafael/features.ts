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

/** Headgear, by the wearer. It stands on the head: o is light on it. */
export const WORN = {
  sun: ['+', '+..+', '+..+..+', '+..+.+', '++++++'],
  bull: ['......+', '......+', '.....++', '....+++', '...+++'],
  stag: ['...+..+', '...+..+', '....+++', '....+', '...++'],
  rook: ['.', '++.++', '+++++', '+o+o+', '+++++'],
  rooster: ['.', '+.+', '+++.+', '+++++', '++++'],
  hare: ['..++', '..++', '..+o+', '..+o+', '..+++'],
  cat: ['.', '.....+', '....++', '...+o+', '...+++'],
  owl: ['.', '.....++', '....++', '+..++', '+++++'],
  peacock: ['o..o', '+..+..o', '+..+.+', '.+.++', '..++'],
} as const satisfies Readonly<Record<string, readonly string[]>>

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
export const BIRDS: readonly string[] = ['rooster', 'owl', 'peacock']

/** By what the mask does with it. */
export const MOUTHS = {
  grinning: ['....#', '#o#o#', '.###'],
  smiling: ['....#', '...##', '####'],
  singing: ['##', '##', '##', '##'],
  silent: ['.', '####', '.'],
  hungry: ['.', '#####', '...o'],
  whistling: ['.', '##', '##'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Painted on cheeks or brow, from row 5. */
export const PAINTINGS = {
  whiskers: ['.', '.', '.', '.', '.', '.', '...+++', '.', '...+++'],
  tears: ['.', '.', '.', '.', '.', '.', '...+', '...+', '...+'],
  steps: ['+++', '++', '+'],
  star: ['+', '++', '+'],
  bar: ['.', '.+++++'],
  spots: ['.', '+.+.+'],
} as const satisfies Readonly<Record<string, readonly string[]>>
