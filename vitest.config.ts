import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const virtualModules = fileURLToPath(new URL('apps/web/src/testing/virtualModules.ts', import.meta.url))

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // Tests run against the sources of the workspace packages and need no build; the other conditions are Vite's own,
        // but for `module`: by that some packages name files that only bundlers can read, and Node would be told of it as
        // well.
        ssr: { resolve: { conditions: ['modern-art-source', 'node', 'development|production'] } },
        test: {
          name: 'units',
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/**/test/**/*.test.ts',
            'apps/**/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        resolve: {
          conditions: ['modern-art-source', 'browser', 'development|production'],
          alias: { 'virtual:menu-wall': virtualModules, 'virtual:pwa-register': virtualModules },
        },
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/setUpComponents.ts'],
          testTimeout: 30_000 * Number(process.env['TEST_PATIENCE'] ?? 1),
          // What is waited for is there within milliseconds, but for screens that are loaded the first time.
          expect: { poll: { interval: 5, timeout: 20_000 * Number(process.env['TEST_PATIENCE'] ?? 1) } },
        },
      },
    ],
    // Says how long tests and hooks of a file may take.
    setupFiles: ['tools/timeLimits.ts'],
    // Some tests wait for servers and programs that they start: one more worker for every two cores uses that time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Files that share a process load what they test once; with a process each, most of the time went into that.
    isolate: false,
    coverage: {
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/src/testing/**'],
    },
  },
})
