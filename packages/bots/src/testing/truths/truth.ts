import type { Reason } from '../../explanation/reason.ts'
import type { Decision, Deed } from '../decisions.ts'

/** Of which deeds a reason may be given, and what makes it true. */
export type Truth<Code extends Reason['code']> = readonly [
  deeds: readonly Deed[],
  holds: (reason: Extract<Reason, { code: Code }>, decision: Decision) => boolean,
]

export type TruthsOf<Family extends Reason> = { readonly [Code in Family['code']]: Truth<Code> }

export const SPENDING: readonly Deed[] = ['buy', 'buyBack', 'reserve', 'ask']
export const HOPING: readonly Deed[] = [...SPENDING, 'play', 'add']
export const DOUBTING: readonly Deed[] = ['leave', 'sell', 'reserve', 'decline']
