import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { Settings } from './settings.ts'

/** Fields that let their reader in somewhere, wherever they stand in what is logged. */
const SECRETS = [
  'cookie',
  'set-cookie',
  'authorization',
  'token',
  'ticket',
  'link',
  'password',
  'secret',
  'endpoint',
  'p256dh',
  'auth',
]

const REMOVED = '[removed]'

/** How deep secrets are looked for: `headers.cookie` and `request.headers.cookie`. */
const DEPTHS = ['', '*.', '*.*.']

/** What stands between the scheme and the host of a URL, in a text or in a line of JSON. */
const CREDENTIALS = /:\/\/[^\s"\\/?#]*@/g

/**
 * What is to be known besides: a `table` by its number (never by its code, which lets people in), a `request` or a
 * `connection` by its id. Never a person, and never anything that somebody wrote.
 */
type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** Something went wrong. */
export type Report = (line: string, fields?: LogFields) => void

/** The same, with what was thrown. */
export type Failed = (what: string, error: unknown, fields?: LogFields) => void

/** Something happened that engineers may want to know of. */
export type Note = (level: 'debug' | 'info' | 'warn', message: string, fields?: LogFields) => void

/** Both ways to write to a log. */
export function writingTo(logger: Logger): { readonly log: Report; readonly note: Note } {
  return {
    log: (line, fields = {}) => logger.error(fields, line),
    note: (level, message, fields = {}) => logger[level](fields, message),
  }
}

/**
 * Tells engineers what the server does: JSON lines on stderr, so that stdout is left to the invitation. What would let a
 * reader in somewhere is removed: cookies, tickets, tokens, links that move a seat, and the passwords of URLs in any text.
 */
export function loggerFor({ logLevel }: Pick<Settings, 'logLevel'>, destination: DestinationStream = stderr()): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: DEPTHS.flatMap((depth) => SECRETS.map((name) => pathTo(depth, name))),
        censor: REMOVED,
      },
      hooks: { streamWrite: (line) => plain(withoutCredentials(line)) },
    },
    destination,
  )
}

/**
 * What JSON leaves as it is though a terminal does something at it, or shows the line in another order: the C1 controls, line
 * separators, and marks of direction. In a line of JSON they can only stand in a string.
 */
const CONFUSING = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

function plain(line: string): string {
  return line.replaceAll(CONFUSING, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A text without the names and passwords in its URLs. */
export function withoutCredentials(text: string): string {
  return text.replaceAll(CREDENTIALS, '://')
}

function pathTo(depth: string, name: string): string {
  return name.includes('-') ? `${depth.slice(0, -1)}["${name}"]` : depth + name
}

/** Lines are written before the process goes on: the last one before a crash is the one that matters. */
function stderr(): DestinationStream {
  return pino.destination({ dest: process.stderr.fd, sync: true })
}

/** What went wrong, without the values of a statement: cards and bids are among them. */
export function withoutValues(error: unknown): string {
  const told = originOf(error)
  if (!(told instanceof Error)) return typeof told
  return told.stack ?? told.message
}

/** What the database said, where an error quotes the statement with its values. */
export function originOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error
}
