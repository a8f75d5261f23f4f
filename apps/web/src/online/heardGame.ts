import type { Seat } from '@modern-art/engine'
import { changedScreen } from '@modern-art/protocol'
import type { ServerMessage } from '@modern-art/protocol'
import type { Screen, ScreenEvent } from '@modern-art/table/contract'

type Welcome = Extract<ServerMessage, { type: 'welcome' }>
type Update = Extract<ServerMessage, { type: 'update' }>

/** Something that has happened, with the whole screen after it. */
export interface WholeUpdate {
  readonly type: 'update'
  readonly seat: Seat | null
  readonly events: readonly ScreenEvent[]
  readonly screen: Screen
}

/** The game as one connection is told it: changes are put together to whole screens, and what is missing is noticed. */
export interface HeardGame {
  /** Whether everything has been told, up to now. */
  readonly isKnown: () => boolean
  readonly welcome: (welcome: Welcome) => void
  /** The update with its whole screen; `null` where it cannot be understood without what was missed. */
  readonly update: (update: Update) => WholeUpdate | null
  /** What comes until the next welcome tells nothing. */
  readonly awaitWelcome: () => void
}

/** `missed` is called once for whatever is missing: it asks for a welcome. */
export function heardGame(missed: () => void): HeardGame {
  /** `null` until a welcome has told everything. */
  let known: Pick<Welcome, 'seat' | 'screen'> | null = null
  return {
    isKnown: () => known !== null,
    welcome: ({ seat, screen }) => {
      known = { seat, screen }
    },
    update: ({ revision, events, changes }) => {
      if (known === null) return null
      if (revision !== known.screen.revision + 1) {
        known = null
        missed()
        return null
      }
      const { seat } = known
      const screen = changedScreen(known.screen, revision, changes)
      known = { seat, screen }
      return { type: 'update', seat, events, screen }
    },
    awaitWelcome: () => {
      known = null
    },
  }
}
