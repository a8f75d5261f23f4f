import type { SaidLine } from '@modern-art/protocol'
import type { Words } from '../words/words.ts'

/** What was said, without who said it. */
export function saidText({ online }: Words, { said }: Pick<SaidLine, 'said'>): string {
  return 'call' in said ? online.calls[said.call] : said.text
}

/** A line as it is spoken: for live regions. */
export function saidLine(words: Words, line: SaidLine): string {
  return words.online.talk.said(line.name, saidText(words, line))
}

/** Names of people. */
export type Names = Pick<ReadonlySet<string>, 'has'>

/** The lines of those whom the listener has not blocked, by name. */
export function unblockedLines(lines: readonly SaidLine[], blocked: Names): readonly SaidLine[] {
  return lines.filter(({ name }) => !blocked.has(name))
}

/** The lines that are new to somebody who knows those up to a number. Their own are not new to them. */
export function newLines(
  lines: readonly SaidLine[],
  knownUpTo: number,
  ownChair: number | null,
  blocked: Names,
): readonly SaidLine[] {
  return unblockedLines(lines, blocked).filter(({ number, chair }) => number > knownUpTo && chair !== ownChair)
}
