import type { Seat } from '@modern-art/engine'
import type { Reason } from '../../worker/messages.ts'
import type { Marked } from './marked.ts'
import type { Who } from './who.ts'

type Code = Reason['code']

/** A sentence for each kind of reason. */
export type TellReason = {
  readonly [C in Code]: (reason: Extract<Reason, { readonly code: C }>, who: (seat: Seat) => Who) => Marked
}

/** A reason in the words of a catalogue. */
export function tellReason(reasons: TellReason, reason: Reason, who: (seat: Seat) => Who): Marked {
  const tell = reasons[reason.code] as (given: Reason, whoOf: (seat: Seat) => Who) => Marked
  return tell(reason, who)
}
