import { parseAddress } from './address.ts'
import type { Address } from './address.ts'
import { readProviders } from './accounts/providerSettings.ts'
import type { ProviderSettings } from './accounts/providerSettings.ts'
import { SettingFault, choiceOf, listOf, numberOf, textOf, urlOf } from './environment.ts'
import type { Environment } from './environment.ts'
import type { MailSettings } from './mail/mailer.ts'
import { proxiesOf } from './people/proxies.ts'
import type { TrustedProxies } from './people/proxies.ts'

/** All that can be chosen about a server, checked. */
export interface Settings {
  readonly address: Address
  /** The folder for what outlives the process, where no database is named. */
  readonly dataFolder: string
  /** A PostgreSQL; `null`: one inside the process, in the data folder. */
  readonly databaseUrl: string | null
  /** What several nodes share; `null`: this process is the only node. */
  readonly redisUrl: string | null
  /** Origins whose pages are let in besides those of the server's own address. */
  readonly origins: readonly string[]
  /** The address by which people reach the server; `null`: by that at which it listens. */
  readonly publicUrl: string | null
  /** `null`: the server sends no mail. */
  readonly mail: MailSettings | null
  /** Other sites that vouch for people. */
  readonly providers: readonly ProviderSettings[]
  /** The accounts that look after the others, by number or confirmed address. */
  readonly moderators: readonly string[]
  /** The proxies in front that are believed about who asks, and how. */
  readonly trustProxy: TrustedProxies
  /** For how many milliseconds a node that is to end goes on as before, but for saying so at `/readyz`. */
  readonly drainDelay: number
  /** Where metrics can be read; `null`: nowhere. */
  readonly metrics: Address | null
  readonly logLevel: LogLevel
  /** Whether people are kept from asking for too much at once. */
  readonly limits: boolean
  /** Whether bots seem to think for a moment. */
  readonly botDelay: boolean
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const MOST_DRAIN_SECONDS = 600

export type LogLevel = (typeof LOG_LEVELS)[number]

export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly fault: string }

/** The settings that the environment names; what it does not name, or leaves empty, is as usual. */
export function readSettings(env: Environment, defaults: Pick<Settings, 'dataFolder'>): ReadSettings {
  const parsed = parseAddress(env)
  if (!parsed.ok) return parsed
  try {
    const publicUrl = publicUrlOf(env)
    const settings: Settings = {
      address: parsed.address,
      dataFolder: textOf(env, 'DATA_DIR') ?? defaults.dataFolder,
      databaseUrl: urlOf(
        env,
        'DATABASE_URL',
        ['postgres', 'postgresql'],
        'postgres://user:password@localhost/modern_art',
      ),
      redisUrl: urlOf(env, 'REDIS_URL', ['redis', 'rediss'], 'redis://localhost:6379'),
      origins: [...originsOf(env), ...(publicUrl === null ? [] : [publicUrl])],
      publicUrl,
      mail: mailOf(env),
      providers: readProviders(env),
      moderators: listOf(env, 'MODERATORS'),
      trustProxy: proxiesOf(env, 'TRUST_PROXY'),
      drainDelay: numberOf(env, 'DRAIN_SECONDS', 0, MOST_DRAIN_SECONDS, 0) * 1000,
      metrics: metricsOf(env),
      logLevel: choiceOf(env, 'LOG_LEVEL', levels, 'warn'),
      limits: choiceOf(env, 'LIMITS', { on: true, off: false }, true),
      botDelay: choiceOf(env, 'BOT_DELAY', { on: true, off: false }, true),
    }
    return { ok: true, settings }
  } catch (error) {
    if (error instanceof SettingFault) return { ok: false, fault: error.message }
    throw error
  }
}

const levels = Object.fromEntries(LOG_LEVELS.map((level) => [level, level])) as Readonly<Record<LogLevel, LogLevel>>

/** On this computer only, unless another address is asked for. */
function metricsOf(env: Environment): Address | null {
  if (textOf(env, 'METRICS_PORT') === null) return null
  return { host: textOf(env, 'METRICS_HOST') ?? '127.0.0.1', port: numberOf(env, 'METRICS_PORT', 0, 65_535, 9464) }
}

function publicUrlOf(env: Environment): string | null {
  const text = textOf(env, 'PUBLIC_URL')
  return text === null ? null : originOf('PUBLIC_URL', text)
}

/** Links in mails must lead here, whatever the request said that made the server write: so the address has to be known. */
function mailOf(env: Environment): MailSettings | null {
  const smtpUrl = urlOf(env, 'SMTP_URL', ['smtp', 'smtps'], 'smtp://user:password@mail.example.com:587')
  if (smtpUrl === null) return null
  const publicUrl = publicUrlOf(env)
  if (publicUrl === null) {
    throw new SettingFault(
      'SMTP_URL needs PUBLIC_URL, the address that links in mails lead to: PUBLIC_URL=https://art.example.com npm start',
    )
  }
  return { smtpUrl, from: textOf(env, 'MAIL_FROM') ?? `Modern Art Online <no-reply@${new URL(publicUrl).hostname}>` }
}

function originsOf(env: Environment): readonly string[] {
  return listOf(env, 'ORIGINS').map((text) => originOf('ORIGINS', text))
}

function originOf(name: 'ORIGINS' | 'PUBLIC_URL', text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isOrigin =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.username === '' &&
    url.password === '' &&
    (url.href === url.origin || url.href === `${url.origin}/`)
  if (!isOrigin) {
    // What stands before an @ is a name and a password.
    const shown = text.includes('@') ? 'something' : JSON.stringify(text)
    const commas = name === 'ORIGINS' ? ', and commas separate them' : ''
    throw new SettingFault(
      `${name} has ${shown} in it, which is no origin. Each is a scheme and a host, with a port if need be${commas}: ${name}=https://art.example.com npm start`,
    )
  }
  return url.origin
}
