import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'

it('all code of the package takes less than 15 kB, minified and zipped', async () => {
  const input = fileURLToPath(new URL('index.ts', import.meta.url))
  const bundle = await rolldown({ input, external: ['@modern-art/engine'] })
  const { output } = await bundle.generate({ minify: true })
  await bundle.close()
  expect(output).toHaveLength(1)
  const [{ code }] = output
  expect(gzipSync(code).length).toBeLessThan(15_000)
  // The whole package is in it: what nobody calls would be left out.
  expect(code).toContain('there is no painting')
  expect(code).toContain('ring')
})
