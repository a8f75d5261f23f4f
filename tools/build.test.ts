import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildPage } from './build.mjs'
import { fingerprintOfSources } from './pageSources.mjs'

const FILES = {
  'package-lock.json': '{}',
  'docs/rules.md': '# Rules',
  'docs/decisions.md': '# Decisions',
  'packages/engine/package.json': '{}',
  'packages/engine/src/rules/open.ts': 'export const opening = 1',
  'packages/engine/src/rules/open.test.ts': '// a test',
  'packages/engine/bench/bench.ts': '// figures',
  'packages/engine/dist/index.js': '// compiled',
  'apps/web/index.html': '<!doctype html><title>Modern Art</title><script type="module" src="/main.ts"></script>',
  'apps/web/main.ts': "console.log('first')",
  'apps/web/vite.config.ts': 'export default {}',
  'apps/web/e2e/page.spec.ts': '// a browser test',
  'apps/web/playwright.config.ts': '// for browser tests',
  'apps/web/src/app.test.tsx': '// a test',
  'apps/web/node_modules/.vite/cache.json': '{}',
  'apps/server/src/main.ts': '// the server',
}

let root = ''

/** A repository with little in it, there for one test. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'modern-art-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => log.mockRestore())
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

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
    const before = fingerprintOfSources(root)
    expect(fingerprintOfSources(root)).toBe(before)
    write(file, 'something else')
    expect(fingerprintOfSources(root)).not.toBe(before)
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
    const before = fingerprintOfSources(root)
    write(file, 'something else')
    expect(fingerprintOfSources(root)).toBe(before)
  })

  it('changes with the name of a file, and when one goes', () => {
    const before = fingerprintOfSources(root)
    rmSync(path.join(root, 'apps/web/main.ts'))
    const without = fingerprintOfSources(root)
    expect(without).not.toBe(before)
    write('apps/web/renamed.ts', FILES['apps/web/main.ts'])
    expect([before, without]).not.toContain(fingerprintOfSources(root))
  })
})

describe('the build of the page', () => {
  const dist = (): string => path.join(root, 'apps/web/dist')
  const leftOver = (): string[] => readdirSync(path.join(root, 'apps/web')).filter((name) => name.startsWith('dist-'))

  /** All that the built scripts say. */
  function scripts(): string {
    const assets = path.join(dist(), 'assets')
    return readdirSync(assets)
      .map((name) => readFileSync(path.join(assets, name), 'utf8'))
      .join('\n')
  }

  it('is done once, and again when a source changes', async () => {
    await buildPage(root)
    expect(console.log).toHaveBeenCalledTimes(2)
    expect(console.log).toHaveBeenNthCalledWith(1, 'Building the page…')
    expect(console.log).toHaveBeenNthCalledWith(2, expect.stringMatching(/^The page is built, in \d+\.\d s\.$/))
    expect(scripts()).toContain('first')

    await buildPage(root)
    expect(console.log).toHaveBeenCalledTimes(2)

    write('apps/web/main.ts', "console.log('second')")
    await buildPage(root)
    expect(console.log).toHaveBeenCalledTimes(4)
    expect(scripts()).toContain('second')
    expect(scripts()).not.toContain('first')
    expect(leftOver()).toEqual([])
  })

  it('is done again where the page or its stamp is gone', async () => {
    await buildPage(root)
    writeFileSync(path.join(dist(), '.built.json'), 'half a sta')
    await buildPage(root)
    rmSync(dist(), { recursive: true })
    await buildPage(root)
    expect(console.log).toHaveBeenCalledTimes(6)
    expect(existsSync(path.join(dist(), 'index.html'))).toBe(true)
  })

  it('makes the page that people get, whatever the environment is for', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    onTestFinished(() => void vi.unstubAllEnvs())
    write('apps/web/main.ts', 'console.log(import.meta.env.PROD, process.env.NODE_ENV)')
    await buildPage(root)
    expect(scripts()).toMatch(/console\.log\(!0,\s*[`'"]production[`'"]\)/)
  })

  it('says why it fails, and leaves the former page to be seen', async () => {
    await buildPage(root)
    write('apps/web/main.ts', "import './nowhere.ts'")
    await expect(buildPage(root)).rejects.toThrow(/^The page cannot be built:[^]*nowhere\.ts/)
    expect(scripts()).toContain('first')
    expect(leftOver()).toEqual([])
    // It is not taken for a page of the present sources.
    await expect(buildPage(root)).rejects.toThrow('The page cannot be built')
  })

  it('leaves nothing behind where it is interrupted', async () => {
    const interruption = new AbortController()
    const building = buildPage(root, interruption.signal)
    expect(leftOver()).toHaveLength(1)
    interruption.abort('SIGINT')
    await expect(building).rejects.toThrow('interrupted')
    expect(leftOver()).toEqual([])
    expect(existsSync(dist())).toBe(false)
  })
})
