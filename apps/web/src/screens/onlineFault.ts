import type { ErrorCode } from '@modern-art/protocol'
import type { RequestError } from '../online/request.ts'

/** Why something was not done, as far as there are words for it: a server that nobody reaches has failed. */
export function faultOf({ code }: RequestError): ErrorCode {
  return code === 'offline' ? 'failed' : code
}
