import { ART_FAULTS } from './art.mjs'
import { BOT_FAULTS } from './bots.mjs'
import { CHAOS_FAULTS } from './chaos.mjs'
import { ENGINE_FAULTS } from './engine.mjs'
import { NOTICE_FAULTS } from './notices.mjs'
import { PEOPLE_FAULTS } from './people.mjs'
import { SERVER_FAULTS } from './server.mjs'
import { TABLE_FAULTS } from './table.mjs'
import { WEB_FAULTS } from './web.mjs'

/**
 * A fault that somebody might make, which the tests of its package must notice. `find` must stand exactly once in
 * the file, a path from `src` of the package. Where all tests of the package take long, `test` says which of them must
 * notice it: the beginning of a path from `src`.
 *
 * @typedef {{ name: string, file: string, find: string, replace: string, test?: string }} Fault
 */

/** @type {(Fault & { home: string })[]} */
export const FAULTS = [
  ...ENGINE_FAULTS.map((fault) => ({ ...fault, home: 'packages/engine' })),
  ...BOT_FAULTS.map((fault) => ({ ...fault, home: 'packages/bots' })),
  ...TABLE_FAULTS.map((fault) => ({ ...fault, home: 'packages/table' })),
  ...ART_FAULTS.map((fault) => ({ ...fault, home: 'packages/art' })),
  ...SERVER_FAULTS.map((fault) => ({ ...fault, home: 'apps/server' })),
  ...PEOPLE_FAULTS.map((fault) => ({ ...fault, home: 'apps/server' })),
  ...NOTICE_FAULTS.map((fault) => ({ ...fault, home: 'apps/server' })),
  ...CHAOS_FAULTS.map((fault) => ({ ...fault, home: 'apps/server' })),
  ...WEB_FAULTS.map((fault) => ({ ...fault, home: 'apps/web' })),
]
