import { fireEvent, within } from '@testing-library/react'
import type { BoundFunctions, queries } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { en } from '../words/en.ts'

/*
 * Where things stand on the table. To look for something by its role on the whole page takes ten times as long as in the
 * part where it stands.
 */

export type Part = BoundFunctions<typeof queries>

/** The part of the page that a selector finds; it must be there. */
export function part(selector: string): Part {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`nothing on the page is ${selector}`)
  return within(found)
}

/** The lot, and below it the controls. */
export function stage(): Part {
  return part('main')
}

export function hand(): HTMLElement {
  return part('.table-wide, .table-narrow').getByRole('region', { name: en.table.hand })
}

export function cards(): HTMLButtonElement[] {
  return within(hand())
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button'))
}

/** The cards that are lifted. */
export function lifted(): Element[] {
  return [...hand().querySelectorAll('[aria-pressed="true"]')]
}

export function amountField(): HTMLInputElement {
  return stage().getByRole('textbox', { name: en.controls.amount })
}

/** Puts a text into a field in one go, as a paste does. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } })
}

export function button(name: string | RegExp, where: Part = stage()): HTMLButtonElement {
  return where.getByRole('button', { name })
}

/** The button that does what is asked. */
export function mainMove(): Element {
  const found = document.querySelector('.main-move')
  if (found === null) throw new Error('nothing is asked')
  return found
}

/** What says why something cannot be done; `null` where nothing does. */
export function alertText(): string | null {
  return part('body').queryByRole('alert')?.textContent ?? null
}

export function log(): HTMLElement {
  return part('.table-log, dialog').getByRole('list', { name: en.table.log })
}

/** The lots in the log, a line each. */
export function lots(): HTMLButtonElement[] {
  return within(log()).getAllByRole('button')
}

/** Opens the last lot of the log, which then stays open; gives its bids and passes as they come. */
export async function storyOfLastLot(user: UserEvent): Promise<() => string> {
  const line = lots().at(-1)
  if (line === undefined) throw new Error('there is no lot in the log')
  // It is open by itself, but only until the next one begins; after a press it stays as it is.
  if (line.getAttribute('aria-expanded') === 'true') await user.click(line)
  await user.click(line)
  const id = line.getAttribute('aria-controls') ?? ''
  return () => document.getElementById(id)?.textContent ?? ''
}

export function numberIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN)
}
