import type { Artist } from '@modern-art/engine'

/** How the parts of a narration are styled. Styling takes no room on the line. */
export interface TextStyle {
  readonly heading: (text: string) => string
  readonly player: (name: string) => string
  readonly artist: (artist: Artist, text: string) => string
  readonly money: (text: string) => string
  /** Less important text. */
  readonly aside: (text: string) => string
  readonly fault: (text: string) => string
}

const same = (text: string): string => text

export const PLAIN_STYLE: TextStyle = {
  heading: same,
  player: same,
  artist: (_, text) => text,
  money: same,
  aside: same,
  fault: same,
}

function painted(code: string): (text: string) => string {
  return (text) => `\u001B[${code}m${text}\u001B[0m`
}

/** The artists' colours, as near as the sixteen come that every terminal has: amber, blue, red, green, purple. */
const ARTIST_PAINT = [painted('33'), painted('94'), painted('31'), painted('32'), painted('35')] as const

/** Colour belongs to the artists; what else stands out does so by weight. */
export const COLOUR_STYLE: TextStyle = {
  heading: painted('1'),
  player: painted('1'),
  artist: (artist, text) => ARTIST_PAINT[artist](text),
  money: painted('1'),
  aside: painted('2'),
  fault: painted('1;31'),
}
