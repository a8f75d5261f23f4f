import type { Reason } from '../../explanation/reason.ts'
import type { Decision, DecisionKind } from '../decisions.ts'

/** The kinds of decision that a reason may be given for, and the test whether it is true. */
export type Truth<Code extends Reason['code']> = readonly [
  kinds: readonly DecisionKind[],
  test: (reason: Extract<Reason, { code: Code }>, decision: Decision) => boolean,
]

export type TruthsOf<Family extends Reason> = { readonly [Code in Family['code']]: Truth<Code> }

export const SPENDING: readonly DecisionKind[] = ['buy', 'buyBack', 'reserve', 'ask']
export const HOPING: readonly DecisionKind[] = [...SPENDING, 'play', 'add']
export const DOUBTING: readonly DecisionKind[] = ['leave', 'sell', 'reserve', 'decline']
