import { paintingOf, pictureUrl, portraitOfBot, portraitOfFace, portraitOfPerson } from '@modern-art/art'
import type { Entry } from '@modern-art/art'
import { formatCard } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { Occupant } from '@modern-art/table/contract'
import type { Words } from '../words/words.ts'

/** A painting, drawn once. */
interface Drawn {
  readonly url: string
  readonly year: number
  readonly entry: Entry
}

/** A painting with its label in the language that is spoken. */
export interface HungPainting {
  readonly url: string
  readonly title: string
  readonly year: number
  readonly alt: string
}

const drawings = new Map<string, Drawn>()

export function paintingFor(card: Card, { paintings }: Words): HungPainting {
  const { url, year, entry } = drawn(formatCard(card))
  return { url, year, title: paintings.title(entry), alt: paintings.alt(entry) }
}

function drawn(id: string): Drawn {
  const kept = drawings.get(id)
  if (kept !== undefined) return kept
  const { svg, year, entry } = paintingOf(id)
  const drawing = { url: pictureUrl(svg), year, entry }
  drawings.set(id, drawing)
  return drawing
}

const portraits = new Map<string, string>()

/** The portrait of a bot on its own ground, as the gallery has it. */
export function galleryPortrait(bot: string): string {
  return portraitOnce(`on its ground ${bot}`, () => portraitOfBot(bot).svg)
}

/** The sitter of a portrait: a bot, or a person, whose portrait is the face that they chose, or else follows from their name. */
export type Sitter =
  | Pick<Extract<Occupant, { kind: 'bot' }>, 'kind' | 'bot'>
  | { readonly kind: 'person'; readonly portrait?: number | null }

/** A portrait without its ground: the colour of the seat lies behind it. */
export function sitterPicture(sitter: Sitter, name: string): string {
  if (sitter.kind === 'bot') return portraitOnce(`bot ${sitter.bot}`, () => portraitOfBot(sitter.bot).sitter)
  const chosen = sitter.portrait ?? null
  const face = chosen === null ? null : portraitOfFace(chosen)
  return face === null
    ? portraitOnce(`person ${name}`, () => portraitOfPerson(`guest ${name}`).sitter)
    : portraitOnce(`face ${chosen}`, () => face.sitter)
}

function portraitOnce(key: string, draw: () => string): string {
  const kept = portraits.get(key)
  if (kept !== undefined) return kept
  const url = pictureUrl(draw())
  portraits.set(key, url)
  return url
}
