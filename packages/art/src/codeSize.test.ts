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
  // The whole package is in it: what nobody exports would be left out.
  for (const part of [
    'there is no painting',
    'star-shaped glasses',
    'M46 74v92h148',
    'M52 0H67V100H52z',
    'id="lamp"',
    'data:image',
  ]) {
    expect(code).toContain(part)
  }
})
