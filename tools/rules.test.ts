import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The numbers that docs/rules.md gives to its rules. */
function rulesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/^- \*\*\[([A-Z]\d+)\]\*\*/gm), ([, rule = '']) => rule)
}

/** The numbers that the titles of tests cite. */
function citationsIn(text: string): readonly string[] {
  const titles = text.matchAll(/(?:\bit\(|\)\(|^\s*)(['"`])((?:\[[A-Z]\d+\] ?)+)/gm)
  return Array.from(titles, ([, , cited = '']) => cited.match(/[A-Z]\d+/g) ?? []).flat()
}

async function citedRules(): Promise<ReadonlySet<string>> {
  const files = await Promise.all(
    ['packages', 'apps'].map((folder) => readdir(path.join(root, folder), { recursive: true, withFileTypes: true })),
  )
  const tests = files
    .flat()
    .filter((file) => file.name.endsWith('.test.ts') && !file.parentPath.includes('node_modules'))
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'))
  return new Set(tests.flatMap(citationsIn))
}

describe('the numbered rules', async () => {
  const rules = rulesIn(readFileSync(path.join(root, 'docs/rules.md'), 'utf8'))
  const cited = await citedRules()

  it('have each a number of its own', () => {
    expect(rules.length).toBeGreaterThan(40)
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
  })

  it('are each cited by the title of a test', () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([])
  })

  it('are all there are to cite', () => {
    expect([...cited].filter((rule) => !rules.includes(rule))).toEqual([])
  })

  it('would be missed if a test did not cite them', () => {
    expect(rulesIn('- **[Z9]** A rule.\nSee [Z8].')).toEqual(['Z9'])
    expect(citationsIn("it('[Z9] [A1] holds', () => {})\nconst note = '[Z7]'\n// [Z6]")).toEqual(['Z9', 'A1'])
    expect(citationsIn("it.each([1])(\n  '[Z5] holds for %i',\n)")).toEqual(['Z5'])
  })
})
