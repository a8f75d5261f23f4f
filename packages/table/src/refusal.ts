import type { RefusalCode, Result } from './contract/message.ts'

export const OK: Result = { ok: true }

export function refuse(code: RefusalCode, message: string): Result {
  return { ok: false, refusal: { code, message } }
}
