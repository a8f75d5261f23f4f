import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import type { OpponentName } from '@modern-art/bots/roster'
import { expect } from 'vitest'
import { App } from '../app/App.tsx'
import type { NewSeat } from '../newGame/newGame.ts'
import { importGame } from '../play/play.ts'
import { choose } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import { setDisplay } from './missingInJsdom.ts'
import { fileOf } from './positions.ts'
import type { Position } from './positions.ts'
import { drawn } from './stopTime.ts'

/** Nothing is shown on the way, and nobody is asked once more. */
const QUICK: Partial<Settings> = { speed: 'instant', confirmations: false }

const SEATS = ['person', 'easy', 'medium'] as const

/** Chance takes its time to come to a position. */
const files = new WeakMap<Position, string>()

export interface Opened {
  /** Who sits where. */
  readonly seats?: readonly ('person' | OpponentName)[]
  readonly settings?: Partial<Settings>
  readonly wide?: boolean
}

/** Opens the page at an address, without the checks of React's strict mode: like the page that people get. */
export function openPage(path: string, { settings = QUICK, wide = true }: Omit<Opened, 'seats'> = {}): UserEvent {
  choose({ muted: true, ...settings })
  setDisplay({ wide, lessMotion: settings.speed === 'instant' })
  history.replaceState(null, '', path)
  render(<App />)
  return userEvent.setup({ delay: null })
}

/** Opens the table of a game that has come to a position, and waits until it is drawn. */
export async function openAt(position: Position, { seats = SEATS, ...how }: Opened = {}): Promise<UserEvent> {
  let file = files.get(position)
  if (file === undefined) {
    file = fileOf(position)
    files.set(position, file)
  }
  return openGame(file, { seats, ...how })
}

/** The same for a game as a file. */
async function openGame(file: string, { seats = SEATS, ...how }: Opened = {}): Promise<UserEvent> {
  const players = seats.map((kind): NewSeat => {
    return kind === 'person' ? { kind: 'person', name: '' } : { kind: 'bot', name: '', bot: kind }
  })
  choose({ muted: true, ...(how.settings ?? QUICK) })
  importGame(file, players)
  const user = openPage('/game/new', how)
  await expect.poll(isDrawn, { message: 'a game on the page' }).toBe(true)
  await drawn()
  return user
}

/** Until then the page says that it is being opened, which is no heading. A table hears keys once it has named the screen. */
function isDrawn(): boolean {
  if (document.querySelector('.table-wide, .table-narrow') === null) return document.querySelector('h1') !== null
  return document.documentElement.dataset['screen'] === 'table'
}
