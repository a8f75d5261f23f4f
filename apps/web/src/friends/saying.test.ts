import type { SaidLine } from '@modern-art/protocol'
import { describe, expect, it } from 'vitest'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { newLines, saidLine, unblockedLines } from './saying.ts'

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

  it('is not heard from who is blocked, on whichever chair', () => {
    expect(unblockedLines(LINES, new Set(['Ben', 'Cleo'])).map(({ number }) => number)).toEqual([1, 4])
    const elsewhere = LINES.map((said) => ({ ...said, chair: said.chair + 1 }))
    expect(unblockedLines(elsewhere, new Set(['Ben', 'Cleo'])).map(({ number }) => number)).toEqual([1, 4])
  })
})

describe('lines that are new', () => {
  const numbers = (...known: readonly [number, number | null, ReadonlySet<string>]): readonly number[] =>
    newLines(LINES, ...known).map(({ number }) => number)

  it('are those after the last one known, of others', () => {
    expect(numbers(0, null, NOBODY)).toEqual([1, 2, 3, 4])
    expect(numbers(1, null, NOBODY)).toEqual([2, 3, 4])
    expect(numbers(1, 0, NOBODY)).toEqual([2, 3])
    expect(numbers(4, 0, NOBODY)).toEqual([])
  })

  it('are none of somebody who is blocked', () => {
    expect(numbers(0, 1, new Set(['Ana']))).toEqual([3])
  })
})
