import { randomOf } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'
import type { Window } from './person.ts'

export function isOver(window: Window): boolean {
  return window.screen()?.view.phase.name === 'finished'
}

/** Plays a window's seat by chance until the game is over, or `enough` says so. Resolves to how many actions counted. */
export async function playAlong(window: Window, random: Random, enough: () => boolean = () => false): Promise<number> {
  let counted = 0
  let judged = -1
  const isDone = (): boolean => isOver(window) || enough() || window.goodbye() !== null
  const isAsked = (): boolean => {
    const screen = window.screen()
    return screen !== null && screen.choices.length > 0 && screen.revision !== judged && !screen.paused
  }
  for (;;) {
    // One decision after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    await window.until(() => isDone() || isAsked())
    if (isDone()) return counted
    const screen = window.screen()
    const seat = window.seat()
    if (screen === null || seat === null) continue
    judged = screen.revision
    const action = randomOf(screen.choices, seat, random)
    if (action.type === 'hammer') continue
    // oxlint-disable-next-line no-await-in-loop
    const answer = await window.send({ type: 'act', decision: screen.decision, action })
    if (answer.ok) counted += 1
  }
}
