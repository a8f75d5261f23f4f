import type { Language, Me } from '@modern-art/protocol'
import { accountApi } from '../online/accountApi.ts'
import { api } from '../online/api.ts'
import { noteBeenOnline } from '../online/beenOnline.ts'
import { callMe } from '../online/callMe.ts'
import { enteredAs } from '../online/me.ts'
import { makePasskey, signInByPasskey } from '../online/passkeys.ts'
import type { PasskeyAnswered } from '../online/passkeys.ts'
import type { Answered } from '../online/request.ts'
import { choose } from '../settings/settings.ts'

/* Ways into an account: each tells the page who it is for from now on. */

/** The page is for this person now: this device calls them as their account does. */
function entered(me: Me): void {
  enteredAs(me)
  noteBeenOnline()
  if (me.name !== null) choose({ playerName: me.name })
}

type Unanswered = Extract<Answered<Me>, { readonly ok: false }>

/** Somebody who has not said a name says it first. */
async function named<A>(name: string | null, then: () => Promise<A>): Promise<A | Unanswered> {
  if (name === null) return then()
  const answered = await callMe(name)
  return answered.ok ? then() : answered
}

export interface NewAccount {
  /** `null` for somebody who has said it already. */
  readonly name: string | null
  readonly email: string
  readonly password: string
}

export async function signUp({ name, email, password }: NewAccount, language: Language): Promise<Answered<Me>> {
  return entering(named(name, () => accountApi.signUp(email, password, language)))
}

/** `name` as for a new account. */
export async function signUpByPasskey(name: string | null, language: Language): Promise<PasskeyAnswered<Me>> {
  const answered = await named(name, () => makePasskey(language))
  // What it says is about the account, not who that is.
  return answered.ok ? entering(api.me()) : answered
}

export function signIn(email: string, password: string): Promise<Answered<Me>> {
  return entering(accountApi.signIn(email, password))
}

export function enterByPasskey(language: Language): Promise<PasskeyAnswered<Me>> {
  return entering(signInByPasskey(language))
}

export function enterByCode(code: string): Promise<Answered<Me>> {
  return entering(accountApi.recover(code))
}

export function enterByReset(token: string, password: string): Promise<Answered<Me>> {
  return entering(accountApi.reset(token, password))
}

/** The browser goes to another site, and comes back to a path of this one. */
export async function goToProvider(provider: string, back: string, language: Language): Promise<Answered<object>> {
  const answered = await accountApi.provider(provider, back, language)
  if (answered.ok) location.assign(answered.url)
  return answered
}

async function entering<A extends PasskeyAnswered<Me>>(asked: Promise<A>): Promise<A> {
  const answered = await asked
  if (answered.ok) entered(answered)
  return answered
}
