import { parseArgs } from 'node:util'

export interface Options {
  readonly games: number
  /** How long is measured. */
  readonly seconds: number
  /** Without think time, or as people play: about 150 actions a second at 50 tables. */
  readonly pace: 'quick' | 'human'
  readonly databases: readonly ('embedded' | 'postgres')[]
  /** Whether to tell where the server's time goes, which slows it down. */
  readonly profile: boolean
  /** Whether all sockets come back at once after the server is killed. */
  readonly storm: boolean
}

export type ReadOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly fault: string }

const USAGE =
  'npm run bench:server -- [--games 50] [--seconds 10] [--pace quick|human] [--database both|embedded|postgres] [--profile] [--storm]'

const DATABASES = { both: ['embedded', 'postgres'], embedded: ['embedded'], postgres: ['postgres'] } as const

export function readOptions(typed: readonly string[]): ReadOptions {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const { values } = parseArgs({
      args: [...typed],
      options: { games: text, seconds: text, pace: text, database: text, profile: flag, storm: flag },
    })
    const { games = '50', seconds = '10', pace = 'quick', database = 'both', profile = false, storm = false } = values
    if (pace !== 'quick' && pace !== 'human') throw new Error(`there is no pace ${pace}`)
    if (!Object.hasOwn(DATABASES, database)) throw new Error(`there is no database ${database}`)
    return {
      ok: true,
      options: {
        games: positive('games', games),
        seconds: positive('seconds', seconds),
        pace,
        databases: DATABASES[database as keyof typeof DATABASES],
        profile,
        storm,
      },
    }
  } catch (error) {
    return { ok: false, fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` }
  }
}

function positive(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} ${text} is no whole number from 1`)
  return number
}
