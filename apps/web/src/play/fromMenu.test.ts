import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectTable, loadPlay, putGameAway } from './fromMenu.ts'
import { CLOSED, playStore } from './playStore.ts'

beforeEach(() => {
  // What the page listens for is not there in Node, and does not come here.
  vi.stubGlobal('addEventListener', () => {})
  playStore.setState(CLOSED)
})
afterEach(() => {
  vi.unstubAllGlobals()
  playStore.setState(CLOSED)
})

test('a table is no longer wanted once the menu is there again', () => {
  const isStillWanted = expectTable()
  expect(isStillWanted()).toBe(true)
  putGameAway()
  expect(isStillWanted()).toBe(false)
})

test('a table that is wanted again stays, though the menu let go of the one before', async () => {
  const first = expectTable()
  putGameAway()
  const second = expectTable()
  await loadPlay()
  expect([first(), second()]).toEqual([false, true])
  expect(playStore.getState().status).toBe('opening')
})

test('a table that is not wanted again is let go once its code is there', async () => {
  expectTable()
  putGameAway()
  await loadPlay()
  expect(playStore.getState().status).toBe('closed')
})
