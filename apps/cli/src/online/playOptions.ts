import { isProgramToken, readTableCode } from '@modern-art/protocol'
import { splitCommand } from '../arena/outside/commandLine.ts'
import { whyNotStarted } from '../arena/outside/program.ts'
import { commandOf } from '../arena/contestOptions.ts'
import { parseWhole } from '../arguments.ts'
import { UsageError } from '../usageError.ts'

/** Where a token may stand, so that it stands in no history of commands. */
export const TOKEN_VARIABLE = 'MODERN_ART_TOKEN'

export const PLAY_OPTIONS = {
  url: { type: 'string' },
  token: { type: 'string' },
  bot: { type: 'string' },
  table: { type: 'string' },
  'time-limit': { type: 'string' },
} as const

type PlayValues = Readonly<Partial<Record<keyof typeof PLAY_OPTIONS, string | undefined>>>

/** What was asked for, in order. */
export interface PlayOptions {
  /** The origin of the server. */
  readonly origin: string
  readonly token: string
  /** `null`: any open table. */
  readonly code: string | null
  /** The command of the program, as it was typed. */
  readonly command: string
  /** Milliseconds that the program has for an answer. */
  readonly timeLimit: number
}

/** The quickest pace gives 20 seconds; the first answer of a program may take 10 more than this. */
const LONGEST_TIME_LIMIT = 8000
const USUAL_TIME_LIMIT = '5000'

/** Refuses what cannot be played with, so that whoever typed it knows what to type instead. The program is started once to see whether it can be. */
export async function readPlayOptions(values: PlayValues, tokenAround: string | undefined): Promise<PlayOptions> {
  const { origin, code: codeInUrl } = readUrl(values.url)
  const token = readToken(values.token ?? tokenAround)
  const code = values.table === undefined ? codeInUrl : readTable(values.table)
  const timeLimit = parseWhole('--time-limit', values['time-limit'] ?? USUAL_TIME_LIMIT, 1, LONGEST_TIME_LIMIT)
  const command = commandOf(values.bot ?? '')
  if (command === null) throw new UsageError('--bot must be cmd: and a command, such as --bot "cmd:node my-bot.js"')
  const words = splitCommand(command)
  const fault = await whyNotStarted(words)
  if (fault !== null) throw new UsageError(`--bot: ${words[0]} ${fault}`)
  return { origin, token, code, command, timeLimit }
}

/** A link to a table names the server and the table. */
function readUrl(typed: string | undefined): { readonly origin: string; readonly code: string | null } {
  if (typed === undefined) throw new UsageError('--url must say where the server is: --url https://example.org')
  if (!URL.canParse(typed) || !/^https?:$/.test(new URL(typed).protocol)) {
    throw new UsageError(`--url must begin with http:// or https://, as in https://example.org, not ${typed}`)
  }
  const url = new URL(typed)
  return { origin: url.origin, code: codeAtEndOf(url) }
}

function codeAtEndOf(url: URL): string | null {
  return readTableCode(url.pathname.split('/').at(-1) ?? '')
}

function readTable(typed: string): string {
  const code = URL.canParse(typed) ? codeAtEndOf(new URL(typed)) : readTableCode(typed)
  if (code !== null) return code
  throw new UsageError(`--table must be a code such as ABCD-EFGH, or a link to a table, not ${typed}`)
}

/** A token that is typed wrong is not shown: it may be right but for a letter. */
function readToken(typed: string | undefined): string {
  if (typed === undefined || typed === '') {
    throw new UsageError(`a token is needed: make one on your account page, and set ${TOKEN_VARIABLE} or give --token`)
  }
  if (!isProgramToken(typed)) throw new UsageError('the token is not whole: it begins with mab_ and has 47 characters')
  return typed
}
