import { within } from '@testing-library/react'
import { expect } from 'vitest'
import { en } from '../words/en.ts'
import { hand, log, part, stage } from './tableParts.ts'

/** All that a person at a wide table has before them: what is asked, the lot and its price, the players, the hand, the log. */
export interface Glance {
  readonly asked: string
  readonly lot: string | null
  readonly players: readonly string[]
  readonly hand: readonly (string | null)[]
  readonly controls: readonly string[]
  readonly log: readonly string[]
}

/** Of somebody who is asked something, as soon as they are. */
export async function glanceAt(): Promise<Glance> {
  // The window is named a moment after the rest is there.
  await expect.poll(() => document.title).toMatch(/^● /)
  return {
    asked: document.title,
    lot: stage().getByRole('region', { name: en.stage.onEasel }).textContent,
    players: textsOf(part('.table-players').getAllByRole('listitem')),
    hand: [...within(hand()).getAllByRole('button').map(nameOf), hand().querySelector('p')?.textContent ?? null],
    controls: textsOf(stage().getAllByRole('button')),
    log: textsOf(within(log()).getAllByRole('listitem')),
  }
}

function nameOf(element: Element): string | null {
  return element.getAttribute('aria-label')
}

function textsOf(elements: readonly Element[]): readonly string[] {
  return elements.map((element) => element.textContent)
}
