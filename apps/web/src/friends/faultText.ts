import type { Fault } from '../online/request.ts'
import type { Words } from '../words/words.ts'

/** Why something was not done, in words. */
export function faultText(code: Fault, { online, refusals }: Words): string {
  return isRefusal(code, refusals) ? refusals[code] : online.faults[code]
}

/** Why something was not said: `lost` with the connection, or refused. */
export type TalkFault = Fault | 'lost'

export function talkFaultText(fault: TalkFault, words: Words): string {
  return fault === 'lost' ? words.online.connection.lost.line : faultText(fault, words)
}

function isRefusal(code: Fault, refusals: Words['refusals']): code is keyof Words['refusals'] {
  return Object.hasOwn(refusals, code)
}
