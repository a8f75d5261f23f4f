import { choicesFor, randomOf } from '@modern-art/engine'
import type { Action, Seat } from '@modern-art/engine'
import { socketLinkTo } from '../link/socketLink.ts'
import type { OnlineTable } from '../online/onlineTable.ts'
import type { SessionStore } from '../online/unanswered.ts'
import type { ClockByHand } from './clockByHand.ts'
import { page, settle } from './pageInMemory.ts'
import type { Page } from './pageInMemory.ts'
import { PARTY } from './serverInMemory.ts'
import type { ServerInMemory } from './serverInMemory.ts'
import { sessionInMemory } from './sessionInMemory.ts'
import { tableInWindow } from './tableInWindow.ts'

export interface WindowInMemory extends Page {
  readonly online: OnlineTable
}

/** A window in which the person with this ticket plays, or watches; it shows nothing on the way unless it is told to. */
export function windowInMemory(
  server: ServerInMemory,
  clock: ClockByHand,
  ticket: string,
  session: SessionStore = sessionInMemory(),
  factor = 0,
): WindowInMemory {
  const online = tableInWindow(server, clock, ticket, session)
  const link = socketLinkTo(online)
  const made = page(
    (opening, hear, died) => {
      if (opening.type !== 'online') throw new Error('these windows play online')
      return link(opening, hear, died)
    },
    factor,
    { type: 'online', code: PARTY.code, as: 'player' },
  )
  return Object.assign(made, { online })
}

/** What somebody can do now. */
export function actionOf(server: ServerInMemory, seat: Seat): Exclude<Action, { type: 'hammer' }> {
  const action = randomOf(choicesFor(server.table.table().state, seat), seat, () => 0)
  if (action.type === 'hammer') throw new Error('the hammer is nobody’s')
  return action
}

/** Lets a connection that was lost come back. */
export async function comeBack(clock: ClockByHand): Promise<void> {
  clock.pass(1000)
  await settle()
}

export function drawn({ store }: WindowInMemory): unknown {
  return store.getState().screen
}
