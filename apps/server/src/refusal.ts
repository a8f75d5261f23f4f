import type { WireError, WireErrorCode } from '@modern-art/protocol'

/** Why something was not done, as a value. */
export interface Refused {
  readonly ok: false
  readonly error: WireError
}

export function refuse(code: WireErrorCode, message: string): Refused {
  return { ok: false, error: { code, message } }
}
