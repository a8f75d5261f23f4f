import type { SaidLine } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { saidLine, unmutedLines, unreadCount } from './saying.ts'

const line = (number: number, chair: number, said: SaidLine['said']): SaidLine => ({
  number,
  chair,
  name: ['Ana', 'Ben', 'Cleo'][chair] ?? '',
  at: 0,
  said,
})

const LINES: readonly SaidLine[] = [
  line(1, 0, { call: 'hello' }),
  line(2, 1, { text: 'Good luck' }),
  line(3, 2, { call: 'wow' }),
  line(4, 0, { text: 'Thanks' }),
]

const NOBODY: ReadonlySet<string> = new Set()

describe('what is said', () => {
  it('is spoken with the name, a call in the listener’s language', () => {
    expect(LINES.slice(0, 2).map((said) => saidLine(en, said))).toEqual(['Ana: Hello!', 'Ben: Good luck'])
    expect(LINES.slice(0, 2).map((said) => saidLine(de, said))).toEqual(['Ana: Hallo!', 'Ben: Good luck'])
  })

  it('is not heard from who is muted, on whichever chair', () => {
    expect(unmutedLines(LINES, new Set(['Ben', 'Cleo'])).map(({ number }) => number)).toEqual([1, 4])
    const elsewhere = LINES.map((said) => ({ ...said, chair: said.chair + 1 }))
    expect(unmutedLines(elsewhere, new Set(['Ben', 'Cleo'])).map(({ number }) => number)).toEqual([1, 4])
  })
})

describe('lines that are new', () => {
  it('are those after the last one read, of others', () => {
    expect(unreadCount(LINES, 0, null, NOBODY)).toBe(4)
    expect(unreadCount(LINES, 1, null, NOBODY)).toBe(3)
    expect(unreadCount(LINES, 1, 0, NOBODY)).toBe(2)
    expect(unreadCount(LINES, 4, 0, NOBODY)).toBe(0)
  })

  it('are none of somebody who is muted', () => {
    expect(unreadCount(LINES, 0, 1, new Set(['Ana']))).toBe(1)
  })
})
