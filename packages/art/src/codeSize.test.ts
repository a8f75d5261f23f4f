import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { OutputChunk } from 'rolldown'
import { expect, it } from 'vitest'
import * as art from './index.ts'

const INDEX = fileURLToPath(new URL('index.ts', import.meta.url))

/** The code of a page, minified: what it loads first, and then what it loads when it is wanted. */
async function codeOf(page: string, later: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const modules: Readonly<Record<string, string>> = { page, ...later }
  const bundle = await rolldown({
    input: 'page',
    external: ['@modern-art/engine'],
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'art' ? INDEX : Object.hasOwn(modules, id) ? id : null),
        load: (id) => modules[id] ?? null,
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  await bundle.close()
  return output.map((chunk) => (chunk as OutputChunk).code)
}

it('all code of the package takes less than 16 kB, minified and zipped, the languages but English left out', async () => {
  const names = Object.keys(art).filter((name) => name !== 'german' && name !== 'portuguese')
  const [code = '', ...others] = await codeOf(`export { ${names.join(', ')} } from 'art'`)
  expect(others).toEqual([])
  expect(gzipSync(code).length).toBeLessThan(16_000)
  // All the rest of the package is in it: what nobody exports would be left out.
  for (const part of [
    'there is no painting',
    'toothed grin',
    'star-shaped glasses',
    'M46 74v92h148',
    'M52 0H67V100H52z',
    'id="lamp"',
    'data:image',
  ]) {
    expect(code).toContain(part)
  }
  expect(code).not.toMatch(/Zinnoberrot|vermelho-brasa/)
})

it.each([
  ['german', 'Zinnoberrot'],
  ['portuguese', 'vermelho-brasa'],
])('%s comes by itself where it is wanted, in less than 4 kB', async (name, word) => {
  const [first = '', language = '', ...others] = await codeOf(
    `import { paintingOf } from 'art'; show(paintingOf, () => import('language'))`,
    { language: `export { ${name} } from 'art'` },
  )
  expect(others).toEqual([])
  expect(first).not.toContain(word)
  expect(language).toContain(word)
  expect(language).not.toMatch(/toothed grin|there is no painting/)
  expect(gzipSync(language).length).toBeLessThan(4000)
})
