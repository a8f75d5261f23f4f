import type { Language } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { User } from '../storage/storage.ts'
import { readEmail } from './emails.ts'
import type { Email } from './emails.ts'
import { isWeak } from './passwords.ts'
import type { AccountParts } from './parts.ts'

/* Addresses and passwords. No answer, and no time that one takes, tells whether an address has an account. */

/** Somebody whose password was right, and the address by which the device is known from now on. */
type Proved = { readonly ok: true; readonly user: UserId; readonly emailKey: string } | Refused

interface Typed {
  readonly email: string
  readonly password: string
}

/** From where a password is tried. */
interface Tried {
  readonly address: string
  /** What the browser keeps if a password was right there before. */
  readonly device: string | null
}

const BAD_EMAIL = refuse('bad_email', 'This is no address for e-mail.')
const WEAK = refuse('weak_password', 'The password is too short, too long, or one that is guessed first.')
const TOO_OFTEN = refuse('too_fast', 'Too many passwords were tried: try again in a while.')
export const LINK_USED = refuse('link_used', 'This link has been used, or is too old.')
const WRONG = refuse('wrong_sign_in', 'No account has this address with this password.')

/**
 * A guest becomes an account. Others may have named the same address: with another password this is another account. With the
 * same password it is the same person, who signs in.
 */
export async function signUp(
  parts: AccountParts,
  user: User,
  tried: Tried,
  { email: typed, password, language }: Typed & { readonly language: Language },
): Promise<Proved> {
  const { storage, mail, now } = parts
  if (user.hasAccount) return refuse('has_account', 'This person has an account already.')
  const email = readEmail(typed)
  if (email === null) return BAD_EMAIL
  if (isWeak(password, [email.key, user.name ?? ''])) return WEAK
  const passwordHash = await hashOnce(parts, email, password, tried)
  if (passwordHash === null) return TOO_OFTEN
  const way = { kind: 'password', email: email.address, emailKey: email.key, passwordHash } as const
  const isNew = await storage.addAccount(user.id, language, way, now())
  if (isNew) {
    mail?.askToConfirm(user.id, email, language)
    return { ok: true, user: user.id, emailKey: email.key }
  }
  const known = await storage.userByPassword(email.key, passwordHash)
  return known === null ? WRONG : { ok: true, user: known, emailKey: email.key }
}

export async function signIn(parts: AccountParts, tried: Tried, { email: typed, password }: Typed): Promise<Proved> {
  const email = readEmail(typed)
  if (email === null) return WRONG
  const passwordHash = await hashOnce(parts, email, password, tried)
  if (passwordHash === null) return TOO_OFTEN
  const user = await parts.storage.userByPassword(email.key, passwordHash)
  return user === null ? WRONG : { ok: true, user, emailKey: email.key }
}

/** Another password, or a first one; `typed: null` keeps the address. `null`: it is done. */
export async function setPassword(
  parts: AccountParts,
  user: User,
  tried: Tried,
  { email: typed, password }: { readonly email: string | null; readonly password: string },
): Promise<Refused | null> {
  const { storage, mail, now } = parts
  const account = await storage.findAccount(user.id)
  if (account === null) return refuse('no_account', 'Only an account has a password.')
  const email = emailOf(account, typed)
  if (email === null) return BAD_EMAIL
  if (isWeak(password, [email.key, user.name ?? ''])) return WEAK
  const passwordHash = await hashOnce(parts, email, password, tried)
  if (passwordHash === null) return TOO_OFTEN
  const way = { kind: 'password', email: email.address, emailKey: email.key, passwordHash } as const
  // Another account of the same address has this very password: nothing else tells the two apart.
  if (!(await storage.addWay(user.id, way, now()))) return WEAK
  await mail?.endResets(user.id)
  if (email.key !== account.emailKey) mail?.askToConfirm(user.id, email, account.language)
  return null
}

/** A new password by the link of a letter, which works once; a password that is refused does not use it up. */
export async function resetPassword(
  parts: AccountParts,
  tried: Tried,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<{ readonly ok: true; readonly user: UserId } | Refused> {
  const { mail, storage } = parts
  const id = (await mail?.mayReset(token)) ?? null
  const user = id === null ? null : await storage.findUser(id)
  if (mail === null || user === null) return LINK_USED
  const account = await storage.findAccount(user.id)
  if (isWeak(password, [account?.emailKey ?? '', user.name ?? ''])) return WEAK
  if (!(await mail.spendReset(token))) return LINK_USED
  return (await setPassword(parts, user, tried, { email: null, password })) ?? { ok: true, user: user.id }
}

/** Whatever is done with an address and a password tells whether they belong together: it counts as a guess. */
async function hashOnce(
  { passwords, guessing }: AccountParts,
  { key }: Email,
  password: string,
  { address, device }: Tried,
): Promise<string | null> {
  return (await guessing.allow(key, address, device)) ? passwords.hash(password, key) : null
}

function emailOf(
  { email, emailKey }: { readonly email: string | null; readonly emailKey: string | null },
  typed: string | null,
): Email | null {
  if (typed !== null) return readEmail(typed)
  return email === null || emailKey === null ? null : { address: email, key: emailKey }
}
