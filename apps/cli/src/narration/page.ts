import type { TextStyle } from './textStyle.ts'
import { wrap } from './wrap.ts'

/** The lines written so far, and ways to write more. */
export interface Page {
  readonly lines: string[]
  readonly style: TextStyle
  readonly width: number
}

const INDENT = '  '

export function writeHeading(page: Page, text: string): void {
  writeGap(page)
  page.lines.push(page.style.heading(`── ${text} ${'─'.repeat(Math.max(0, page.width - text.length - 4))}`), '')
}

export function writeGap(page: Page): void {
  if (page.lines.length > 0 && page.lines.at(-1) !== '') page.lines.push('')
}

export function writeProse(page: Page, text: string): void {
  page.lines.push(...wrap(text, page.width, ''))
}

/** A line that starts something: further in where it must be broken. */
export function writeLine(page: Page, text: string): void {
  page.lines.push(...wrap(text, page.width, '', INDENT.repeat(2)))
}

/** A line about something that is part of the last one: one step further in. */
export function writeInner(page: Page, text: string): void {
  page.lines.push(...wrap(text, page.width, INDENT, INDENT.repeat(2)))
}

/** A row of a table with a text behind it that may need more lines, all under its beginning. */
export function writeRow(page: Page, columns: string, text: string): void {
  const [first = '', ...rest] = wrap(text, page.width, ' '.repeat(columns.length))
  page.lines.push(`${columns}${first.slice(columns.length)}`, ...rest)
}
