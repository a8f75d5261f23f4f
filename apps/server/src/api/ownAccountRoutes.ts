import type { RecoveryCodes } from '@modern-art/protocol'
import {
  deviceSchema,
  languageSchema,
  newPasswordSchema,
  passkeyAnswerSchema,
  wayToRemoveSchema,
} from '@modern-art/protocol/schemas'
import type { Request } from 'express'
import type { z } from 'zod'
import { SIGN_IN_AGAIN, ownAccount, signedInLately } from '../accounts/ownAccount.ts'
import { changePassword } from '../accounts/passwordSignIn.ts'
import { hashOfCode, newRecoveryCodes } from '../accounts/recoveryCodes.ts'
import type { Known } from '../people/sessions.ts'
import { refuse } from '../refusal.ts'
import { PASSKEY_FAILED, deviceIn, originIn } from './door.ts'
import type { Door } from './door.ts'
import { NOT_SIGNED_IN } from './handling.ts'
import type { Answer, Handling } from './handling.ts'
import type { ApiParts, Paths } from './parts.ts'

const DONE: Answer = { ok: true, json: {} }
const SIGNED_OUT: Answer = { ok: true, json: {}, cookies: { session: null } }

/** What somebody sees and changes of their own account. */
export function ownAccountRoutes({ forUsers }: Handling, door: Door, parts: ApiParts): Paths {
  const { accounts, sessions, now } = parts
  const { storage, passkeys, mail } = accounts

  /** A route for accounts alone, with or without a body. */
  const forAccounts = <Body = null>(
    needs: 'account' | 'signed_in_lately',
    schema: z.ZodType<Body> | null,
    answer: (known: Known, body: Body, request: Request) => Promise<Answer>,
  ): ReturnType<typeof forUsers> =>
    forUsers<Body>({
      evenBanned: true,
      limit: 'request',
      schema,
      strangers: NOT_SIGNED_IN,
      answer: (known, body, request) => door.whyNot(known, needs) ?? answer(known, body, request),
    })

  /** The answer by which somebody is let in, with all that they may see of their account. */
  const withAccount = async (entered: Answer): Promise<Answer> => {
    const cookies = entered.ok && 'json' in entered ? entered.cookies : undefined
    const known = await sessions.userOf(cookies?.session ?? '', now())
    const account = known === null ? NOT_SIGNED_IN : await ownAccount(accounts, known)
    return account.ok ? { ...account, cookies: cookies ?? {} } : account
  }

  return {
    '/account': { GET: forAccounts('account', null, (known) => ownAccount(accounts, known)) },
    '/account/confirm-email/again': {
      POST: forAccounts('account', null, async ({ user }) => {
        const account = await storage.findAccount(user.id)
        if (account !== null && account.email !== null && account.emailKey !== null) {
          mail?.askToConfirm(user.id, { address: account.email, key: account.emailKey }, account.language)
        }
        return DONE
      }),
    },
    '/account/language': {
      POST: forAccounts('account', languageSchema, async ({ user }, { language }) => {
        await storage.setLanguage(user.id, language)
        return DONE
      }),
    },
    '/account/password': {
      POST: forUsers({
        evenBanned: true,
        limit: 'sign_in',
        schema: newPasswordSchema,
        strangers: NOT_SIGNED_IN,
        answer: async (known, body, request) => {
          const refused =
            door.whyNot(known, 'signed_in_lately') ??
            (await changePassword(accounts, known.user, door.triedFrom(request), body))
          if (refused !== null) return refused
          await storage.endSessions(known.user.id, known.session)
          return withAccount(await door.letIn(known, known.user.id, request))
        },
      }),
    },
    '/account/recovery-codes': {
      POST: forAccounts('signed_in_lately', null, async ({ user }) => {
        const codes = newRecoveryCodes()
        await storage.replaceRecoveryCodes(user.id, codes.map(hashOfCode))
        return { ok: true, json: { codes } satisfies RecoveryCodes }
      }),
    },
    '/account/passkeys/begin': {
      POST: forUsers({
        limit: 'sign_in',
        schema: null,
        strangers: 'become_guests',
        answer: async (known, _body, request) => {
          if (known.user.hasAccount && !signedInLately(known, now())) return SIGN_IN_AGAIN
          const account = await storage.findAccount(known.user.id)
          const kept = account?.passkeys.map(({ id }) => id) ?? []
          const question = await passkeys.askNew({ ...known, passkeys: kept }, originIn(request))
          return question === null ? PASSKEY_FAILED : { ok: true, json: question }
        },
      }),
    },
    '/account/passkeys': {
      POST: forUsers({
        limit: 'sign_in',
        schema: passkeyAnswerSchema,
        strangers: NOT_SIGNED_IN,
        answer: async (known, { token, answer, language }, request) => {
          if (known.user.hasAccount && !signedInLately(known, now())) return SIGN_IN_AGAIN
          const way = await passkeys.readNew(token, answer, known.session, deviceIn(request) ?? '')
          if (way === null) return PASSKEY_FAILED
          if (!(await door.addWay(known, way, language))) return refuse('way_taken', 'It is another account’s.')
          return withAccount(await door.letIn(known, known.user.id, request))
        },
      }),
    },
    '/account/ways/remove': {
      POST: forAccounts('signed_in_lately', wayToRemoveSchema, async (known, way) => {
        const isRemoved = await storage.removeWay(known.user.id, way)
        return isRemoved ? ownAccount(accounts, known) : refuse('last_way', 'Nobody could sign in any more.')
      }),
    },
    '/account/devices/end': {
      POST: forAccounts('account', deviceSchema, async (known, { device }) => {
        await storage.endSession(known.user.id, device)
        accounts.changed(known.user.id)
        return ownAccount(accounts, known)
      }),
    },
    '/account/sign-out': {
      POST: forAccounts('account', null, async ({ user, session }) => {
        await storage.endSession(user.id, session)
        accounts.changed(user.id)
        return SIGNED_OUT
      }),
    },
    '/account/sign-out-everywhere': {
      POST: forAccounts('account', null, async ({ user }) => {
        await storage.endSessions(user.id, null)
        accounts.changed(user.id)
        return SIGNED_OUT
      }),
    },
    '/account/export': {
      GET: forUsers({
        evenBanned: true,
        limit: 'export',
        schema: null,
        strangers: NOT_SIGNED_IN,
        answer: async (known) =>
          door.whyNot(known, 'account') ?? {
            ok: true,
            file: { name: 'modern-art-my-data.json', text: await parts.exportOf(known.user) },
          },
      }),
    },
    '/account/delete': {
      POST: forAccounts('signed_in_lately', null, async ({ user }) => {
        await parts.forgetUser(user.id)
        return { ok: true, json: {}, cookies: { session: null, device: null } }
      }),
    },
  }
}
