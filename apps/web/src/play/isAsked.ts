import type { Screen } from '@modern-art/table/contract'

/** Whether the viewer is asked something that no order of theirs answers. Spectators have no choices, nor has a game that is over. */
export function isAsked({ choices, order }: Screen): boolean {
  return choices.length > 0 && order === null
}
