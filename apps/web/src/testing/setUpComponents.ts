import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { putGameAway } from '../play/play.ts'
import { readSettings, settings } from '../settings/settings.ts'
import { completeWindow, setDisplay } from './missingInJsdom.ts'
import { drawn } from './stopTime.ts'
import { WorkerInProcess } from './workerInProcess.ts'

/*
 * Runs before each file of component tests. Files share a window and the page's stores, so every test begins with a fresh
 * device, at a desk, and ends with an empty page. Nothing may go wrong on a page: no error or warning on the console.
 */

let troubles: unknown[][] = []

/** A screen that waits for its words while a test opens it is told of, though nothing is amiss: they come all the same. */
function isAboutTest([said]: readonly unknown[]): boolean {
  return String(said).startsWith('A component suspended inside an `act` scope')
}

completeWindow()
const quick = {
  // What somebody does is done when all has come of it that takes no time. (The usual wrapper waits for a timer, which may
  // be stopped.)
  asyncWrapper: async (act: () => Promise<unknown>): Promise<never> => {
    const done: unknown = await act()
    await drawn()
    return done as never
  },
  // A table is thousands of lines: to tell them for every look that finds nothing takes longer than the test.
  getElementError: (message: string | null) => new Error(message?.split('\n')[0] ?? 'not found'),
  _disableExpensiveErrorDiagnostics: true,
}
configure(quick)
Object.assign(globalThis, { Worker: WorkerInProcess })

beforeEach(() => {
  troubles = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      if (!isAboutTest(said)) troubles.push(said)
    })
  }
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  localStorage.clear()
  sessionStorage.clear()
  settings.setState(readSettings({}))
  setDisplay({ wide: true, lessMotion: false })
})

afterEach(() => {
  cleanup()
  putGameAway()
  vi.useRealTimers()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
  if (troubles.length > 0) throw new Error(`the page said on the console: ${troubles.map(String).join('\n')}`)
})
