import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './tools/testRun/slowFilesFirst.ts'

const virtualModules = fileURLToPath(new URL('apps/web/src/testing/virtualModules.ts', import.meta.url))
const socketInMemory = fileURLToPath(new URL('apps/web/src/testing/socketInMemory.ts', import.meta.url))
const timeLimits = fileURLToPath(new URL('tools/testRun/timeLimits.ts', import.meta.url))

/** How much slower than usual this machine is known to be. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1)

// What stands here for all projects cannot be inherited (`extends`): options of the command line would not reach them then.
const everywhere = {
  // Says how long tests and hooks of a file may take.
  setupFiles: [timeLimits],
  // Files that share a process load what they test once; with a process each, most of the time went into that.
  isolate: false,
}

export default defineConfig({
  test: {
    projects: [
      {
        // Tests run against the sources of the workspace packages and need no build; the other conditions are Vite's own,
        // but for `module`: by that some packages name files that only bundlers can read, and Node would be told of it as
        // well.
        ssr: { resolve: { conditions: ['modern-art-source', 'node', 'development|production'] } },
        test: {
          ...everywhere,
          name: 'units',
          include: [
            'packages/**/src/**/*.test.ts',
            'packages/**/test/**/*.test.ts',
            'apps/**/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // The PostgreSQL and the Redis that all test files share.
          globalSetup: 'apps/server/src/testing/sharedServices.ts',
        },
      },
      {
        resolve: {
          conditions: ['modern-art-source', 'browser', 'development|production'],
          alias: {
            'virtual:menu-wall': virtualModules,
            'virtual:pwa-register': virtualModules,
            'socket.io-client': socketInMemory,
          },
        },
        test: {
          ...everywhere,
          name: 'components',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [timeLimits, 'apps/web/src/testing/setUpComponents.ts'],
          // What is waited for is there within milliseconds, but for screens that are loaded the first time.
          expect: { poll: { interval: 5, timeout: 30_000 * patience } },
        },
      },
    ],
    sequence: { sequencer: SlowFilesFirst },
    // Some tests wait for servers and programs that they start: one more worker for every two cores uses that time.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    coverage: {
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/src/testing/**'],
    },
  },
})
