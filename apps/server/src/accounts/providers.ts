import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@modern-art/protocol'
import type { Language } from '@modern-art/protocol'
import {
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { ClientAuth } from 'openid-client'
import { z } from 'zod'
import type { AccountStorage } from '../storage/accounts.ts'
import { oneTimeTokens } from './oneTimeTokens.ts'
import { readIdentity } from './identity.ts'
import type { Identity } from './identity.ts'
import { providerFault } from './providerFault.ts'
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

export const CALLBACK = '/api/account/provider/callback'

const LIFETIME = 15 * 60_000
const PATIENCE_SECONDS = 10

/** For sites on this computer, the only ones that the settings let be asked like that. The library looks for this very function. */
// oxlint-disable-next-line typescript/no-deprecated -- it is marked so to stand out, and has no successor
const askWithoutTls: (configuration: Configuration) => void = allowInsecureRequests

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

  /** What a site answers wrongly, or not at all, is told to the log alone. */
  const hasFailed =
    (id: string) =>
    (error: unknown): null => {
      failed(`the provider ${id}`, providerFault(error))
      return null
    }

  const providerNamed = (id: string): ProviderSettings | null => settings.find((each) => each.id === id) ?? null

  return {
    begin: async ({ provider: id, origin, back, language, session }) => {
      const provider = providerNamed(id)
      const configuration = provider === null ? null : await configurationOf(provider).catch(hasFailed(id))
      if (provider === null || configuration === null) return null
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
    },
    finish: async ({ path, token, session }) => {
      const content = token === null ? null : await tokens.take(token, now())
      const provider = content === null ? null : providerNamed(content.provider)
      if (content === null || provider === null || content.session !== session) {
        return { ok: false, back: content?.back ?? null }
      }
      const { back, language } = content
      const identity = await configurationOf(provider)
        .then((configuration) => identityAt(provider, configuration, path, content))
        .catch(hasFailed(provider.id))
      return identity === null ? { ok: false, back } : { ok: true, back, language, identity }
    },
  }
}

async function configure(provider: ProviderSettings): Promise<Configuration> {
  const { clientId, clientSecret } = provider
  if (provider.kind === 'oidc') {
    const { issuer } = provider
    return discovery(issuer, clientId, undefined, asTheySay(clientSecret), {
      timeout: PATIENCE_SECONDS,
      execute: issuer.protocol === 'http:' ? [askWithoutTls] : [],
    })
  }
  const { issuer, authorizeUrl, tokenUrl } = provider
  const server = { issuer, authorization_endpoint: authorizeUrl.href, token_endpoint: tokenUrl.href }
  const configuration = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret))
  configuration.timeout = PATIENCE_SECONDS
  if (tokenUrl.protocol === 'http:') askWithoutTls(configuration)
  return configuration
}

/** Issuers say how they want to be told the secret; where they do not, it is in the header, as the standard has it. */
function asTheySay(clientSecret: string): ClientAuth {
  return (server, ...request) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    const tell = inBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret)
    tell(server, ...request)
  }
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
  if (provider.kind === 'oidc') return readIdentity(provider.id, tokens.claims())
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
  // What cannot be read is nobody; the reader's own error would quote it.
  return readIdentity(provider.id, await response.json().catch(() => null))
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
