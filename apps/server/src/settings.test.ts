import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

const DEFAULTS = { dataFolder: '/srv/modern-art/data' }

const USUAL: Settings = {
  address: { host: '127.0.0.1', port: 3000 },
  dataFolder: '/srv/modern-art/data',
  databaseUrl: null,
  redisUrl: null,
  origins: [],
  publicUrl: null,
  mail: null,
  providers: [],
  moderators: [],
  trustProxy: 0,
  drainDelay: 0,
  metrics: null,
  logLevel: 'warn',
  limits: true,
  botDelay: true,
}

const NAMES = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'ORIGINS',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PROVIDERS',
  'MODERATORS',
  'TRUST_PROXY',
  'DRAIN_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
  'LOG_LEVEL',
  'LIMITS',
  'BOT_DELAY',
]

function faultOf(env: Readonly<Record<string, string>>): string {
  const read = readSettings(env, DEFAULTS)
  return read.ok ? '' : read.fault
}

describe('settings', () => {
  it('are as usual where the environment names none, or leaves them empty', () => {
    expect(readSettings({}, DEFAULTS)).toEqual({ ok: true, settings: USUAL })
    const empty = Object.fromEntries(NAMES.map((name) => [name, ' ']))
    expect(readSettings(empty, DEFAULTS)).toEqual({ ok: true, settings: USUAL })
  })

  it.each<[Record<string, string>, Partial<Settings>]>([
    [{ HOST: '0.0.0.0', PORT: '8080' }, { address: { host: '0.0.0.0', port: 8080 } }],
    [{ DATA_DIR: '/var/lib/art' }, { dataFolder: '/var/lib/art' }],
    [{ DATABASE_URL: 'postgres://art@db:5432/art' }, { databaseUrl: 'postgres://art@db:5432/art' }],
    [{ DATABASE_URL: 'postgresql://db/art ' }, { databaseUrl: 'postgresql://db/art' }],
    [{ REDIS_URL: 'redis://:pass@localhost:6379/2' }, { redisUrl: 'redis://:pass@localhost:6379/2' }],
    [{ REDIS_URL: 'rediss://cache.example.com' }, { redisUrl: 'rediss://cache.example.com' }],
    [{ ORIGINS: 'https://art.example.com' }, { origins: ['https://art.example.com'] }],
    // Browsers send them in lower case, without the usual port and without a slash.
    [
      { ORIGINS: ' HTTPS://Art.Example.com:443/ , http://localhost:5173,,' },
      { origins: ['https://art.example.com', 'http://localhost:5173'] },
    ],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: '0 ' }, { trustProxy: 0 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [{ DRAIN_SECONDS: '5' }, { drainDelay: 5000 }],
    [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
    [{ METRICS_PORT: '0', METRICS_HOST: '10.0.0.7' }, { metrics: { host: '10.0.0.7', port: 0 } }],
    [{ METRICS_HOST: '10.0.0.7' }, { metrics: null }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ LOG_LEVEL: 'Debug' }, { logLevel: 'debug' }],
    [{ LIMITS: 'off' }, { limits: false }],
    [{ LIMITS: 'ON' }, { limits: true }],
    [{ BOT_DELAY: 'off' }, { botDelay: false }],
  ])('are what the environment says: %j', (env, chosen) => {
    expect(readSettings(env, DEFAULTS)).toEqual({ ok: true, settings: { ...USUAL, ...chosen } })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"', 'PORT=3001 npm start'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY has "yes" in it', 'TRUST_PROXY=10.0.0.0/8,::1 npm start'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY has "11" in it', 'TRUST_PROXY=10.0.0.0/8,::1 npm start'],
    [{ TRUST_PROXY: '1, 10.0.0.0/8' }, 'TRUST_PROXY has "1" in it', 'TRUST_PROXY=10.0.0.0/8,::1 npm start'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY has "10.0.0.0/33" in it', 'TRUST_PROXY=10.0.0.0/8,::1 npm start'],
    [
      { DRAIN_SECONDS: '-1' },
      'DRAIN_SECONDS is "-1", which is no whole number from 0 to 600',
      'DRAIN_SECONDS=0 npm start',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"', 'LOG_LEVEL=trace npm start'],
    [{ LOG_LEVEL: 'constructor' }, 'LOG_LEVEL is "constructor"', 'LOG_LEVEL=trace npm start'],
    [{ LIMITS: '1' }, 'LIMITS is "1", which is no choice. It is on or off', 'LIMITS=off npm start'],
    [{ BOT_DELAY: '500' }, 'BOT_DELAY is "500", which is no choice. It is on or off', 'BOT_DELAY=off npm start'],
    [{ LIMITS: '\u001B[31m' }, String.raw`LIMITS is "\u001b[31m"`, 'LIMITS=off npm start'],
    [
      { ORIGINS: 'art.example.com' },
      'ORIGINS has "art.example.com" in it',
      'ORIGINS=https://art.example.com npm start',
    ],
    [{ ORIGINS: 'https://a.example, *' }, 'ORIGINS has "*" in it', 'ORIGINS=https://art.example.com npm start'],
    [{ ORIGINS: 'null' }, 'ORIGINS has "null" in it', 'ORIGINS=https://art.example.com npm start'],
    [{ ORIGINS: 'ftp://a.example' }, 'ORIGINS has "ftp://a.example" in it', 'npm start'],
    [{ ORIGINS: 'https://a.example/play' }, 'ORIGINS has "https://a.example/play" in it', 'npm start'],
    [{ ORIGINS: 'https://a.example?x' }, 'ORIGINS has "https://a.example?x" in it', 'npm start'],
  ])('have a fault that says what to do: %j', (env, first, last) => {
    const fault = faultOf(env)
    expect(fault.slice(0, first.length)).toBe(first)
    expect(fault.slice(-last.length)).toBe(last)
  })

  it.each([
    ['DATABASE_URL', 'mysql://art:s3cret@db/art', 'postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres:art:s3cret@db', 'postgres:// or postgresql://'],
    ['DATABASE_URL', 's3cret', 'postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres://art:s3cret@db:port/art', 'postgres:// or postgresql://'],
    ['REDIS_URL', 'http://:s3cret@localhost', 'redis:// or rediss://'],
    ['REDIS_URL', 'localhost:6379?s3cret', 'redis:// or rediss://'],
    ['REDIS_URL', 'redis://:s3cret@local host', 'redis:// or rediss://'],
    ['ORIGINS', 'https://art:s3cret@a.example', 'ORIGINS=https://art.example.com npm start'],
    ['ORIGINS', 'art:s3cret@a.example', 'ORIGINS=https://art.example.com npm start'],
  ])('never show a password in a fault: %s', (name, value, advice) => {
    const fault = faultOf({ [name]: value })
    expect(fault).toContain(name)
    expect(fault).toContain(advice)
    expect(fault).not.toContain('s3cret')
  })

  it('know the address by which people come, whose pages are let in', () => {
    const read = readSettings({ PUBLIC_URL: 'https://art.example.com/' }, DEFAULTS)
    expect(read).toMatchObject({
      ok: true,
      settings: { publicUrl: 'https://art.example.com', origins: ['https://art.example.com'] },
    })
    expect(faultOf({ PUBLIC_URL: 'art.example.com' })).toContain('PUBLIC_URL=https://')
  })

  it('send mail only where links in it can lead somewhere', () => {
    const SMTP_URL = 'smtp://museum:secret@mail.example.com:587'
    expect(faultOf({ SMTP_URL })).toContain('PUBLIC_URL=https://')
    expect(faultOf({ SMTP_URL: 'http://museum:secret@mail.example.com' })).not.toContain('secret')
    const PUBLIC_URL = 'https://art.example.com'
    const usual = readSettings({ SMTP_URL, PUBLIC_URL }, DEFAULTS)
    expect(usual).toMatchObject({
      settings: { mail: { smtpUrl: SMTP_URL, from: 'Modern Art Online <no-reply@art.example.com>' } },
    })
    const MAIL_FROM = 'The Museum <museum@example.com>'
    expect(readSettings({ SMTP_URL, PUBLIC_URL, MAIL_FROM }, DEFAULTS)).toMatchObject({
      settings: { mail: { from: MAIL_FROM } },
    })
  })
})
