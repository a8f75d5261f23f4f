/* What a page asks about accounts over HTTP. A guest is somebody without one: everything can be played as a guest. */

/** The languages in which the server writes to people. */
export const LANGUAGES = ['en', 'de', 'pt'] as const

export type Language = (typeof LANGUAGES)[number]

/** How many characters a password has at least, and at most. */
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

/** How many characters an address for e-mail may have. */
export const LONGEST_EMAIL = 254

/** How many faces there are to choose from. */
export const PORTRAITS = 24

/** `GET /api/account/ways`: how somebody can sign in at this server, besides e-mail and password, and passkeys. */
export interface SignInWays {
  readonly providers: readonly Provider[]
  /** Whether the server can send mail: without, a forgotten password needs a recovery code. */
  readonly mail: boolean
}

/** Another site that vouches for people. */
export interface Provider {
  readonly id: string
  /** As people know it: "Google". */
  readonly name: string
}

/** `GET /api/account`: what somebody can see and change about their own account. Refused with `no_account` for guests. */
export interface Account {
  readonly email: { readonly address: string; readonly confirmed: boolean } | null
  readonly hasPassword: boolean
  readonly providers: readonly (Provider & {
    /** How the person is called there. */
    readonly label: string
  })[]
  readonly passkeys: readonly OwnPasskey[]
  /** How many recovery codes have not been used. */
  readonly recoveryCodes: number
  /** The one that asks comes first, then the latest seen. */
  readonly devices: readonly Device[]
  /** Whether the person signed in lately enough to change how one signs in. If not, such changes are refused with `sign_in_again`. */
  readonly signedInLately: boolean
}

export interface OwnPasskey {
  readonly id: string
  /** The device on which it was made. */
  readonly label: string
  /** Milliseconds since 1970. */
  readonly addedAt: number
  readonly usedAt: number | null
}

/** A browser in which somebody is signed in. */
export interface Device {
  readonly id: string
  /** "Firefox, Windows"; `null` for one that cannot be told. */
  readonly label: string | null
  /** Whether it is the one that asks. */
  readonly isThis: boolean
  readonly begunAt: number
  readonly seenAt: number
}

/** `POST /api/account/recovery-codes`: new codes, in the place of all old ones. They are told once. */
export interface RecoveryCodes {
  readonly codes: readonly string[]
}

/** `POST /api/account/provider`: where the browser has to go to sign in at another site. */
export interface ProviderPlace {
  readonly url: string
}

/**
 * `POST /api/account/passkeys/begin`, `POST /api/account/sign-in/passkey/begin`: what the browser asks its keeper of passkeys
 * (WebAuthn's options as JSON), and the token that finishes it.
 */
export interface PasskeyQuestion {
  readonly token: string
  readonly options: object
}

/** What somebody wants to sign in with no longer. */
export type WayToRemove =
  | { readonly kind: 'password' }
  | { readonly kind: 'provider'; readonly provider: string }
  | { readonly kind: 'passkey'; readonly id: string }
