import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@modern-art/protocol'
import type { Language } from '@modern-art/protocol'
import {
  Configuration,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
  randomPKCECodeVerifier,
} from 'openid-client'
import { z } from 'zod'
import type { AccountStorage } from '../storage/accounts.ts'
import { oneTimeTokens } from './oneTimeTokens.ts'
import { readEmail } from './emails.ts'
import type { Email } from './emails.ts'
import type { ProviderSettings } from './providerSettings.ts'

/** Other sites that vouch for people. */
export interface Providers {
  /** Where a browser goes to be vouched for, and the token that it brings back; `null` if there is no such provider, or if it is away. */
  readonly begin: (wanted: Wanted) => Promise<{ readonly url: string; readonly token: string } | null>
  /**
   * What came back: the address at which the browser arrived, with the token and the session that it had then. Whoever cannot
   * show the token of the same beginning is not believed.
   */
  readonly finish: (arrival: Arrival) => Promise<Finished>
}

interface Wanted {
  readonly provider: string
  /** The origin of the page that asks; it comes back there. */
  readonly origin: string
  /** The path to which the person wants to come back. */
  readonly back: string
  readonly language: Language
  readonly session: string | null
}

interface Arrival {
  /** The path with its query. */
  readonly path: string
  readonly token: string | null
  readonly session: string | null
}

type Finished =
  | {
      readonly ok: true
      readonly back: string
      readonly language: Language
      readonly identity: Identity
    }
  /** `back` is `null` where not even that is known. */
  | { readonly ok: false; readonly back: string | null }

/** Who somebody is at another site. */
export interface Identity {
  readonly provider: string
  readonly subject: string
  /** How the person is called there. */
  readonly label: string
  /** An address that the other site has confirmed. */
  readonly email: Email | null
}

export const CALLBACK = '/api/account/provider/callback'

const LIFETIME = 15 * 60_000
const PATIENCE_SECONDS = 10
const LONGEST_LABEL = 100

const begun = z.strictObject({
  provider: z.string(),
  origin: z.string(),
  back: z.string(),
  language: z.enum(LANGUAGES),
  session: z.string().nullable(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
})

/** What sites say about somebody; each says something else. */
const profile = z.looseObject({
  sub: z.string().min(1).max(255).optional(),
  id: z.union([z.int(), z.string().min(1).max(255)]).optional(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  preferred_username: z.string().nullish(),
  login: z.string().nullish(),
  name: z.string().nullish(),
})

type Profile = z.infer<typeof profile>

export function providersOf(
  settings: readonly ProviderSettings[],
  storage: Pick<AccountStorage, 'addToken' | 'findToken' | 'takeToken' | 'endTokens'>,
  now: () => number,
  failed: (what: string, error: unknown) => void,
): Providers {
  const tokens = oneTimeTokens(storage, 'provider', LIFETIME, begun)
  const configurations = new Map<string, Promise<Configuration>>()

  /** Asked for once; one that was away is asked again. */
  const configurationOf = (provider: ProviderSettings): Promise<Configuration> => {
    const known = configurations.get(provider.id)
    if (known !== undefined) return known
    const asking = configure(provider)
    configurations.set(provider.id, asking)
    asking.catch(() => configurations.delete(provider.id))
    return asking
  }

  const providerNamed = (id: string): ProviderSettings | null => settings.find((each) => each.id === id) ?? null

  return {
    begin: async ({ provider: id, origin, back, language, session }) => {
      const provider = providerNamed(id)
      if (provider === null) return null
      try {
        const configuration = await configurationOf(provider)
        const verifier = randomPKCECodeVerifier()
        const state = randomText()
        const nonce = randomText()
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: origin + CALLBACK,
          scope: provider.scope,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          ...(provider.kind === 'oidc' && { nonce }),
        })
        const content = { provider: id, origin, back, language, session, state, nonce, verifier }
        return { url: url.href, token: await tokens.make(null, content, now()) }
      } catch (error) {
        failed(`the provider ${id}`, error)
        return null
      }
    },
    finish: async ({ path, token, session }) => {
      const content = token === null ? null : await tokens.take(token, now())
      const provider = content === null ? null : providerNamed(content.provider)
      if (content === null || provider === null || content.session !== session) {
        return { ok: false, back: content?.back ?? null }
      }
      const { back, language } = content
      try {
        const identity = await identityAt(provider, await configurationOf(provider), path, content)
        return { ok: true, back, language, identity }
      } catch (error) {
        failed(`the provider ${provider.id}`, error)
        return { ok: false, back }
      }
    },
  }
}

async function configure(provider: ProviderSettings): Promise<Configuration> {
  const { clientId, clientSecret } = provider
  if (provider.kind === 'oidc') {
    const { issuer } = provider
    return discovery(issuer, clientId, clientSecret, undefined, {
      timeout: PATIENCE_SECONDS,
      // Settings take such an issuer on this computer alone.
      // oxlint-disable-next-line typescript/no-deprecated -- the mark is there to make it stand out
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    })
  }
  const { authorizeUrl, tokenUrl } = provider
  const server = {
    issuer: authorizeUrl.origin,
    authorization_endpoint: authorizeUrl.href,
    token_endpoint: tokenUrl.href,
  }
  const configuration = new Configuration(server, clientId, clientSecret)
  configuration.timeout = PATIENCE_SECONDS
  // oxlint-disable-next-line typescript/no-deprecated -- as above
  if (tokenUrl.protocol === 'http:') allowInsecureRequests(configuration)
  return configuration
}

async function identityAt(
  provider: ProviderSettings,
  configuration: Configuration,
  path: string,
  { origin, state, nonce, verifier }: z.infer<typeof begun>,
): Promise<Identity> {
  const tokens = await authorizationCodeGrant(configuration, new URL(path, origin), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    ...(provider.kind === 'oidc' && { expectedNonce: nonce, idTokenExpected: true }),
  })
  if (provider.kind === 'oidc') return identityOf(provider.id, profile.parse(tokens.claims()))
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'modern-art-online' })
  const response = await fetchProtectedResource(
    configuration,
    tokens.access_token,
    provider.userUrl,
    'GET',
    null,
    headers,
  )
  if (!response.ok) throw new Error(`it does not say who this is: ${response.status}`)
  return identityOf(provider.id, profile.parse(await response.json()))
}

function identityOf(provider: string, said: Profile): Identity {
  const subject = said.sub ?? said.id
  if (subject === undefined) throw new Error('it does not say who this is')
  const label = said.email ?? said.preferred_username ?? said.login ?? said.name ?? String(subject)
  const email = said.email_verified === true && typeof said.email === 'string' ? readEmail(said.email) : null
  return { provider, subject: String(subject), label: label.slice(0, LONGEST_LABEL), email }
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
