import type { PasskeyQuestion } from '@modern-art/protocol'
import { expect } from 'vitest'
import { person } from './person.ts'
import type { Person } from './person.ts'
import { softPasskey } from './softPasskey.ts'
import type { SoftPasskey, Told } from './softPasskey.ts'

export type Asked = Awaited<ReturnType<Person['ask']>>

export const MAKING = '/api/account/passkeys'
export const SIGNING_IN = '/api/account/sign-in/passkey'

export async function ask(someone: Person, path: string, headers = {}): Promise<PasskeyQuestion> {
  const { json } = await someone.ask('POST', `${path}/begin`, {}, headers)
  return json as PasskeyQuestion
}

export function answer(someone: Person, path: string, token: string, said: unknown): Promise<Asked> {
  return someone.ask('POST', path, { token, answer: said, language: 'en' })
}

export async function make(someone: Person, passkey: SoftPasskey, told: Told = {}): Promise<Asked> {
  const question = await ask(someone, MAKING)
  return answer(someone, MAKING, question.token, passkey.make(question, told))
}

export async function signIn(someone: Person, passkey: SoftPasskey, told: Told = {}): Promise<Asked> {
  const question = await ask(someone, SIGNING_IN)
  return answer(someone, SIGNING_IN, question.token, passkey.answer(question, told))
}

/** An account with a passkey, made at a page. */
export async function ownerAt(
  page: string,
  name: string,
): Promise<{ readonly someone: Person; readonly passkey: SoftPasskey }> {
  const [someone, passkey] = [await person(page, name), softPasskey(page)]
  expect(await make(someone, passkey)).toMatchObject({ status: 200 })
  return { someone, passkey }
}

export function expectRefused({ status, json }: Asked, code = 'passkey_failed'): void {
  expect(json).toMatchObject({ error: { code } })
  expect(status).toBeGreaterThanOrEqual(400)
}
