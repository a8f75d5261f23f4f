import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildPage } from './build.mjs'
import { fingerprintOfSources } from './pageSources.mjs'
import { smallRepository } from './smallRepository.ts'
import type { SmallRepository } from './smallRepository.ts'

let here: SmallRepository
beforeEach(() => {
  here = smallRepository()
})

describe('the fingerprint of the sources', () => {
  it.each([
    'package-lock.json',
    'docs/rules.md',
    'packages/engine/package.json',
    'packages/engine/src/rules/open.ts',
    'apps/web/index.html',
    'apps/web/main.ts',
    'apps/web/vite.config.ts',
    'apps/web/public/favicon.svg',
    'apps/web/.env',
    'packages/new/src/index.ts',
  ])('changes with %s', (file) => {
    const before = fingerprintOfSources(here.root)
    expect(fingerprintOfSources(here.root)).toBe(before)
    here.write(file, 'something else')
    expect(fingerprintOfSources(here.root)).not.toBe(before)
  })

  it.each([
    'docs/decisions.md',
    'packages/engine/src/rules/open.test.ts',
    'packages/engine/bench/bench.ts',
    'packages/engine/dist/index.js',
    'apps/web/e2e/page.spec.ts',
    'apps/web/playwright.config.ts',
    'apps/web/src/app.test.tsx',
    'apps/web/node_modules/.vite/cache.json',
    'apps/web/dist/index.html',
    'apps/web/dist-x1y2z3/page/index.html',
    'apps/server/src/main.ts',
  ])('does not change with %s', (file) => {
    const before = fingerprintOfSources(here.root)
    here.write(file, 'something else')
    expect(fingerprintOfSources(here.root)).toBe(before)
  })

  it('changes with the name of a file, and when one goes', () => {
    const before = fingerprintOfSources(here.root)
    rmSync(path.join(here.root, 'apps/web/main.ts'))
    const without = fingerprintOfSources(here.root)
    expect(without).not.toBe(before)
    here.write('apps/web/renamed.ts', "console.log('first')")
    expect([before, without]).not.toContain(fingerprintOfSources(here.root))
  })
})

describe('the build of the page', () => {
  it('is done once, and again when a source changes', async () => {
    await buildPage(here.root)
    expect(console.log).toHaveBeenCalledTimes(2)
    expect(console.log).toHaveBeenNthCalledWith(1, 'Building the page…')
    expect(console.log).toHaveBeenNthCalledWith(2, expect.stringMatching(/^The page is built, in \d+\.\d s\.$/))
    expect(here.scripts()).toContain('first')

    await buildPage(here.root)
    expect(console.log).toHaveBeenCalledTimes(2)

    here.write('apps/web/main.ts', "console.log('second')")
    await buildPage(here.root)
    expect(console.log).toHaveBeenCalledTimes(4)
    expect(here.scripts()).toContain('second')
    expect(here.scripts()).not.toContain('first')
    expect(here.leftOver()).toEqual([])
  })

  it('leaves nothing behind where it is interrupted', async () => {
    const interruption = new AbortController()
    const building = buildPage(here.root, interruption.signal)
    expect(here.leftOver()).toHaveLength(1)
    interruption.abort('SIGINT')
    await expect(building).rejects.toThrow('interrupted')
    expect(here.leftOver()).toEqual([])
    expect(existsSync(here.dist)).toBe(false)
  })
})
