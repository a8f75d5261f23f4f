import type { SaidLine } from '@modern-art/protocol'
import type { Words } from '../words/words.ts'

/** What was said, without who said it. */
export function saidText({ online }: Words, { said }: SaidLine): string {
  return 'call' in said ? online.calls[said.call] : said.text
}

/** A line as it is spoken: for live regions. */
export function saidLine(words: Words, line: SaidLine): string {
  return words.online.talk.said(line.name, saidText(words, line))
}

/** The lines of those whom the listener has not muted, by name. */
export function unmutedLines(lines: readonly SaidLine[], muted: ReadonlySet<string>): readonly SaidLine[] {
  return lines.filter(({ name }) => !muted.has(name))
}

/** The lines that are new to somebody who knows those up to a number. Their own are not new to them. */
export function newLines(
  lines: readonly SaidLine[],
  knownUpTo: number,
  ownChair: number | null,
  muted: ReadonlySet<string>,
): readonly SaidLine[] {
  return unmutedLines(lines, muted).filter(({ number, chair }) => number > knownUpTo && chair !== ownChair)
}
