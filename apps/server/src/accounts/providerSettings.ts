import { SettingFault, listOf, textOf } from '../environment.ts'
import type { Environment } from '../environment.ts'

/** Another site that vouches for people, as it is configured. */
export type ProviderSettings = {
  readonly id: string
  /** As people know it. */
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
} & (
  | {
      /** OpenID Connect: all else is found out from the issuer. */
      readonly kind: 'oidc'
      readonly issuer: URL
    }
  | {
      /** OAuth alone, as GitHub has it: another question tells who somebody is. */
      readonly kind: 'oauth'
      /** What the site calls itself where it says who answers, character by character. */
      readonly issuer: string
      readonly authorizeUrl: URL
      readonly tokenUrl: URL
      readonly userUrl: URL
    }
)

/** What is known of some providers, so that an id and a secret are enough. */
const KNOWN_PROVIDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  google: { NAME: 'Google', ISSUER: 'https://accounts.google.com' },
  github: {
    NAME: 'GitHub',
    ISSUER: 'https://github.com/login/oauth',
    AUTHORIZE_URL: 'https://github.com/login/oauth/authorize',
    TOKEN_URL: 'https://github.com/login/oauth/access_token',
    USER_URL: 'https://api.github.com/user',
    SCOPE: 'read:user',
  },
}

/**
 * The providers that `PROVIDERS` lists, each with its own variables: `PROVIDER_GOOGLE_CLIENT_ID` and so on. Faults never repeat
 * a value: one of them is a secret.
 */
export function readProviders(env: Environment): readonly ProviderSettings[] {
  const ids = new Set(listOf(env, 'PROVIDERS').map((id) => id.toLowerCase()))
  return [...ids].map((id) => readProvider(env, id))
}

function readProvider(env: Environment, id: string): ProviderSettings {
  if (!/^[a-z][a-z\d_]{0,30}$/.test(id)) {
    throw new SettingFault(
      'PROVIDERS is a list of names of letters and digits, with commas: PROVIDERS=google,github npm start',
    )
  }
  const prefix = `PROVIDER_${id.toUpperCase()}_`
  const known = KNOWN_PROVIDERS[id] ?? {}
  const optional = (name: string): string | null => textOf(env, prefix + name) ?? known[name] ?? null
  const needed = (name: string): string => {
    const text = optional(name)
    if (text !== null) return text
    throw new SettingFault(
      `${prefix}${name} is missing: the provider ${id} needs a client id, a client secret, and an issuer or three URLs (docs/server.md)`,
    )
  }
  const url = (name: string): URL => {
    const text = needed(name)
    const parsed = URL.canParse(text) ? new URL(text) : null
    if (parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLoopback(parsed))) return parsed
    throw new SettingFault(`${prefix}${name} is no URL that begins with https://`)
  }
  const common = {
    id,
    name: optional('NAME') ?? id,
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
  }
  if (optional('AUTHORIZE_URL') === null) {
    return { ...common, kind: 'oidc', scope: optional('SCOPE') ?? 'openid email profile', issuer: url('ISSUER') }
  }
  const authorizeUrl = url('AUTHORIZE_URL')
  return {
    ...common,
    kind: 'oauth',
    scope: optional('SCOPE') ?? '',
    issuer: optional('ISSUER') ?? authorizeUrl.origin,
    authorizeUrl,
    tokenUrl: url('TOKEN_URL'),
    userUrl: url('USER_URL'),
  }
}

/** Tests, and people who try it out on their own computer, have no certificates. */
function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
