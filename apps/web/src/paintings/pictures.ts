import { paintingOf, pictureUrl, portraitOfBot, portraitOfPerson } from '@modern-art/art'
import type { Entry } from '@modern-art/art'
import { formatCard } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { Words } from '../words/words.ts'
import type { Occupant } from '../worker/messages.ts'

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

export function paintingFor(card: Card, words: Words): HungPainting {
  return paintingWithId(formatCard(card), words)
}

export function paintingWithId(id: string, { paintings }: Words): HungPainting {
  const { url, year, entry } = drawn(id)
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

/** The address of a portrait: a bot's own, or one after a person's name. */
export function portraitFor(occupant: Occupant | { readonly kind: 'person' }, name: string): string {
  const key = occupant.kind === 'bot' ? `bot ${occupant.bot}` : `person ${name}`
  const kept = portraits.get(key)
  if (kept !== undefined) return kept
  const { svg } = occupant.kind === 'bot' ? portraitOfBot(occupant.bot) : portraitOfPerson(`guest ${name}`)
  const url = pictureUrl(svg)
  portraits.set(key, url)
  return url
}
