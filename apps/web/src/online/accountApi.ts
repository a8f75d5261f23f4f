import type {
  Account,
  Language,
  Me,
  NewProgram,
  OwnPrograms,
  PasskeyQuestion,
  ProviderPlace,
  RecoveryCodes,
  SignInWays,
  WayToRemove,
} from '@modern-art/protocol'
import { questionsBy, request } from './request.ts'
import type { Answered, Fetch } from './request.ts'
import { changingWho } from './whoChanges.ts'

/** What a browser's keeper of passkeys has answered. */
type PasskeyAnswer = Readonly<Record<string, unknown>>

type Nothing = Readonly<Record<string, never>>

/** What a page asks about accounts. Nothing here throws or rejects. */
export interface AccountApi {
  readonly ways: () => Promise<Answered<SignInWays>>
  readonly signUp: (email: string, password: string, language: Language) => Promise<Answered<Me>>
  readonly signIn: (email: string, password: string) => Promise<Answered<Me>>
  readonly beginPasskeySignIn: () => Promise<Answered<PasskeyQuestion>>
  readonly passkeySignIn: (token: string, answer: PasskeyAnswer, language: Language) => Promise<Answered<Me>>
  /** Where the browser goes to sign in at another site; it comes back to the path `back`. */
  readonly provider: (provider: string, back: string, language: Language) => Promise<Answered<ProviderPlace>>
  readonly forgotten: (email: string, language: Language) => Promise<Answered<Nothing>>
  readonly reset: (token: string, password: string) => Promise<Answered<Me>>
  readonly recover: (code: string) => Promise<Answered<Me>>
  readonly confirmEmail: (token: string) => Promise<Answered<Nothing>>
  readonly confirmEmailAgain: () => Promise<Answered<Nothing>>
  readonly account: () => Promise<Answered<Account>>
  readonly writeIn: (language: Language) => Promise<Answered<Nothing>>
  /** `email: null` keeps the address that there is. */
  readonly setPassword: (email: string | null, password: string) => Promise<Answered<Account>>
  readonly makeRecoveryCodes: () => Promise<Answered<RecoveryCodes>>
  readonly beginPasskey: () => Promise<Answered<PasskeyQuestion>>
  readonly addPasskey: (token: string, answer: PasskeyAnswer, language: Language) => Promise<Answered<Account>>
  readonly removeWay: (way: WayToRemove) => Promise<Answered<Account>>
  readonly endDevice: (device: string) => Promise<Answered<Account>>
  readonly bots: () => Promise<Answered<OwnPrograms>>
  readonly makeBot: (name: string) => Promise<Answered<NewProgram>>
  readonly endBot: (id: number) => Promise<Answered<OwnPrograms>>
  readonly signOut: () => Promise<Answered<Nothing>>
  readonly signOutEverywhere: () => Promise<Answered<Nothing>>
  /** All that the server keeps about this person, as a text. */
  readonly exportData: () => Promise<Answered<{ readonly text: string }>>
  readonly remove: () => Promise<Answered<Nothing>>
}

export function accountApiOf(fetch: Fetch): AccountApi {
  const { get, post } = questionsBy(fetch)
  /** The answer may bring another cookie. */
  const postForWho = <T extends object>(path: string, body: object): Promise<Answered<T>> =>
    changingWho(() => post<T>(path, body))
  return {
    ways: () => get('account/ways'),
    signUp: (email, password, language) => postForWho('account/sign-up', { email, password, language }),
    signIn: (email, password) => postForWho('account/sign-in', { email, password }),
    beginPasskeySignIn: () => post('account/sign-in/passkey/begin', {}),
    passkeySignIn: (token, answer, language) => postForWho('account/sign-in/passkey', { token, answer, language }),
    provider: (provider, back, language) => postForWho('account/provider', { provider, back, language }),
    forgotten: (email, language) => post('account/forgotten', { email, language }),
    reset: (token, password) => postForWho('account/reset', { token, password }),
    recover: (code) => postForWho('account/recover', { code }),
    confirmEmail: (token) => post('account/confirm-email', { token }),
    confirmEmailAgain: () => post('account/confirm-email/again', {}),
    account: () => get('account'),
    writeIn: (language) => post('account/language', { language }),
    setPassword: (email, password) => postForWho('account/password', { email, password }),
    makeRecoveryCodes: () => post('account/recovery-codes', {}),
    beginPasskey: () => post('account/passkeys/begin', {}),
    addPasskey: (token, answer, language) => postForWho('account/passkeys', { token, answer, language }),
    removeWay: (way) => postForWho('account/ways/remove', way),
    endDevice: (device) => post('account/devices/end', { device }),
    bots: () => get('account/bots'),
    makeBot: (name) => post('account/bots', { name }),
    endBot: (id) => post('account/bots/end', { id }),
    signOut: () => postForWho('account/sign-out', {}),
    signOutEverywhere: () => postForWho('account/sign-out-everywhere', {}),
    exportData: () => request(fetch, 'GET', '/api/account/export', null, (text) => ({ text })),
    remove: () => postForWho('account/delete', {}),
  }
}

/** The server of this page. */
export const accountApi = accountApiOf((address, init) => fetch(address, init))
