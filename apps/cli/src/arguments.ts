import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { UsageError } from './usageError.ts'

type Options = NonNullable<ParseArgsConfig['options']>

interface Strict<T extends Options> {
  args: string[]
  options: T
  allowPositionals: true
  strict: true
}

/** Options and other words, as `node:util` reads them; what it refuses is a usage error. */
export function parseArguments<const T extends Options>(
  args: readonly string[],
  options: T,
): ReturnType<typeof parseArgs<Strict<T>>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(firstSentence(error.message))
  }
}

/** Node's messages go on with advice on its own notation. */
function firstSentence(message: string): string {
  const [first = message] = message.split(/\.\s|\n/)
  return first
}

export function refuseWords(words: readonly string[]): void {
  const [word] = words
  if (word !== undefined) throw new UsageError(`unexpected argument ${JSON.stringify(word)}`)
}

/** A whole number within bounds, written in digits alone. */
export function parseWhole(option: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new UsageError(`${option} must be a whole number from ${count(least)} to ${count(most)}, not ${text}`)
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
