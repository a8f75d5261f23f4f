import type { Action } from '../action.ts'

/** For a transition that is handed an action which `check` would have refused: a broken invariant. */
export function unexpected(action: Action): Error {
  return new Error(`${action.type} does not answer what the phase asks`)
}
