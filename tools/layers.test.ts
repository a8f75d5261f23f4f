import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const art = '@modern-art/art'
const bots = '@modern-art/bots'
const engine = '@modern-art/engine'
const protocol = '@modern-art/protocol'
const table = '@modern-art/table'
const packages = [art, bots, engine, protocol, table]
const apps = ['@modern-art/cli', '@modern-art/server', '@modern-art/web']
const roster = '@modern-art/bots/roster'
const imitation = '@modern-art/bots/imitation'
const contract = '@modern-art/table/contract'
const kit = '@modern-art/engine/testing'
const schemas = '@modern-art/protocol/schemas'
const deep = ['@modern-art/engine/src/index.ts', '@modern-art/engine/dist/index.js', '@modern-art/table/testing']
const node = ['node:fs', 'node:fs/promises']
const testTools = [kit, 'vitest', 'fast-check']
const zod = ['zod', 'zod/mini']
const renderer = '@resvg/resvg-js'
const artTools = [renderer, 'rolldown']
const libraries = [...zod, ...artTools, ...node, 'vitest', 'fast-check', 'fs', 'react', '@scope/library']
const inside = ['./sibling.ts', '../parent.ts', '../table/open.ts', '../src/index.ts', '../../src/testing/deck.ts']
const outside = [
  '../../engine/src/index.ts',
  '../../../table/src/step.ts',
  '../../packages/engine/src/index.ts',
  '../../../packages/engine/dist/index.js',
  '../../../../apps/cli/src/main.ts',
  './../../cli/bin/modern-art.js',
  '../../../tools/setup.mjs',
]
const everything = [
  ...packages,
  ...apps,
  roster,
  imitation,
  contract,
  kit,
  ...deep,
  ...libraries,
  ...inside,
  ...outside,
]

/** Which of `everything` a file may import, besides the inside of its own package. The rest is forbidden to it. */
const layers: [file: string, allowed: readonly string[]][] = [
  ['packages/engine/src/card.ts', []],
  ['packages/engine/src/rules/open.ts', []],
  ['packages/engine/src/card.test.ts', [engine, ...testTools, ...node]],
  ['packages/engine/src/rules/open.laws.test.ts', [engine, ...testTools, ...node]],
  ['packages/engine/src/testing/deck.ts', [engine, ...testTools, ...node]],
  ['packages/engine/test/games/replay.test.ts', [engine, ...testTools, ...node]],
  ['packages/engine/bench/bench.ts', [engine, ...testTools, ...node]],
  ['packages/bots/src/greedy.ts', [engine]],
  ['packages/bots/src/greedy.test.ts', [engine, ...testTools, ...node]],
  ['packages/bots/bench/arena.ts', [engine, ...testTools, ...node]],
  ['packages/table/src/step.ts', [engine]],
  ['packages/table/src/step.test.ts', [engine, ...testTools, ...node]],
  ['packages/protocol/src/message.ts', [engine, roster, contract, ...zod]],
  ['packages/protocol/src/message.test.ts', [engine, roster, contract, ...zod, ...testTools, ...node]],
  ['packages/art/src/painting.ts', [engine]],
  ['packages/art/src/painting.test.ts', [engine, ...artTools, ...testTools, ...node]],
  ['packages/art/bench/bench.ts', [engine, ...artTools, ...testTools, ...node]],
  ['apps/server/src/main.ts', [bots, engine, protocol, table, roster, contract, ...libraries]],
  ['apps/server/src/rooms/room.test.ts', [bots, engine, protocol, table, roster, contract, kit, ...libraries]],
  ['apps/web/src/main.ts', [art, engine, protocol, roster, contract, ...libraries]],
  ['apps/web/src/screens/lobby.tsx', [art, engine, protocol, roster, contract, ...libraries]],
  ['apps/web/src/screens/lobby.test.tsx', [...packages, roster, contract, schemas, kit, ...libraries]],
  ['apps/web/e2e/games.spec.ts', [...packages, roster, contract, schemas, kit, ...libraries]],
  ['apps/web/src/worker/main.ts', [...packages, roster, contract, ...libraries]],
  ['apps/cli/bin/modern-art.js', [art, bots, engine, protocol, table, roster, ...node]],
  ['apps/cli/src/main.ts', [art, bots, engine, protocol, table, roster, ...node]],
  ['apps/cli/src/main.test.ts', [art, bots, engine, protocol, table, roster, renderer, ...testTools, ...node]],
  ['tools/lint.ts', [...packages, ...apps, ...libraries]],
  ['training/recordHard.mjs', [bots, imitation, engine, ...node]],
]

/** All the ways to write an import, as a line of the file that the engine must not contain. */
const forms = [
  "import 'zod'",
  "import { z } from 'zod'",
  "import type { Z } from 'zod'",
  "export { a } from 'zod'",
  "export * from 'zod'",
  "export type { B } from 'zod'",
  "void import('zod')",
  "void require('zod')",
  "export type C = import('zod').C",
]
const formsFile = 'packages/engine/src/forms.ts'

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

let planted: string
let diagnostics: readonly Diagnostic[]

beforeAll(async () => {
  planted = await mkdtemp(path.join(tmpdir(), 'modern-art-layers-'))
  const imports = everything.map((specifier) => `import '${specifier}'`)
  await Promise.all([
    cp(path.join(root, 'layers.oxlintrc.json'), path.join(planted, 'layers.oxlintrc.json')),
    plantConfig(),
    ...layers.map(([file]) => plant(file, imports)),
    plant(formsFile, forms),
  ])
  diagnostics = await lint(planted)
})

afterAll(async () => {
  await rm(planted, { recursive: true })
})

test.each(layers)('%s imports only what its layer may', (file, allowed) => {
  const rejected = linesRejected(file, ['eslint(no-restricted-imports)']).map((line) => everything[line - 1])
  const forbidden = everything.filter((specifier) => !allowed.includes(specifier) && !inside.includes(specifier))
  expect(rejected).toEqual(forbidden)
})

test('no way to write an import gets past the rules', () => {
  const rules = [
    'eslint(no-restricted-imports)',
    'typescript(no-require-imports)',
    'typescript(consistent-type-imports)',
  ]
  expect(linesRejected(formsFile, rules)).toEqual(forms.map((_, index) => index + 1))
})

/** Imports can be judged without types, and without the compiler that a busy machine may keep waiting. */
async function plantConfig(): Promise<void> {
  const config = await readFile(path.join(root, '.oxlintrc.json'), 'utf8')
  await writeFile(path.join(planted, '.oxlintrc.json'), config.replace('"typeAware": true', '"typeAware": false'))
}

async function plant(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(path.join(planted, path.dirname(file)), { recursive: true })
  await writeFile(path.join(planted, file), lines.join('\n'))
}

function linesRejected(file: string, rules: readonly string[]): number[] {
  const lines = diagnostics
    .filter(({ code, filename }) => rules.includes(code) && path.normalize(filename) === path.normalize(file))
    .flatMap(({ labels }) => labels.map(({ span }) => span.line))
  return [...new Set(lines)].toSorted((a, b) => a - b)
}

/** oxlint exits with 1 as soon as it reports anything, which is what is hoped for here. */
function lint(folder: string): Promise<readonly Diagnostic[]> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: Infinity }
    execFile(process.execPath, [oxlint, '--format=json'], options, (error, stdout, stderr) => {
      if (error !== null && error.code !== 1) reject(new Error(stderr, { cause: error }))
      else resolve((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics)
    })
  })
}
