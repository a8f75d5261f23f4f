import type { ErrorCode, WireErrorCode } from '@modern-art/protocol'
import type { Words } from '../words/words.ts'

/** Why something was not done, in words. */
export function faultText(code: ErrorCode, { online, refusals }: Words): string {
  return isRefusal(code, refusals) ? refusals[code] : online.faults[code]
}

function isRefusal(code: ErrorCode, refusals: Words['refusals']): code is Exclude<ErrorCode, WireErrorCode> {
  return Object.hasOwn(refusals, code)
}
