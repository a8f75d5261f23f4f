import type { Language } from '@modern-art/protocol'
import type { Request } from 'express'
import { enter } from '../accounts/entering.ts'
import { NO_ACCOUNT, SIGN_IN_AGAIN, signedInLately } from '../accounts/ownAccount.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { addressOf } from '../people/asked.ts'
import { cookieIn } from '../people/cookies.ts'
import { deviceOf } from '../people/device.ts'
import type { Known } from '../people/sessions.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { NewWay } from '../storage/accounts.ts'
import { NOT_SIGNED_IN } from './handling.ts'
import type { Answer, Cookies } from './handling.ts'
import { meOf } from './me.ts'
import type { ApiParts } from './parts.ts'

/** Where people come in to their accounts, and are kept from those of others. */
export interface Door {
  /** Lets somebody in who has proved to be a user: they are told who they are, and the browser keeps it. */
  readonly letIn: (before: Known | null, user: UserId, request: Request, more?: Cookies) => Promise<Answer>
  /** A first way to sign in makes an account of a guest; a further one is added. `false` if it belongs to another account. */
  readonly addWay: (known: Known, way: NewWay, language: Language) => Promise<boolean>
  /** Why somebody may not change their own account; `null` if they may. How one signs in is changed by those who have just done so. */
  readonly whyNot: (known: Known, needs: 'account' | 'signed_in_lately') => Refused | null
  /** From where a password is tried. */
  readonly triedFrom: (request: Request) => { readonly address: string; readonly device: string | null }
}

export function doorOf(parts: ApiParts): Door {
  const { accounts, settings, now } = parts
  const { storage } = accounts
  return {
    letIn: async (before, user, request, more = {}) => {
      const session = await enter(accounts, before, user, deviceIn(request))
      const arrived = await storage.findUser(user)
      if (arrived === null) return NOT_SIGNED_IN
      return { ok: true, json: await meOf(arrived, parts), cookies: { session, ...more } }
    },
    addWay: ({ user: { id, hasAccount } }, way, language) =>
      hasAccount ? storage.addWay(id, way, now()) : storage.addAccount(id, language, way, now()),
    whyNot: (known, needs) => {
      if (!known.user.hasAccount) return NO_ACCOUNT
      return needs === 'account' || signedInLately(known, now()) ? null : SIGN_IN_AGAIN
    },
    triedFrom: (request) => ({
      address: addressOf(request, settings.trustProxy),
      device: cookieIn('device', request, settings.trustProxy),
    }),
  }
}

export const PASSKEY_FAILED = refuse('passkey_failed', 'The passkey is not one of this server’s, or does not fit.')

export function deviceIn(request: Request): string | null {
  return deviceOf(request.get('User-Agent'))
}

/** The origin of the page that asks; every POST has been judged by it. */
export function originIn(request: Request): string {
  return request.get('Origin') ?? ''
}
