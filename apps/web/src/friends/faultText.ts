import type { Fault } from '../online/request.ts'
import type { Words } from '../words/words.ts'

/** Why something was not done, in words. */
export function faultText(code: Fault, { online, refusals }: Words): string {
  return isRefusal(code, refusals) ? refusals[code] : online.faults[code]
}

function isRefusal(code: Fault, refusals: Words['refusals']): code is keyof Words['refusals'] {
  return Object.hasOwn(refusals, code)
}
