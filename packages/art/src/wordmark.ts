import { PAINTS } from './paint.ts'
import type { Paint } from './paint.ts'

/** The letters of the name of the game, 100 high and as wide as given: thick and thin strokes, drawn for it alone. */
const LETTERS = {
  M: [122, 'M0 0H18L60 88L93 0H109V100H93V8L58 100H54L3.5 6V100H0z'],
  o: [74, 'M0 68a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM14 68a18 29 0 1 0 36 0a18 29 0 1 0-36 0z'],
  d: [82, 'M0 68a32 32 0 1 1 64 0a32 32 0 1 1-64 0zM14 68a19 29 0 1 0 38 0a19 29 0 1 0-38 0zM52 0H67V100H52z'],
  e: [74, 'M64 69.5A32 32 0 1 0 59 85L56 83.5A20 20 0 0 1 37 97C22 97 14 87 14 69.5zM14 66A18 29 0 0 1 50 66z'],
  r: [50, 'M0 36H15V52C18 41 25 35 33 35a8.5 8.5 0 1 1-7 13C19 51 15 60 15 74V100H0z'],
  n: [74, 'M0 36H15V52C18 41 26 35 37 35C53 35 61 45 61 60V100H46V60C46 47 42 40 34 40C23 40 15 52 15 70V100H0z'],
  A: [108, 'M44 0H60L103 100H84L70.5 68.5H22L8.5 100H4.5L45 5zM46.5 11L23.5 65H69z'],
  t: [
    46,
    'M11 36V30L26 12V36H41V39.5H26V84C26 92 28 96 32 96C35 96 38 93 39.5 88.5L42 89.5C40 96 35 100 27 100C16 100 11 94 11 84V39.5H1V36z',
  ],
} as const satisfies Readonly<Record<string, readonly [number, string]>>

const WORDS = [
  ['M', 'o', 'd', 'e', 'r', 'n'],
  ['A', 'r', 't'],
] as const satisfies readonly (readonly (keyof typeof LETTERS)[])[]

const SPACE = 32
export const WORDMARK_WIDTH = 708

/** "Modern Art" in two paints, its upper left corner at 0, 0 and 100 high. */
export function wordmark(modern: Paint, art: Paint): string {
  let [body, x] = ['', 0]
  for (const [i, word] of WORDS.entries()) {
    for (const letter of word) {
      const [width, d] = LETTERS[letter]
      body += `<path fill="${PAINTS[i === 0 ? modern : art]}" transform="translate(${x})" d="${d}"/>`
      x += width
    }
    x += SPACE
  }
  return body
}
