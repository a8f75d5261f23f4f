import type { Reason } from '../../explanation/reason.ts'
import type { Decision } from '../decisions.ts'
import { ARTIST_TRUTHS } from './artist.ts'
import { BUYING_TRUTHS } from './buying.ts'
import { CARD_TRUTHS } from './card.ts'
import { MYSTERY_TRUTHS } from './mystery.ts'
import { SELLING_TRUTHS } from './selling.ts'
import type { Truth, TruthsOf } from './truth.ts'

/** They state rules of the game anew on purpose: a test that asked what the explanation asks would err together with it. */
const TRUTHS: TruthsOf<Reason> = {
  ...ARTIST_TRUTHS,
  ...BUYING_TRUTHS,
  ...SELLING_TRUTHS,
  ...CARD_TRUTHS,
  ...MYSTERY_TRUTHS,
}

export const REASON_CODES: readonly string[] = Object.keys(TRUTHS)

/** Whether a reason is true and is a reason for this kind of decision. */
export function isTrue(reason: Reason, decision: Decision): boolean {
  const [kinds, test] = TRUTHS[reason.code] as Truth<Reason['code']>
  return kinds.includes(decision.kind) && test(reason, decision)
}
