import type { ProviderPlace, SignInWays } from '@modern-art/protocol'
import {
  confirmEmailSchema,
  forgottenSchema,
  passkeyAnswerSchema,
  providerSchema,
  recoverSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
} from '@modern-art/protocol/schemas'
import { readEmail } from '../accounts/emails.ts'
import { LINK_USED, resetPassword, signIn, signUp } from '../accounts/passwordSignIn.ts'
import { hashOfCode } from '../accounts/recoveryCodes.ts'
import type { UserId } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import { PASSKEY_FAILED, originIn } from './door.ts'
import type { Door } from './door.ts'
import type { Cookies, Handling } from './handling.ts'
import type { ApiParts, Paths } from './parts.ts'

/** The ways to sign in. */
export function signInRoutes({ forUsers, forAnybody }: Handling, door: Door, { accounts, now }: ApiParts): Paths {
  const { storage, passkeys, providers, providerSettings, mail } = accounts

  /** Where a password was right, the device is known from now on. */
  const knownDevice = async (user: UserId): Promise<Cookies> => ({
    device: await accounts.guessing.deviceToken(user, now()),
  })

  return {
    '/account/ways': {
      GET: forAnybody({
        limit: 'request',
        schema: null,
        answer: () => {
          const offered = providerSettings.map(({ id, name }) => ({ id, name }))
          return { ok: true, json: { providers: offered, mail: mail !== null } satisfies SignInWays }
        },
      }),
    },
    '/account/sign-up': {
      POST: forUsers({
        limit: 'sign_in',
        schema: signUpSchema,
        strangers: 'become_guests',
        answer: async (known, body, request) => {
          const proved = await signUp(accounts, known.user, door.triedFrom(request), body)
          return proved.ok ? door.letIn(known, proved.user, request, await knownDevice(proved.user)) : proved
        },
      }),
    },
    '/account/sign-in': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: signInSchema,
        answer: async (known, body, request) => {
          const proved = await signIn(accounts, door.triedFrom(request), body)
          return proved.ok ? door.letIn(known, proved.user, request, await knownDevice(proved.user)) : proved
        },
      }),
    },
    '/account/sign-in/passkey/begin': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: null,
        answer: async (known, _body, request) => {
          const question = await passkeys.ask(known?.session ?? null, originIn(request))
          return question === null ? PASSKEY_FAILED : { ok: true, json: question }
        },
      }),
    },
    '/account/sign-in/passkey': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: passkeyAnswerSchema,
        answer: async (known, { token, answer }, request) => {
          const user = await passkeys.read(token, answer, known?.session ?? null)
          return user === null ? PASSKEY_FAILED : door.letIn(known, user, request)
        },
      }),
    },
    '/account/provider': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: providerSchema,
        answer: async (known, { provider, back, language }, request) => {
          const session = known?.session ?? null
          const begun = await providers.begin({ provider, back, language, session, origin: originIn(request) })
          if (begun === null) return refuse('provider_failed', 'There is no such provider, or it is away.')
          return { ok: true, json: { url: begun.url } satisfies ProviderPlace, cookies: { provider: begun.token } }
        },
      }),
    },
    '/account/forgotten': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: forgottenSchema,
        answer: (_known, { email: typed, language }) => {
          const email = readEmail(typed)
          if (email !== null) mail?.offerNewPassword(email, language)
          return { ok: true, json: {} }
        },
      }),
    },
    '/account/reset': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: resetSchema,
        answer: async (known, body, request) => {
          const reset = await resetPassword(accounts, body)
          if (!reset.ok) return reset
          await storage.endSessions(reset.user, null)
          return door.letIn(known, reset.user, request, await knownDevice(reset.user))
        },
      }),
    },
    '/account/recover': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: recoverSchema,
        answer: async (known, { code }, request) => {
          const user = await storage.takeRecoveryCode(hashOfCode(code))
          if (user === null) return refuse('wrong_sign_in', 'No account has this code.')
          await storage.endSessions(user, null)
          return door.letIn(known, user, request)
        },
      }),
    },
    '/account/confirm-email': {
      POST: forAnybody({
        limit: 'sign_in',
        schema: confirmEmailSchema,
        answer: async (known, { token }) => {
          const named = (await mail?.mayConfirm(token)) ?? null
          if (mail === null || named === null) return LINK_USED
          // Anybody may name an address: its owner confirms their own account, not that of whoever named it.
          if (known?.user.id !== named.user) return refuse('not_signed_in', 'Nobody is signed in to that account here.')
          const isFirst = await mail.spendConfirmation(token)
          const isDone = isFirst && (await storage.confirmEmail(named.user, named.emailKey, now()))
          return isDone ? { ok: true, json: {} } : LINK_USED
        },
      }),
    },
  }
}
