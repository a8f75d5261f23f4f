import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type { ProviderSettings } from '../accounts/providerSettings.ts'
import { visit } from './visit.ts'

/** A real site that vouches for people by OpenID Connect, on a free port of this computer. */
export interface IdentityProvider {
  readonly settings: Extract<ProviderSettings, { kind: 'oidc' }>
  /** The same site under a name that is not its own: what it answers says another issuer. */
  readonly misnamed: ProviderSettings
  /** A site that sends people to the other one, and gives out its answers as its own. */
  readonly goBetween: ProviderSettings
  /** From now on it sends people back there, and nowhere else. */
  readonly register: (redirectUri: string) => void
  /** Somebody goes to the site, says who they are there, and is sent back: the address at which they arrive. */
  readonly vouch: (url: string, account: string) => Promise<string>
  /** All that must not be known to anybody else: codes, verifiers, tokens, the secret. */
  readonly secrets: readonly string[]
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

const GO_BETWEEN = '/go-between'
const INTERACTION = '/interaction/'

/**
 * It insists on PKCE and on the secret in the header. Everybody it is told of exists there, such as `ana` with the confirmed
 * address `ana@museum.example`.
 */
export async function openIdentityProvider(): Promise<IdentityProvider> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = notYet
  const server = createServer((request, response) => answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const clientSecret = randomBytes(24).toString('hex')
  const secrets = [clientSecret]

  const settings: IdentityProvider['settings'] = {
    kind: 'oidc',
    id: 'museum',
    name: 'The Museum',
    clientId: 'modern-art',
    clientSecret,
    scope: 'openid email profile',
    issuer: new URL(origin),
  }
  return {
    settings,
    misnamed: { ...settings, id: 'misnamed', issuer: new URL(`http://localhost:${port}`) },
    goBetween: { ...settings, id: 'go_between', issuer: new URL(origin + GO_BETWEEN) },
    register: (redirectUri) => {
      const provider = new Provider(origin, configurationFor(clientSecret, redirectUri))
      provider.on('grant.success', (context) => void secrets.push(...secretsIn(context)))
      provider.on('grant.error', (context) => void secrets.push(...secretsIn(context)))
      const callback = provider.callback()
      answer = (request, response) => {
        const path = request.url ?? ''
        if (path.startsWith(GO_BETWEEN)) void goBetween(origin, response)
        else if (path.startsWith(INTERACTION)) void logIn(provider, request, response)
        else void callback(request, response)
      }
    },
    vouch: (url, account) => visit(origin, url, { 'x-account': account }),
    secrets,
    goAway: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    comeBack: async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

function configurationFor(clientSecret: string, redirectUri: string): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: 'modern-art',
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => INTERACTION + uid },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: `${accountId}@museum.example`, email_verified: true, name: accountId }),
    }),
    // Whoever has said who they are agrees to all that is asked.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'modern-art', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accountId = String(request.headers['x-account'])
  const result = accountId === 'nobody' ? { error: 'access_denied' } : { login: { accountId } }
  await provider.interactionFinished(request, response, result)
}

/** What the real site says of itself, but for its name. */
async function goBetween(origin: string, response: ServerResponse): Promise<void> {
  const said = await fetch(`${origin}/.well-known/openid-configuration`)
  const discovery = {
    ...((await said.json()) as object),
    issuer: origin + GO_BETWEEN,
    authorization_response_iss_parameter_supported: false,
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(discovery))
}

function secretsIn({ oidc, body }: KoaContextWithOIDC): string[] {
  const { code, code_verifier: verifier } = oidc.params ?? {}
  const { access_token: access, id_token: idToken } = (body ?? {}) as Record<string, unknown>
  return [code, verifier, access, idToken].filter((secret) => typeof secret === 'string')
}

function notYet(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503).end()
}
