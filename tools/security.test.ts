import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const NAMED = /`([\w./-]+\.(?:test|spec)\.ts)` “([^”]+)”/g

interface Row {
  readonly line: string
  readonly tests: readonly { readonly file: string; readonly title: string }[]
}

/** The rows of tables whose last column is for tests. */
function rowsIn(document: string): readonly Row[] {
  const lines = document.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:threat|---) /.test(line))
  return lines.map((line) => ({
    line,
    tests: [...line.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title })),
  }))
}

/** Why a test is not there; `null` if it is. */
function whyMissing({ file, title }: Row['tests'][number]): string | null {
  const place = path.join(root, file)
  if (!existsSync(place)) return `there is no ${file}`
  return readFileSync(place, 'utf8').includes(title) ? null : `${file} has no test “${title}”`
}

describe('docs/security.md', () => {
  const rows = rowsIn(readFileSync(path.join(root, 'docs/security.md'), 'utf8'))

  it('names a test for each threat', () => {
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ line }) => line)).toEqual([])
  })

  it('names tests that are there', () => {
    expect(rows.flatMap(({ tests }) => tests.map(whyMissing)).filter((why) => why !== null)).toEqual([])
  })

  it('would be noticed if it named one that is not', () => {
    const [row] = rowsIn('| a threat | nothing | `tools/rules.test.ts` “is not there at all” |')
    expect(row?.tests.map(whyMissing)).toEqual(['tools/rules.test.ts has no test “is not there at all”'])
  })
})

describe('docs/asvs.md', () => {
  const document = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8')
  const judged = [...document.matchAll(/^\| (\d[^|]*) \| (yes|part|no|–) \|/gm)].flatMap(
    ([, numbers = '', state = '']) => numbersIn(numbers).map((number) => ({ number, state })),
  )

  it('judges each requirement of levels 1 and 2 once', () => {
    // Version 5.0.0 has 70 of level 1 and 183 of level 2.
    expect(judged).toHaveLength(253)
    expect(new Set(judged.map(({ number }) => number)).size).toBe(253)
  })

  it('says of each that is not met why', () => {
    const [, reasons = ''] = document.split('## What is not met')
    const unmet = judged.filter(({ state }) => state === 'no').map(({ number }) => number)
    expect(unmet.filter((number) => !reasons.includes(number))).toEqual([])
  })
})

/** `1.2.6 to 1.2.8, 1.3.1` as single numbers. */
function numbersIn(text: string): readonly string[] {
  return text.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ')
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, to] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)))
    const count = (to ?? 0) - (from ?? 0) + 1
    return Array.from({ length: count }, (_, index) => `${section}.${(from ?? 0) + index}`)
  })
}
