import { DrizzleQueryError } from 'drizzle-orm/errors'
import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import type { Settings } from './settings.ts'

/** Fields that let their reader in somewhere, wherever they stand in what is logged. */
const SECRETS = ['cookie', 'set-cookie', 'authorization', 'token', 'ticket', 'link', 'password', 'secret']

const REMOVED = '[removed]'

/** How deep secrets are looked for: `headers.cookie` and `request.headers.cookie`. */
const DEPTHS = ['', '*.', '*.*.']

/** What stands between the scheme and the host of a URL, in a text or in a line of JSON. */
const CREDENTIALS = /:\/\/[^\s"\\/?#]*@/g

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
      hooks: { streamWrite: withoutCredentials },
    },
    destination,
  )
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
