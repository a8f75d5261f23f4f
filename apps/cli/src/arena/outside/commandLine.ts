import type { Command } from './program.ts'
import { UsageError } from '../../usageError.ts'

const WORD = /\s*((?:[^\s"']|"[^"]*"|'[^']*')+)\s*/y
const PIECE = /"([^"]*)"|'([^']*)'|[^\s"']+/g

/**
 * The words of a command, split at spaces. Either kind of quotes keeps spaces in a word; nothing else has a meaning, for
 * no shell reads it.
 */
export function splitCommand(command: string): Command {
  const text = command.trim()
  const words: string[] = []
  WORD.lastIndex = 0
  while (WORD.lastIndex < text.length) {
    const word = WORD.exec(text)?.[1]
    if (word === undefined) throw new UsageError(`a quote is not closed in the command ${text}`)
    words.push(word.replaceAll(PIECE, (piece, double?: string, single?: string) => double ?? single ?? piece))
  }
  const [program, ...args] = words
  if (program === undefined || program === '') throw new UsageError('a command names no program to run')
  return [program, ...args]
}
