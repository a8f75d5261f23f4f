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
