import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { folderCircle, importsIn } from './folderCircle.mjs'

const page = fileURLToPath(new URL('../apps/web/src', import.meta.url))

/** The sources of the page. Tests may import whatever they test. */
const SOURCES = readdirSync(page, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), source: readFileSync(path.join(page, file), 'utf8') }))

/** Files by name, each with what it imports. */
function circleIn(files: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const sources = Object.entries(files).map(([file, imported]) => ({
    file,
    source: imported.map((specifier) => `import { part } from '${specifier}'\n`).join(''),
  }))
  return folderCircle(importsIn(sources)).map(({ from, to }) => `${from} imports ${to}`)
}

describe('the folders of the page', () => {
  it('lead nowhere in a circle', () => {
    const imports = importsIn(SOURCES)
    expect(imports.length).toBeGreaterThan(500)
    expect(folderCircle(imports).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})

describe('the check of folders', () => {
  it('finds two that import each other, and names the files', () => {
    expect(
      circleIn({
        'table/Hand.tsx': ['../words/words.ts'],
        'words/words.ts': ['./en.ts'],
        'words/en.ts': ['../table/market.ts'],
        'table/market.ts': [],
      }),
    ).toEqual(['table/Hand.tsx imports words/words.ts', 'words/en.ts imports table/market.ts'])
  })

  it('finds a circle of several, the shortest there is', () => {
    expect(
      circleIn({
        'a/one.ts': ['../b/one.ts'],
        'b/one.ts': ['../c/one.ts'],
        'c/one.ts': ['../d/one.ts'],
        'd/one.ts': ['../a/two.ts', '../b/two.ts'],
        'a/two.ts': [],
        'b/two.ts': [],
      }),
    ).toEqual(['b/one.ts imports c/one.ts', 'c/one.ts imports d/one.ts', 'd/one.ts imports b/two.ts'])
  })

  it('finds a folder and one inside it that import each other', () => {
    expect(
      circleIn({
        'table/GameTable.tsx': ['./controls/Controls.tsx'],
        'table/controls/Controls.tsx': ['../names.ts'],
        'table/names.ts': [],
      }),
    ).toHaveLength(2)
  })

  it('leaves alone what leads one way, and files of one folder', () => {
    expect(
      circleIn({
        'a/one.ts': ['./two.ts', '../b/one.ts', '../b/inside/one.ts'],
        'a/two.ts': ['./one.ts'],
        'b/one.ts': ['./inside/one.ts'],
        'b/inside/one.ts': [],
      }),
    ).toEqual([])
  })

  it('sees imports of types, of what comes later, of styles and of workers', () => {
    const files = ['b/types.ts', 'b/later.ts', 'b/all.css', 'b/worker.ts', 'b/again.ts']
    const source = `
      import type { Part } from '../b/types.ts'
      import '../b/all.css'
      export { part } from "../b/again.ts"
      const later = () => import('../b/later.ts')
      new Worker(new URL('../b/worker.ts', import.meta.url))
      import { z } from 'zod'
    `
    const imports = importsIn([{ file: 'a/one.ts', source }, ...files.map((file) => ({ file, source: '' }))])
    expect(imports.map(({ to }) => to).toSorted()).toEqual(files.toSorted())
  })
})
