import type * as Play from './play.ts'
import { CLOSED, playStore } from './playStore.ts'

/*
 * What the menu does with the game. The table's code is not part of the menu's: it comes while the menu is looked at, and at
 * the latest when it is wanted.
 */

/** Names the table that was wanted last, until the menu is there again. */
let wanted: symbol | null = null

/** Lets go of a game that is kept; one that is not stays open as long as the page does. */
export function putGameAway(): void {
  wanted = null
  if (playStore.getState().status === 'closed') return
  loadPlay().then(
    // By now another may be wanted, which takes its place.
    (play) => (wanted === null ? play.putGameAway() : undefined),
    // Without the code no game was opened.
    () => {},
  )
}

/**
 * A table is wanted, though its code may still have to come: whoever looks is told so. Returns whether this table is still
 * wanted: not after going back to the menu, nor after asking for another.
 */
export function expectTable(): () => boolean {
  const own = Symbol('table')
  wanted = own
  playStore.setState({ ...CLOSED, status: 'opening' })
  return () => wanted === own
}

export function loadPlay(): Promise<typeof Play> {
  return import('./play.ts')
}
