import type { Action } from '@modern-art/engine'
import type { Budget } from '../budget.ts'
import type { Search } from './searchContext.ts'

/** Sampled worlds between two pauses: a few milliseconds. */
const WORLDS_AT_A_STRETCH = 32

/**
 * Runs a search within its budget; at once, unless the budget has pauses. Time runs from the beginning, so
 * that the preparations in `begin` count.
 */
export function runSearch(begin: () => Search, budget: Budget): Action | Promise<Action> {
  const isTimeUp = timerOf(budget)
  const search = begin()
  return budget.pause === null ? runAtOnce(search, isTimeUp) : runWithPauses(search, isTimeUp, budget.pause)
}

function timerOf({ time }: Budget): () => boolean {
  if (time === null) return () => false
  const { milliseconds, now } = time
  const end = now() + milliseconds
  return () => now() >= end
}

function runAtOnce(search: Search, isTimeUp: () => boolean): Action {
  let step = search.next(false)
  while (step.done !== true) step = search.next(isTimeUp())
  return step.value
}

async function runWithPauses(search: Search, isTimeUp: () => boolean, pause: () => Promise<void>): Promise<Action> {
  let step = search.next(false)
  for (let worlds = 1; step.done !== true; worlds += 1) {
    // The search must wait for each pause.
    // oxlint-disable-next-line no-await-in-loop
    if (worlds % WORLDS_AT_A_STRETCH === 0) await pause()
    step = search.next(isTimeUp())
  }
  return step.value
}
