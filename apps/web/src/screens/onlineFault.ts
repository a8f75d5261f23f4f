import type { ErrorCode } from '@modern-art/protocol'
import type { Asked } from '../online/commands.ts'
import { onlineTable } from '../online/online.ts'
import type { RequestError } from '../online/request.ts'

/** Why something was not done, as far as there are words for it: a server that nobody reaches has failed. */
export function faultOf({ code }: RequestError): ErrorCode {
  return code === 'offline' ? 'failed' : code
}

/** Asks something of the table. Why it was not done; `null` if it was. */
export async function whyNotDone(asked: Asked): Promise<ErrorCode | null> {
  const result = await onlineTable.send(asked)
  if (result.ok) return null
  return result.error.code === 'gone' ? 'failed' : result.error.code
}
