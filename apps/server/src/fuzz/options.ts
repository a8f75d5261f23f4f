import { parseArgs } from 'node:util'

export interface Options {
  /** How many frames and requests are sent, of all kinds together. */
  readonly frames: number
  readonly seed: string
  /** It stops after so long, whatever is still to be sent. */
  readonly minutes: number
  readonly database: 'embedded' | 'postgres'
}

export type ReadOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly fault: string }

const USAGE = 'npm run fuzz -- [--frames 100000] [--seed text] [--minutes 60] [--database postgres|embedded]'

/** What was typed. Without a seed it is the time, which is told. */
export function readOptions(typed: readonly string[], now: number): ReadOptions {
  try {
    const text = { type: 'string' } as const
    const { values } = parseArgs({
      args: [...typed],
      options: { frames: text, seed: text, minutes: text, database: text },
    })
    const database = values.database ?? 'postgres'
    if (database !== 'embedded' && database !== 'postgres') throw new Error(`there is no database ${database}`)
    return {
      ok: true,
      options: {
        frames: wholeNumber('frames', values.frames ?? '100000'),
        seed: values.seed ?? String(now),
        minutes: wholeNumber('minutes', values.minutes ?? '60'),
        database,
      },
    }
  } catch (error) {
    return { ok: false, fault: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` }
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} ${text} is no whole number from 1`)
  return number
}
