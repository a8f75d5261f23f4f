import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { meOf } from '../testing/meOf.ts'
import { enteredAs, heardMe } from './me.ts'
import { myTablesStore, watchMyTables } from './myTables.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
let asked = 0

beforeEach(() => {
  asked = 0
  page.hidden = false
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.resolve(new Response('{"tables":[]}'))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(isShown: boolean): void {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

it('one’s tables are asked for every ten seconds, once a minute while nobody looks, and at once when somebody does', async () => {
  const stop = watchMyTables()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toBe(4)
  expect(myTablesStore.getState()).toEqual({ tables: [], heardAt: 30_000, fault: null })

  show(false)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(asked).toBe(4)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(asked).toBe(6)

  show(true)
  expect(asked).toBe(7)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toBe(7)
})

it('one’s tables are forgotten by a page that is another person’s, which asks for theirs at once', async () => {
  heardMe(meOf({ name: 'Ana', hasAccount: true }))
  const stop = watchMyTables()
  await vi.advanceTimersByTimeAsync(0)
  heardMe(meOf({ name: 'Anna', portrait: 7, hasAccount: true }))
  expect(myTablesStore.getState().tables).toEqual([])
  enteredAs(meOf({ name: 'Ben', hasAccount: true }))
  expect(myTablesStore.getState().tables).toBeNull()
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(myTablesStore.getState().tables).toEqual([])
  stop()
})

it('what was asked for one person is not shown to another', async () => {
  const stop = watchMyTables()
  stop()
  enteredAs(meOf({ name: 'Cleo', hasAccount: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  expect(myTablesStore.getState().tables).toBeNull()
})
