import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'

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

/** A repository with little in it, there for one test. */
export interface SmallRepository {
  readonly root: string
  readonly write: (file: string, text: string) => void
  /** Where its page is built. */
  readonly dist: string
  /** What unfinished builds have left. */
  readonly leftOver: () => string[]
  /** All that the built scripts say. */
  readonly scripts: () => string
}

/** While it is there, nothing is written to the console. */
export function smallRepository(): SmallRepository {
  const root = mkdtempSync(path.join(tmpdir(), 'modern-art-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const [file, text] of Object.entries(FILES)) write(file, text)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const dist = path.join(root, 'apps/web/dist')
  return {
    root,
    write,
    dist,
    leftOver: () => readdirSync(path.join(root, 'apps/web')).filter((name) => name.startsWith('dist-')),
    scripts: () => {
      const assets = path.join(dist, 'assets')
      return readdirSync(assets)
        .map((name) => readFileSync(path.join(assets, name), 'utf8'))
        .join('\n')
    },
  }
}
