import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { troublesIn } from './fileTables.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const NO_SOURCES = /^(node_modules|dist|dist-.*|coverage)$/

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}

const TEXT = `
# Architecture
Words before the tables may name \`anything\`.

## The engine, file by file
| file | subject |
| --- | --- |
| \`card\`, \`deck\` | the vocabulary |
| \`rules/\` | one file a family: \`open\` and \`hidden\`; see \`npm test\` |

## The rest
- \`apps/server/src\`: \`site\` (pages), \`testing/\` ([pages](docs/x.md) from \`servers\`).
- \`tools\`: \`start.mjs\`,
  \`rules.test.ts\` and \`faults/\`.
`
const FILES = [
  'packages/engine/package.json',
  'packages/engine/src/card.ts',
  'packages/engine/src/card.test.ts',
  'packages/engine/src/deck.ts',
  'packages/engine/src/index.ts',
  'packages/engine/src/rules/open.ts',
  'packages/engine/src/rules/hidden.ts',
  'apps/server/src/site.ts',
  'apps/server/src/testing/servers.ts',
  'tools/start.mjs',
  'tools/rules.test.ts',
  'tools/tsconfig.json',
  'tools/faults/plant.mjs',
]

describe('the tables of files', () => {
  it('are those of the files that there are', () => {
    const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
    expect(troublesIn(text, ['packages', 'apps', 'tools', 'training'].flatMap(filesIn))).toEqual([])
  })

  it('are right where every file and folder is named, and nothing else', () => {
    expect(troublesIn(TEXT, FILES)).toEqual([])
  })

  it('are wrong where a file, or a folder with what is in it, is gone', () => {
    const gone = (...files: readonly string[]) =>
      troublesIn(
        TEXT,
        FILES.filter((file) => !files.includes(file)),
      )
    expect(gone('packages/engine/src/deck.ts')).toEqual([
      'packages/engine: `deck` is named, and is no file or folder there',
    ])
    expect(gone('packages/engine/src/rules/hidden.ts')).toEqual([
      'packages/engine: `hidden` is named, and is no file or folder there',
    ])
    expect(gone('tools/faults/plant.mjs')).toEqual(['tools: `faults/` is named, and is no file or folder there'])
    expect(gone('apps/server/src/site.ts')).toEqual(['apps/server: `site` is named, and is no file or folder there'])
  })

  it('are wrong where a name lies in another folder than its row or its brackets are about', () => {
    const moved = (from: string, to: string) =>
      troublesIn(
        TEXT,
        FILES.map((file) => (file === from ? to : file)),
      )
    expect(moved('packages/engine/src/deck.ts', 'packages/engine/src/rules/deck.ts')).toEqual([
      'packages/engine: `deck` is named, and is no file or folder there',
    ])
    expect(moved('packages/engine/src/rules/hidden.ts', 'packages/engine/src/hidden.ts')).toEqual([
      'packages/engine: `hidden` is named, and is no file or folder there',
      'packages/engine: src/hidden.ts is not named',
    ])
    expect(moved('packages/engine/src/rules/hidden.ts', 'packages/engine/src/rules/sealed/hidden.ts')).toEqual([])
    expect(moved('apps/server/src/site.ts', 'apps/server/src/testing/site.ts')).toEqual([
      'apps/server: `site` is named, and is no file or folder there',
    ])
    expect(moved('tools/start.mjs', 'tools/faults/start.mjs')).toEqual([
      'tools: `start.mjs` is named, and is no file or folder there',
    ])
  })

  it('are wrong where they do not name a file or a folder', () => {
    const added = (file: string) => troublesIn(TEXT, [...FILES, file])
    expect(added('packages/engine/src/seat.ts')).toEqual(['packages/engine: src/seat.ts is not named'])
    expect(added('packages/engine/src/chance/dice.ts')).toEqual(['packages/engine: src/chance/ is not named'])
    expect(added('tools/stop.mjs')).toEqual(['tools: stop.mjs is not named'])
    expect(added('packages/art/src/paint.ts')).toEqual(['packages/art has no table'])
    expect(added('packages/engine/src/seat.test.ts')).toEqual([])
    expect(added('packages/engine/src/rules/double.ts')).toEqual([])
  })
})
