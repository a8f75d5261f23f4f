import { play } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import { runWhatIsNeeded, restartForQuestion } from './running.ts'
import { ceilingsFor } from './ceilingsFor.ts'
import { plansAfter } from './plans.ts'
import { tellAll } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import { askingAfter, isSameLot } from './decision.ts'
import type { TableEvent } from './contract/screen.ts'
import { tableWith } from './table.ts'

/** Plays an action that the rules allow, saves it and tells everybody, together with what led to it. */
export function playAction(stepping: Stepping, action: Action, around: readonly TableEvent[] = []): void {
  const { table, effects } = stepping
  const played = play(table.state, action)
  if (!played.ok) throw new Error(`the table plays what the rules forbid: ${played.rejection.message}`)
  const { state, events } = played
  const actions = [...table.actions, action]
  const asking = askingAfter(table, table.state, action, state, actions.length)
  const sameLot = isSameLot(table.state, state)
  // An order that can act no more is gone: its lot is sold, or its seat has had its turn of a once-around.
  const orders = table.orders.map((order, seat) => (sameLot && ceilingsFor(state, seat) !== null ? order : null))
  const plans = plansAfter(table.plans, table.state, action, state)
  const { decision, question } = asking
  const next = tableWith(table, { decision, question, actions, state, orders, plans })
  stepping.table = runWhatIsNeeded(asking.question === table.question ? next : restartForQuestion(next))
  effects.push({ type: 'save', index: table.actions.length, action, at: table.now })
  tellAll(stepping, { around, game: events })
}
