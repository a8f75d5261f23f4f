import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { OpponentName } from '@modern-art/bots/roster'
import { expect } from 'vitest'
import type { Pace } from '../newGame/newGame.ts'
import { en } from '../words/en.ts'
import { openPage } from './openPage.tsx'
import type { Opened } from './openPage.tsx'
import { fill } from './tableParts.ts'

export interface TableWanted {
  /** People by name, or bots. */
  readonly seats: readonly ({ readonly person: string } | OpponentName)[]
  /** The same name deals the same cards. */
  readonly deal: string
  readonly pace?: Pace
  readonly money?: keyof typeof en.setUp.moneyKinds
  readonly mysteryHand?: boolean
}

/** Sets a table up as one does, on the page for it, and waits until it is drawn. */
export async function setUpTable(wanted: TableWanted, how: Omit<Opened, 'seats'> = {}): Promise<UserEvent> {
  const user = openPage('/new', how)
  await expect.poll(() => screen.queryAllByRole('combobox').length).toBeGreaterThan(0)
  await fillIn(user, wanted)
  await user.click(screen.getByRole('button', { name: en.setUp.start }))
  await expect.poll(() => document.documentElement.dataset['screen'], { message: 'a table on the page' }).toBe('table')
  return user
}

/* One after the other, as a person fills in a form. */
/* oxlint-disable no-await-in-loop */

function countSeats(): number {
  return screen.getAllByRole('combobox').length
}

async function fillIn(user: UserEvent, wanted: TableWanted): Promise<void> {
  const { seats, deal, pace, money, mysteryHand = false } = wanted
  while (countSeats() < seats.length) {
    await user.click(screen.getByRole('button', { name: new RegExp(en.setUp.addSeat) }))
  }
  while (countSeats() > seats.length) {
    const [last] = screen.getAllByRole('button', { name: new RegExp(`^${en.setUp.removeSeat('')}`) }).toReversed()
    if (last !== undefined) await user.click(last)
  }
  for (const [seat, seated] of seats.entries()) {
    const place = en.setUp.seat(seat + 1)
    const kind = screen.getByRole('combobox', { name: `${place}: ${en.setUp.kind}` })
    await user.selectOptions(kind, typeof seated === 'string' ? seated : 'person')
    if (typeof seated === 'string') continue
    fill(screen.getByRole('textbox', { name: `${place}: ${en.setUp.name}` }), seated.person)
  }
  if (pace !== undefined) await user.click(radio(en.setUp.paces[pace].name))
  if (money !== undefined) await user.click(radio(en.setUp.moneyKinds[money].name))
  const more = screen.getByText(en.setUp.more)
  await user.click(more)
  const rest = within(more.closest('details') ?? document.body)
  if (mysteryHand) {
    const { name } = en.setUp.variantNames.mysteryHand
    await user.click(rest.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
  }
  fill(rest.getByRole('textbox', { name: new RegExp(`^${en.setUp.deal}`) }), deal)
}

/** Its name comes first; what it is about follows. */
function radio(name: string): HTMLElement {
  return screen.getByRole('radio', { name: new RegExp(`^${name}`) })
}
