import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests run against the sources of the workspace packages and need no build; the other conditions are Vite's own, but for
  // `module`: by that some packages name files that only bundlers can read, and Node would be told of it as well.
  ssr: { resolve: { conditions: ['modern-art-source', 'node', 'development|production'] } },
  test: {
    include: [
      'packages/**/src/**/*.test.ts',
      'packages/**/test/**/*.test.ts',
      'apps/**/src/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    // Says how long tests and hooks of a file may take.
    setupFiles: ['tools/timeLimits.ts'],
    // Some tests wait for servers and programs that they start: one more worker for every two cores uses that time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Files that share a process load what they test once; with a process each, most of the time went into that.
    isolate: false,
    coverage: {
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/src/testing/**'],
    },
  },
})
