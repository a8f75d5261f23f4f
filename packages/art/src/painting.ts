import { DECK_NAMES, artistOf, cardsIn, formatCard, parseCard } from '@modern-art/engine'
import type { Artist } from '@modern-art/engine'
import { HEIGHT, WIDTH } from './canvas.ts'
import { english } from './catalogue/english.ts'
import type { Entry } from './catalogue/entry.ts'
import { daniel } from './daniel/oeuvre.ts'
import { manuel } from './manuel/oeuvre.ts'
import { documentOf } from './document.ts'
import type { Oeuvre } from './oeuvre.ts'
import { rafael } from './rafael/oeuvre.ts'
import { ramon } from './ramon/oeuvre.ts'
import { sigrid } from './sigrid/oeuvre.ts'

export interface Painting {
  /** A whole document, three wide and four high; as an image it fits any size. */
  readonly svg: string
  /** In English, as `alt` is. */
  readonly title: string
  readonly year: number
  /** A description for people who cannot see the picture. */
  readonly alt: string
  /** From this, other languages make title and alternative text. */
  readonly entry: Entry
}

const OEUVRES: Readonly<Record<Artist, Oeuvre>> = [manuel, sigrid, daniel, ramon, rafael]

const CARDS = [...new Set(DECK_NAMES.flatMap(cardsIn))].toSorted((a, b) => a - b)

/** The ids of all paintings there are, those of both decks, in board order. */
export const CATALOGUE: readonly string[] = CARDS.map(formatCard)

/** Draws a painting: the same one for the same card, always. Draw it once and keep the picture. */
export function paintingOf(cardId: string): Painting {
  const card = parseCard(cardId)
  if (card === null || !CARDS.includes(card)) throw new RangeError(`there is no painting "${cardId}"`)
  const artist = artistOf(card)
  const number = CARDS.filter((other) => artistOf(other) === artist).indexOf(card)
  const { body, year, entry } = OEUVRES[artist](number, cardId)
  return { svg: documentOf(WIDTH, HEIGHT, body), title: english.title(entry), year, alt: english.alt(entry), entry }
}
