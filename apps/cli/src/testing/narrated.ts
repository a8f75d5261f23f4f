import { NO_VARIANTS, parseCard } from '@modern-art/engine'
import type { Card, GameEvent, Setup, VariantName } from '@modern-art/engine'
import { narrate } from '../narration/narrate.ts'

/** Ada, Ben and Cleo at a table, Ben to begin. */
export function setup(...variants: readonly VariantName[]): Setup {
  const on = Object.fromEntries(variants.map((name) => [name, true]))
  return {
    players: ['Ada', 'Ben', 'Cleo'],
    deck: 'rulebook',
    variants: { ...NO_VARIANTS, ...on },
    startingSeat: 1,
  }
}

export function card(id: string): Card {
  const found = parseCard(id)
  if (found === null) throw new Error(`no card ${id}`)
  return found
}

/** The narration of some events, as a page. */
export function narrated(...events: readonly GameEvent[]): string {
  return `${narrate(setup(), events).join('\n')}\n`
}
