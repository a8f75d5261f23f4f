import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { Request, Response } from 'express'
import type { ProviderSettings } from '../accounts/providerSettings.ts'
import { visit } from './visit.ts'

/** A site that vouches for people as GitHub does, by OAuth without OpenID, on a free port of this computer. */
export interface PlainOAuth {
  readonly settings: Extract<ProviderSettings, { kind: 'oauth' }>
  /** Somebody who is signed in at the site goes there, and is sent back: the address at which they arrive. */
  readonly vouch: (url: string, login: string) => Promise<string>
  /** What it says next time, in the place of what is right. */
  readonly sayNext: (path: '/token' | '/user', status: number, body: string, type?: string) => void
  /** The number of a login, by which the site knows the person for good. */
  readonly numberOf: (login: string) => number
  /** Codes, verifiers, tokens and the secret. */
  readonly secrets: readonly string[]
  readonly close: () => void
}

interface Granted {
  readonly login: string
  readonly redirectUri: string
  readonly challenge: string
}

const CLIENT = 'gallery-client'

export async function openPlainOAuth(): Promise<PlainOAuth> {
  const secret = randomBytes(24).toString('hex')
  const secrets = [secret]
  const codes = new Map<string, Granted>()
  const logins = new Map<string, string>()
  const numbers = new Map<string, number>()
  const said = new Map<string, { readonly status: number; readonly body: string; readonly type: string }>()
  const numberOf = (login: string): number => {
    numbers.set(login, numbers.get(login) ?? 1_000_000_007 + numbers.size)
    return numbers.get(login) ?? 0
  }
  const keep = (): string => {
    const text = randomBytes(20).toString('hex')
    secrets.push(text)
    return text
  }

  /** As GitHub does: what is wrong is told with the status of what is right. */
  const tokenFor = (body: Readonly<Record<string, unknown>>): object => {
    const { client_id: client, client_secret: told, code, redirect_uri: redirectUri, code_verifier: verifier } = body
    const granted = codes.get(String(code))
    codes.delete(String(code))
    secrets.push(String(verifier))
    if (client !== CLIENT || told !== secret) return { error: 'incorrect_client_credentials' }
    const challenge = createHash('sha256').update(String(verifier)).digest('base64url')
    if (granted?.challenge !== challenge || granted.redirectUri !== redirectUri) {
      return { error: 'bad_verification_code', error_description: `The code ${String(code)} is incorrect or expired.` }
    }
    const token = keep()
    logins.set(token, granted.login)
    return { access_token: token, token_type: 'bearer', scope: 'read:user' }
  }

  const app = express()
  app.use(express.urlencoded({ extended: false }))
  app.use((request: Request, response: Response, next) => {
    const instead = said.get(request.path)
    said.delete(request.path)
    if (instead === undefined) next()
    else response.status(instead.status).type(instead.type).send(instead.body)
  })
  app.get('/authorize', (request, response) => {
    const { searchParams } = new URL(request.url, origin)
    const told = (name: string): string => searchParams.get(name) ?? ''
    if (told('client_id') !== CLIENT || told('code_challenge_method') !== 'S256') return void response.sendStatus(400)
    const [code, redirectUri] = [keep(), told('redirect_uri')]
    codes.set(code, { login: request.get('x-login') ?? '', redirectUri, challenge: told('code_challenge') })
    const answer = new URLSearchParams({ code, state: told('state'), iss: issuer })
    response.redirect(`${redirectUri}?${answer.toString()}`)
  })
  app.post('/token', (request, response) => {
    const answer = tokenFor((request.body ?? {}) as Record<string, unknown>)
    // GitHub answers as a form does, unless it is asked for JSON.
    if (request.get('accept') === 'application/json') response.json(answer)
    else response.type('application/x-www-form-urlencoded').send(String(new URLSearchParams({ ...answer })))
  })
  app.get('/user', (request, response) => {
    const login = logins.get((request.get('authorization') ?? '').replace('Bearer ', ''))
    if (login === undefined || request.get('user-agent') !== 'modern-art-online') return void response.sendStatus(403)
    response.json({ id: numberOf(login), login, name: null, email: null, avatar_url: '', site_admin: false })
  })

  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer = `${origin}/login/oauth`
  return {
    settings: {
      kind: 'oauth',
      id: 'gallery',
      name: 'The Gallery',
      clientId: CLIENT,
      clientSecret: secret,
      scope: 'read:user',
      issuer,
      authorizeUrl: new URL('/authorize', origin),
      tokenUrl: new URL('/token', origin),
      userUrl: new URL('/user', origin),
    },
    vouch: (url, login) => visit(origin, url, { 'x-login': login }),
    sayNext: (path, status, body, type = 'application/json') => void said.set(path, { status, body, type }),
    numberOf,
    secrets,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
