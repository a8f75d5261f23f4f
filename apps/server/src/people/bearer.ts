import type { IncomingHttpHeaders } from 'node:http'
import { PROGRAM_TOKEN_PREFIX } from '@modern-art/protocol'

/**
 * What a request names as the token of a program; `null` where it names none. Browsers send no such header of their own
 * accord, so that a request with one needs no origin of ours; and nobody is known by a cookie who sends one.
 */
export function bearerIn({ authorization = '' }: Pick<IncomingHttpHeaders, 'authorization'>): string | null {
  const [, token = null] = /^bearer +(\S+) *$/i.exec(authorization) ?? []
  return token
}

/** A token in full: shorter texts that begin like one may be anything. */
const TOKEN_ANYWHERE = new RegExp(`${PROGRAM_TOKEN_PREFIX}[\\w-]{43}`)

/** Whether somebody has put a token into an address, where logs and histories keep it. */
export function hasTokenInAddress(url: string): boolean {
  return TOKEN_ANYWHERE.test(url)
}
