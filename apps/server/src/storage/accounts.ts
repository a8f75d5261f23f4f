import type { Language } from '@modern-art/protocol'
import type { UserId } from '../parties/partyRecord.ts'

/**
 * Accounts and the ways to sign in to them. No secret is kept that could be used: of passwords, codes and tokens there are
 * hashes. Several accounts may name one address, as long as their passwords differ.
 */
export interface AccountStorage {
  /** A user becomes an account, with a first way to sign in; `false` if that way belongs to an account already. */
  readonly addAccount: (user: UserId, language: Language, way: NewWay, at: number) => Promise<boolean>
  /** One more way to sign in, or another password; `false` if it belongs to another account, or if there is no such account. */
  readonly addWay: (user: UserId, way: NewWay, at: number) => Promise<boolean>
  /** `false` if it is the only way there is to sign in to the account; then it stays. */
  readonly removeWay: (user: UserId, way: WayRef) => Promise<boolean>
  /** Closes every way into an account but its password: passkeys, other sites and recovery codes. */
  readonly removeOtherWays: (user: UserId) => Promise<void>
  readonly findAccount: (user: UserId) => Promise<StoredAccount | null>
  readonly userByPassword: (emailKey: string, passwordHash: string) => Promise<UserId | null>
  readonly userByProvider: (provider: string, subject: string) => Promise<UserId | null>
  readonly findPasskey: (id: string) => Promise<StoredPasskey | null>
  /** A passkey has signed somebody in. */
  readonly passkeyUsed: (id: string, counter: number, at: number) => Promise<void>
  /** The accounts that name an address: those that have confirmed it first, each kind the oldest first. */
  readonly accountsWithEmail: (emailKey: string, limit: number) => Promise<readonly StoredAccount[]>
  /** The address that an account names is that person's, if it still names it. */
  readonly confirmEmail: (user: UserId, emailKey: string, at: number) => Promise<boolean>
  /**
   * A guest signs in to an account: what they said, their vacations, what holds against them, reports by and about them, and
   * whom they block and who blocks them are the account's from now on. Resolves to those who block them.
   */
  readonly bringAlong: (guest: UserId, account: UserId, now: number) => Promise<readonly UserId[]>
  readonly setLanguage: (user: UserId, language: Language) => Promise<void>
  /** Puts new codes in the place of all that the account had. */
  readonly replaceRecoveryCodes: (user: UserId, codeHashes: readonly string[]) => Promise<void>
  /** Uses a code up; `null` if there is none. */
  readonly takeRecoveryCode: (codeHash: string) => Promise<UserId | null>
  readonly addToken: (token: OneTimeToken) => Promise<void>
  /** What a token would bring back, which it still can; `null` if there is none. */
  readonly findToken: (tokenHash: string, purpose: string, now: number) => Promise<unknown>
  /** Uses a token up, once whoever asks; `null` if there is none for this purpose, or if it has ended by now. */
  readonly takeToken: (tokenHash: string, purpose: string, now: number) => Promise<unknown>
  /** Whatever tokens for a purpose a user still has work no longer. */
  readonly endTokens: (user: UserId, purpose: string) => Promise<void>
  /** Removes a user with all ways to sign in, all sessions, the account, and all programs of theirs. */
  readonly removeUser: (user: UserId) => Promise<void>
}

export type NewWay =
  | {
      readonly kind: 'password'
      /** As it was typed. */
      readonly email: string
      readonly emailKey: string
      readonly passwordHash: string
    }
  | {
      readonly kind: 'provider'
      readonly provider: string
      readonly subject: string
      readonly label: string
      /** An address that the other site has confirmed; an account without one takes it. */
      readonly email: { readonly address: string; readonly key: string } | null
    }
  | ({ readonly kind: 'passkey' } & PasskeyParts)

export type WayRef =
  | { readonly kind: 'password' }
  | { readonly kind: 'provider'; readonly provider: string }
  | { readonly kind: 'passkey'; readonly id: string }

interface PasskeyParts {
  readonly id: string
  /** In base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** The host for which it was made, and for which alone it works. */
  readonly site: string
  readonly label: string
}

interface StoredPasskey extends PasskeyParts {
  readonly user: UserId
  readonly addedAt: number
  readonly usedAt: number | null
}

export interface StoredAccount {
  readonly user: UserId
  readonly madeAt: number
  readonly language: Language
  readonly email: string | null
  readonly emailKey: string | null
  readonly emailConfirmedAt: number | null
  readonly hasPassword: boolean
  readonly providers: readonly { readonly provider: string; readonly label: string; readonly addedAt: number }[]
  readonly passkeys: readonly StoredPasskey[]
  readonly recoveryCodes: number
}

interface OneTimeToken {
  readonly tokenHash: string
  /** What it is for: it does nothing else. */
  readonly purpose: string
  /** Whose it is; `null` for somebody who is still to be known. */
  readonly user: UserId | null
  /** What is to be known when it comes back. */
  readonly content: unknown
  readonly endsAt: number
}
