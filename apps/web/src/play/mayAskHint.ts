import type { Screen } from '@modern-art/table/contract'

/** Whether the viewer may have a hint now: something is asked of them, and they play against bots alone. */
export function mayAskHint({ view, choices, occupants }: Screen): boolean {
  if (view.seat === null || choices.length === 0) return false
  return occupants.every(({ kind }, seat) => seat === view.seat || kind === 'bot')
}
