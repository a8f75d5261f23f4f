import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'

/** The codes by which sites say what is wrong, such as `invalid_client`. */
const CODE = /^[a-z_]{1,50}$/

/**
 * Why a site did not vouch for somebody, for the log: what the library says, and the site's own code. Codes, tokens and what
 * else the site has sent are left out.
 */
export function providerFault(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('something unknown')
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    return new Error(CODE.test(error.error) ? `it answers ${error.error}` : error.message)
  }
  // A reader of JSON quotes what it has read.
  const hasReason = error.cause instanceof Error && !(error.cause instanceof SyntaxError)
  return new Error(hasReason ? `${error.message}: ${(error.cause as Error).message}` : error.message)
}
