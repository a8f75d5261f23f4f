import type { WireErrorCode } from '@modern-art/protocol'
import type { Request, RequestHandler } from 'express'
import { CALLBACK } from '../accounts/providers.ts'
import { signedInLately } from '../accounts/ownAccount.ts'
import type { Identity } from '../accounts/identity.ts'
import { cookieIn } from '../people/cookies.ts'
import type { Known } from '../people/sessions.ts'
import { deviceIn } from './door.ts'
import type { Door } from './door.ts'
import type { Answer, Handling } from './handling.ts'
import type { ApiParts } from './parts.ts'

/**
 * The address at which a browser arrives from another site, which has vouched for the person or not. It is no question of a
 * page: the answer sends the browser back to where the person was, and says in the address what went wrong, if anything did.
 */
export function providerCallback({ forAnybody }: Handling, door: Door, parts: ApiParts): RequestHandler {
  const { accounts, sessions, settings, now } = parts
  const { storage, providers } = accounts

  /** The cookie of somebody who is let in, or why they are not. */
  async function admit(
    known: Known | null,
    identity: Identity,
    language: Parameters<Door['addWay']>[2],
    request: Request,
  ): Promise<Answer | WireErrorCode> {
    const owner = await storage.userByProvider(identity.provider, identity.subject)
    if (owner !== null) {
      const isAnother = known?.user.hasAccount === true && known.user.id !== owner
      return isAnother ? 'way_taken' : door.letIn(known, owner, request)
    }
    if (known?.user.hasAccount === true && !signedInLately(known, now())) return 'sign_in_again'
    const asker = known ?? (await sessions.guest(deviceIn(request), now())).known
    if (!(await door.addWay(asker, { kind: 'provider', ...identity }, language))) return 'way_taken'
    return door.letIn(asker, asker.user.id, request)
  }

  return forAnybody({
    limit: 'sign_in',
    schema: null,
    answer: async (known, _body, request) => {
      const finished = await providers.finish({
        path: CALLBACK + queryIn(request.url),
        token: cookieIn('provider', request, settings.trustProxy),
        session: known?.session ?? null,
      })
      const back = finished.back ?? '/account/sign-in'
      const outcome = finished.ok
        ? await admit(known, finished.identity, finished.language, request)
        : 'provider_failed'
      const problem = typeof outcome === 'string' ? outcome : outcome.ok ? null : outcome.error.code
      if (problem !== null) return { ok: true, goTo: withProblem(back, problem), cookies: { provider: null } }
      const session = typeof outcome === 'object' && 'cookies' in outcome ? outcome.cookies : {}
      return { ok: true, goTo: back, cookies: { ...session, provider: null } }
    },
  })
}

function queryIn(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? '' : url.slice(mark)
}

function withProblem(back: string, problem: string): string {
  return `${back}${back.includes('?') ? '&' : '?'}problem=${problem}`
}
