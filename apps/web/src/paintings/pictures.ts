import { paintingOf, pictureUrl, portraitOfBot, portraitOfPerson } from '@modern-art/art'
import { formatCard } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { Occupant } from '../worker/messages.ts'

/** A painting, drawn once. */
export interface HungPainting {
  readonly url: string
  readonly title: string
  readonly year: number
  readonly alt: string
}

const paintings = new Map<string, HungPainting>()

export function paintingFor(card: Card): HungPainting {
  return paintingWithId(formatCard(card))
}

export function paintingWithId(id: string): HungPainting {
  const kept = paintings.get(id)
  if (kept !== undefined) return kept
  const { svg, title, year, alt } = paintingOf(id)
  const drawn = { url: pictureUrl(svg), title, year, alt }
  paintings.set(id, drawn)
  return drawn
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
