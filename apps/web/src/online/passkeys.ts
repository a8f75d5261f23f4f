import type * as webAuthn from '@simplewebauthn/browser'
import type { Account, Language, Me, PasskeyQuestion } from '@modern-art/protocol'
import { accountApi } from './accountApi.ts'
import type { Answered } from './request.ts'

/** The person, or their device, has not gone through with it. */
interface GivenUp {
  readonly ok: false
  readonly error: { readonly code: 'given_up' }
}

export type PasskeyAnswered<T> = Answered<T> | GivenUp

type Library = typeof webAuthn
type Creation = Parameters<Library['startRegistration']>[0]['optionsJSON']
type Asking = Parameters<Library['startAuthentication']>[0]['optionsJSON']

const IP_ADDRESS = /^\[|^\d+(?:\.\d+){3}$/

/** Whether this browser can keep passkeys for this site: they belong to names, never to numbers. */
export function canUsePasskeys(
  host: string = location.hostname,
  credentials: unknown = (globalThis as { readonly PublicKeyCredential?: unknown }).PublicKeyCredential,
): boolean {
  return typeof credentials === 'function' && !IP_ADDRESS.test(host)
}

/** Makes a passkey for this person, who has an account by that. */
export function makePasskey(language: Language): Promise<PasskeyAnswered<Account>> {
  return asked(
    accountApi.beginPasskey,
    async ({ startRegistration }, options) => ({
      ...(await startRegistration({ optionsJSON: options as Creation })),
    }),
    (token, answer) => accountApi.addPasskey(token, answer, language),
  )
}

export function signInByPasskey(language: Language): Promise<PasskeyAnswered<Me>> {
  return asked(
    accountApi.beginPasskeySignIn,
    async ({ startAuthentication }, options) => ({
      ...(await startAuthentication({ optionsJSON: options as Asking })),
    }),
    (token, answer) => accountApi.passkeySignIn(token, answer, language),
  )
}

/** The server's question goes to the browser's keeper of passkeys, and its answer to the server. */
async function asked<T>(
  begin: () => Promise<Answered<PasskeyQuestion>>,
  ask: (library: Library, options: object) => Promise<Readonly<Record<string, unknown>>>,
  finish: (token: string, answer: Readonly<Record<string, unknown>>) => Promise<Answered<T>>,
): Promise<PasskeyAnswered<T>> {
  const question = await begin()
  if (!question.ok) return question
  let library: Library
  try {
    // Fetched by those who use it.
    library = await import('@simplewebauthn/browser')
  } catch {
    return { ok: false, error: { code: 'offline' } }
  }
  let answer: Readonly<Record<string, unknown>>
  try {
    answer = await ask(library, question.options)
  } catch {
    // Browsers do not tell pages why, lest they learn which passkeys there are.
    return { ok: false, error: { code: 'given_up' } }
  }
  return finish(question.token, answer)
}
