import type * as Play from './play.ts'
import { CLOSED, playStore } from './playStore.ts'

/*
 * What the menu does with the game. The table's code is not part of the menu's: it comes while the menu is looked at, and at
 * the latest when it is wanted.
 */

/** Lets go of a game that is kept; one that is not stays open as long as the page does. */
export function putGameAway(): void {
  if (playStore.getState().status === 'closed') return
  loadPlay().then(
    (play) => play.putGameAway(),
    // Without the code no game was opened.
    () => {},
  )
}

/** A table is wanted, though its code may still have to come: whoever looks is told so. */
export function expectTable(): void {
  playStore.setState({ ...CLOSED, status: 'opening' })
}

export function loadPlay(): Promise<typeof Play> {
  return import('./play.ts')
}
