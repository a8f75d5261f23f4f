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

/** Somebody whose password was right. */
type Proved = { readonly ok: true; readonly user: UserId } | Refused

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
  const { storage, mail, passwords, now } = parts
  if (user.hasAccount) return refuse('has_account', 'This person has an account already.')
  const email = readEmail(typed)
  if (email === null) return BAD_EMAIL
  if (isWeak(password, [email.key, user.name ?? ''])) return WEAK
  if (!(await mayGuess(parts, email, tried))) return TOO_OFTEN
  const passwordHash = await passwords.hash(password, email.key)
  const way = { kind: 'password', email: email.address, emailKey: email.key, passwordHash } as const
  const isNew = await storage.addAccount(user.id, language, way, now())
  if (isNew) {
    mail?.askToConfirm(user.id, email, language)
    return { ok: true, user: user.id }
  }
  const known = await storage.userByPassword(email.key, passwordHash)
  return known === null ? WRONG : { ok: true, user: known }
}

export async function signIn(
  { storage, passwords, guessing }: AccountParts,
  { address, device }: Tried,
  { email: typed, password }: Typed,
): Promise<Proved> {
  const email = readEmail(typed)
  if (email === null) return WRONG
  const judged = await guessing.judge(email.key, address, device)
  if (!judged.ok) return TOO_OFTEN
  const passwordHash = await passwords.hash(password, email.key)
  const user = await storage.userByPassword(email.key, passwordHash)
  if (judged.only !== null && user !== judged.only) return TOO_OFTEN
  return user === null ? WRONG : { ok: true, user }
}

/** Another password, or a first one; `email: null` keeps the address. `null`: it is done. */
export async function changePassword(
  parts: AccountParts,
  user: User,
  tried: Tried,
  { email: typed, password }: { readonly email: string | null; readonly password: string },
): Promise<Refused | null> {
  const account = await parts.storage.findAccount(user.id)
  if (account === null) return refuse('no_account', 'Only an account has a password.')
  const email = typed === null ? emailOf(account) : readEmail(typed)
  if (email === null) return BAD_EMAIL
  if (isWeak(password, [email.key, user.name ?? ''])) return WEAK
  if (!(await mayGuess(parts, email, tried))) return TOO_OFTEN
  const refused = await keepPassword(parts, user.id, email, password)
  if (refused === null && email.key !== account.emailKey) {
    parts.mail?.askToConfirm(user.id, email, account.language)
  }
  return refused
}

/**
 * A new password by the link of a letter, which works once; a weak password does not use it up. Whoever reads the
 * letters of an address need not guess, and cannot be locked out by those who do. If nobody had shown before that the
 * address is theirs, the account may have been made by somebody else: every other way into it is closed.
 */
export async function resetPassword(
  parts: AccountParts,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Proved> {
  const { mail, storage, now } = parts
  const reset = (await mail?.mayReset(token)) ?? null
  const user = reset === null ? null : await storage.findUser(reset.user)
  const account = user === null ? null : await storage.findAccount(user.id)
  const email = account === null ? null : emailOf(account)
  if (mail === null || user === null || account === null || email === null) return LINK_USED
  if (email.key !== reset?.emailKey) return LINK_USED
  if (isWeak(password, [email.key, user.name ?? ''])) return WEAK
  if (!(await mail.spendReset(token))) return LINK_USED
  const refused = await keepPassword(parts, user.id, email, password)
  if (refused !== null) return refused
  if (account.emailConfirmedAt === null) await storage.removeOtherWays(user.id)
  await storage.confirmEmail(user.id, email.key, now())
  return { ok: true, user: user.id }
}

async function keepPassword(
  { storage, passwords, mail, now }: AccountParts,
  user: UserId,
  email: Email,
  password: string,
): Promise<Refused | null> {
  const passwordHash = await passwords.hash(password, email.key)
  const way = { kind: 'password', email: email.address, emailKey: email.key, passwordHash } as const
  // Another account of the same address has this very password: nothing else tells the two apart.
  if (!(await storage.addWay(user, way, now()))) return WEAK
  await mail?.endResets(user)
  return null
}

/** Whatever is done with an address and a password tells whether they belong together: it counts as a guess. */
async function mayGuess({ guessing }: AccountParts, { key }: Email, { address, device }: Tried): Promise<boolean> {
  const judged = await guessing.judge(key, address, device)
  return judged.ok && judged.only === null
}

function emailOf({
  email,
  emailKey,
}: {
  readonly email: string | null
  readonly emailKey: string | null
}): Email | null {
  return email === null || emailKey === null ? null : { address: email, key: emailKey }
}
