import { parseAddress } from './address.ts'
import type { Address } from './address.ts'

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
  /** Whether to believe what a proxy in front says about who asks, and how. */
  readonly trustProxy: boolean
  readonly logLevel: LogLevel
  /** Whether people are kept from asking for too much at once. */
  readonly limits: boolean
  /** Whether bots seem to think for a moment. */
  readonly botDelay: boolean
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly fault: string }

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with one variable. It is thrown inside this file only: there are many variables, and one fault is told. */
class SettingFault extends Error {}

/** The settings that the environment names; what it does not name, or leaves empty, is as usual. */
export function readSettings(env: Environment, defaults: Pick<Settings, 'dataFolder'>): ReadSettings {
  const parsed = parseAddress(env)
  if (!parsed.ok) return parsed
  try {
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
      origins: originsOf(env),
      trustProxy: choiceOf(env, 'TRUST_PROXY', { 0: false, 1: true }, false),
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

/** `null` for what is absent or empty: Windows cannot set a variable to nothing, and leaves spaces at its end. */
function textOf(env: Environment, name: string): string | null {
  const text = env[name]?.trim() ?? ''
  return text === '' ? null : text
}

function choiceOf<T>(env: Environment, name: string, choices: Readonly<Record<string, T>>, usual: T): T {
  const text = textOf(env, name)
  if (text === null) return usual
  const chosen = Object.entries(choices).find(([word]) => word === text.toLowerCase())
  if (chosen === undefined) {
    const words = Object.keys(choices)
    throw new SettingFault(
      `${name} is ${JSON.stringify(text)}, which is no choice. It is ${listed(words)}: ${name}=${words.at(-1) ?? ''} npm start`,
    )
  }
  return chosen[1]
}

/** A URL may hold a password: faults never repeat it. */
function urlOf(env: Environment, name: string, schemes: readonly string[], example: string): string | null {
  const text = textOf(env, name)
  if (text === null) return null
  const scheme = /^([a-z]+):\/\//.exec(text.toLowerCase())?.[1] ?? ''
  if (!URL.canParse(text) || !schemes.includes(scheme)) {
    const beginnings = listed(schemes.map((known) => `${known}://`))
    throw new SettingFault(
      `${name} is no URL of that kind of service; it is not shown here, because it may hold a password. It begins with ${beginnings}: ${name}=${example} npm start`,
    )
  }
  return text
}

function originsOf(env: Environment): readonly string[] {
  const texts = (textOf(env, 'ORIGINS') ?? '').split(',').map((text) => text.trim())
  return texts.filter((text) => text !== '').map(originOf)
}

function originOf(text: string): string {
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
    throw new SettingFault(
      `ORIGINS has ${shown} in it, which is no origin. Each is a scheme and a host, with a port if need be, and commas separate them: ORIGINS=https://art.example.com npm start`,
    )
  }
  return url.origin
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}
