import { person } from './person.ts'
import type { Person, Window } from './person.ts'

/** Good enough for any test, and for nobody else. */
export const PASSWORD = 'gilded frames at dusk'

/** An address that nobody else in a test has. */
let count = 0

export function newEmail(): string {
  count += 1
  return `curator.${count}.${Date.now()}@example.com`
}

/** Somebody with a name and an account. */
export async function accountHolder(
  origin: string,
  name: string,
  email = newEmail(),
): Promise<{ readonly holder: Person; readonly email: string }> {
  const holder = await person(origin, name)
  const { status } = await holder.ask('POST', '/api/account/sign-up', { email, password: PASSWORD, language: 'en' })
  if (status !== 200) throw new Error(`signing up failed: ${status}`)
  return { holder, email }
}

/** The code by which something was refused; `null` if it was done. */
export function codeIn(json: unknown): string | null {
  return (json as { error?: { code: string } }).error?.code ?? null
}

/** Resolves once the server has closed a window's socket. */
export async function closedSocket({ socket, until }: Window): Promise<void> {
  await until(() => !socket.connected)
}
