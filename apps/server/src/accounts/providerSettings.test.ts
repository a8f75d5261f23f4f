import { describe, expect, it } from 'vitest'
import { SettingFault } from '../environment.ts'
import { readProviders } from './providerSettings.ts'

const GOOGLE = { PROVIDERS: 'google', PROVIDER_GOOGLE_CLIENT_ID: 'id', PROVIDER_GOOGLE_CLIENT_SECRET: 'secret' }
const GITHUB = { PROVIDERS: 'github', PROVIDER_GITHUB_CLIENT_ID: 'id', PROVIDER_GITHUB_CLIENT_SECRET: 'secret' }
const CLUB = {
  PROVIDERS: 'club',
  PROVIDER_CLUB_CLIENT_ID: 'id',
  PROVIDER_CLUB_CLIENT_SECRET: 'secret',
  PROVIDER_CLUB_ISSUER: 'https://login.club.example/realms/art',
}
const GUILD = {
  PROVIDERS: 'guild',
  PROVIDER_GUILD_NAME: 'The Guild',
  PROVIDER_GUILD_CLIENT_ID: 'id',
  PROVIDER_GUILD_CLIENT_SECRET: 'secret',
  PROVIDER_GUILD_AUTHORIZE_URL: 'https://guild.example/authorize',
  PROVIDER_GUILD_TOKEN_URL: 'https://guild.example/token',
  PROVIDER_GUILD_USER_URL: 'https://api.guild.example/me',
}

function faultOf(env: Readonly<Record<string, string>>): string {
  try {
    readProviders(env)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(SettingFault)
    return (error as SettingFault).message
  }
}

describe('providers', () => {
  it('are none where the environment names none', () => {
    for (const PROVIDERS of ['', ' ', ',', ' , ,']) expect(readProviders({ PROVIDERS })).toEqual([])
    expect(readProviders({ ...GOOGLE, PROVIDERS: undefined })).toEqual([])
  })

  it('that are well known need an id and a secret alone', () => {
    expect(readProviders({ ...GOOGLE, ...GITHUB, PROVIDERS: 'Google, github,google' })).toEqual([
      {
        kind: 'oidc',
        id: 'google',
        name: 'Google',
        clientId: 'id',
        clientSecret: 'secret',
        scope: 'openid email profile',
        issuer: new URL('https://accounts.google.com'),
      },
      {
        kind: 'oauth',
        id: 'github',
        name: 'GitHub',
        clientId: 'id',
        clientSecret: 'secret',
        scope: 'read:user',
        // So GitHub calls itself where it sends people back.
        issuer: 'https://github.com/login/oauth',
        authorizeUrl: new URL('https://github.com/login/oauth/authorize'),
        tokenUrl: new URL('https://github.com/login/oauth/access_token'),
        userUrl: new URL('https://api.github.com/user'),
      },
    ])
  })

  it('of any other kind have an issuer, or three URLs', () => {
    expect(readProviders(CLUB)).toMatchObject([
      { kind: 'oidc', id: 'club', name: 'club', issuer: new URL('https://login.club.example/realms/art') },
    ])
    expect(readProviders(GUILD)).toMatchObject([
      { kind: 'oauth', id: 'guild', name: 'The Guild', scope: '', issuer: 'https://guild.example' },
    ])
    const named = { ...GUILD, PROVIDER_GUILD_ISSUER: 'https://guild.example/oauth', PROVIDER_GUILD_SCOPE: 'me' }
    expect(readProviders(named)).toMatchObject([{ scope: 'me', issuer: 'https://guild.example/oauth' }])
  })

  it.each([
    [GOOGLE, 'PROVIDER_GOOGLE_CLIENT_ID'],
    [GOOGLE, 'PROVIDER_GOOGLE_CLIENT_SECRET'],
    [GITHUB, 'PROVIDER_GITHUB_CLIENT_ID'],
    [GITHUB, 'PROVIDER_GITHUB_CLIENT_SECRET'],
    [CLUB, 'PROVIDER_CLUB_ISSUER'],
    [GUILD, 'PROVIDER_GUILD_TOKEN_URL'],
    [GUILD, 'PROVIDER_GUILD_USER_URL'],
  ])('are refused with the name of what is missing: %#', (env: Readonly<Record<string, string>>, name) => {
    expect(faultOf(env)).toBe('')
    for (const empty of ['', ' ']) expect(faultOf({ ...env, [name]: empty })).toMatch(new RegExp(`^${name} is missing`))
  })

  it.each([
    [CLUB, 'PROVIDER_CLUB_ISSUER'],
    [GUILD, 'PROVIDER_GUILD_AUTHORIZE_URL'],
    [GUILD, 'PROVIDER_GUILD_TOKEN_URL'],
    [GUILD, 'PROVIDER_GUILD_USER_URL'],
  ])('are asked over TLS, but for those on this computer: %#', (env: Readonly<Record<string, string>>, name) => {
    for (const local of ['http://localhost:4000', 'http://127.0.0.1:4000/a', 'http://[::1]:4000']) {
      expect(faultOf({ ...env, [name]: local })).toBe('')
    }
    for (const other of [
      'http://user:hush@club.example',
      'http://localhost.hush.example',
      'http://127.0.0.1.hush.example',
      'ftp://localhost/hush',
      'hush.example',
    ]) {
      const fault = faultOf({ ...env, [name]: other })
      expect(fault).toContain(name)
      expect(fault).not.toContain('hush')
    }
  })

  it('have names that variables can have', () => {
    for (const PROVIDERS of ['my-club', '1club', 'ü', 'a b', 'a'.repeat(40), 'google,../hush']) {
      const fault = faultOf({ ...GOOGLE, PROVIDERS })
      expect(fault).toMatch(/^PROVIDERS is a list/)
      expect(fault).not.toContain('hush')
    }
    for (const PROVIDERS of ['constructor', '__proto__']) expect(faultOf({ PROVIDERS })).not.toBe('')
  })

  it('are never told by their secret', () => {
    const env: Readonly<Record<string, string>> = { ...GUILD, PROVIDER_GUILD_CLIENT_SECRET: 'hush' }
    for (const name of Object.keys(env)) {
      expect(faultOf({ ...env, [name]: name === 'PROVIDERS' ? '?' : '' })).not.toContain('hush')
    }
  })
})
