import { parseArgs } from 'node:util'

export interface Options {
  readonly kills: number
  /** How many tables are played at at once. */
  readonly games: number
  readonly seed: string
  /** It stops after so long, whatever is still to be done. */
  readonly minutes: number
  readonly database: 'embedded' | 'postgres'
  /** Whether several nodes share a PostgreSQL and a Redis, which fail as well. */
  readonly cluster: boolean
  readonly nodes: number
}

export type ReadOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly fault: string }

const USAGE = `npm run chaos -- [--kills 50] [--games 6] [--seed text] [--minutes 20] [--database embedded|postgres]
npm run chaos -- --cluster [--nodes 2] [--kills 50] [--games 6] [--seed text] [--minutes 20]`

/** What was typed. Without a seed it is the time, which is told. */
export function readOptions(typed: readonly string[], now: number): ReadOptions {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: [...typed],
      options: {
        kills: text,
        games: text,
        seed: text,
        minutes: text,
        database: text,
        nodes: text,
        cluster: { type: 'boolean' },
      },
    })
    const cluster = values.cluster ?? false
    const database = values.database ?? (cluster ? 'postgres' : 'embedded')
    if (database !== 'embedded' && database !== 'postgres') throw new Error(`there is no database ${database}`)
    if (cluster && database === 'embedded') throw new Error('an embedded database has one node')
    if (!cluster && values.nodes !== undefined) throw new Error('several nodes are a cluster: --cluster')
    return {
      ok: true,
      options: {
        kills: wholeNumber('kills', values.kills ?? '50', 0),
        games: wholeNumber('games', values.games ?? '6', 1),
        seed: values.seed ?? String(now),
        minutes: wholeNumber('minutes', values.minutes ?? '20', 1),
        database,
        cluster,
        nodes: cluster ? wholeNumber('nodes', values.nodes ?? '2', 1) : 1,
      },
    }
  } catch (error) {
    return { ok: false, fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` }
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} ${text} is no whole number from ${least}`)
  return number
}
