import { parseArgs } from 'node:util'
import type { SetUp } from './servers.ts'

/** What is measured, by its name in the figures. */
export type RowName = 'boardgame.io' | SetUp

const ROWS: readonly RowName[] = ['boardgame.io', 'embedded', 'postgres-1', 'postgres-2']

/** `load` is how much servers take and how soon they answer; the others are measured by themselves. */
type What = 'load' | 'storm' | 'idle' | 'soak' | 'hints'

const WHATS: readonly What[] = ['load', 'storm', 'idle', 'soak', 'hints']

export interface Options {
  readonly what: What
  readonly rows: readonly RowName[]
  readonly games: number
  /** How long is measured. */
  readonly seconds: number
  /** How long a soak takes. */
  readonly minutes: number
  /** Whether the last line is to be an object with all figures. */
  readonly json: boolean
  /** Whether to tell where the server's time goes, which slows it down. */
  readonly profile: boolean
  /** Whether the people of one table are connected to different nodes. */
  readonly apart: boolean
}

export type ReadOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly fault: string }

const USAGE = `npm run bench:server -- [${WHATS.join('|')}] [--games 300] [--seconds 10] [--minutes 30] [--rows ${ROWS.join(',')}] [--apart] [--json] [--profile]`

export function readOptions(typed: readonly string[]): ReadOptions {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const { values, positionals } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: { games: text, seconds: text, minutes: text, rows: text, apart: flag, json: flag, profile: flag },
    })
    const {
      games = '300',
      seconds = '10',
      minutes = '30',
      rows = ROWS.join(','),
      apart = false,
      json = false,
      profile = false,
    } = values
    const [what = 'load', ...more] = positionals
    if (more.length > 0) throw new Error(`one thing is measured at a time, not ${positionals.join(' and ')}`)
    return {
      ok: true,
      options: {
        what: oneOf('measurement', WHATS, what),
        rows: rows.split(',').map((row) => oneOf('row', ROWS, row)),
        games: positive('games', games),
        seconds: positive('seconds', seconds),
        minutes: positive('minutes', minutes),
        apart,
        json,
        profile,
      },
    }
  } catch (error) {
    return { ok: false, fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` }
  }
}

function oneOf<Name extends string>(kind: string, names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text)
  if (found === undefined) throw new Error(`there is no ${kind} ${text}`)
  return found
}

function positive(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} ${text} is no whole number from 1`)
  return number
}
