import { quickRandom } from '@modern-art/engine'
import type { LogEntry } from '@modern-art/table'
import { afterEach, describe, expect, it } from 'vitest'
import { testNodes } from '../testing/busPair.ts'
import { openServer } from '../testing/onlineServer.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { OnlineServer } from '../testing/onlineServer.ts'
import { person } from '../testing/person.ts'
import type { Person, Window } from '../testing/person.ts'
import { playAlong } from '../testing/playing.ts'
import { at } from '../testing/tableOf.ts'

const open = new Set<OnlineServer>()
afterEach(async () => {
  await Promise.all([...open].map((server) => server.close()))
  open.clear()
})

interface Stage {
  readonly here: OnlineServer
  readonly there: OnlineServer
  readonly people: readonly Person[]
  readonly windows: readonly Window[]
  readonly code: string
}

/** A game of three at two nodes: who is where. */
async function gameAt(
  places: readonly ('here' | 'there')[],
  wanted: Parameters<typeof openServer>[0] = {},
  way?: number,
): Promise<Stage> {
  const [first, second] = testNodes(2, way)
  const here = await openServer({ ...wanted, bus: first?.bus ?? never() })
  const there = await openServer({ bus: second?.bus ?? never() })
  open.add(here).add(there)
  const nodes = { here, there }
  const people: Person[] = []
  const windows: Window[] = []
  let code = ''
  for (const [chair, place] of places.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- they come one after the other
    const each = await person(nodes[place].origin, ['Ana', 'Ben', 'Cleo'][chair])
    // oxlint-disable-next-line no-await-in-loop
    if (chair === 0) code = await each.openTable({ pace: 'live' })
    // oxlint-disable-next-line no-await-in-loop
    const window = await each.connect(code)
    // oxlint-disable-next-line no-await-in-loop
    if (chair > 0) expect(await window.send({ type: 'sit', chair })).toEqual({ ok: true })
    people.push(each)
    windows.push(window)
  }
  expect(await at(windows, 0).send({ type: 'start' })).toEqual({ ok: true })
  await Promise.all(windows.map((window) => window.until(() => areAllPresent(window))))
  return { here, there, people, windows, code }
}

function never(): never {
  throw new Error('there are two nodes')
}

/** Who is there, seat by seat, as a window sees it. */
function presence(window: Window): string {
  const occupants = window.screen()?.occupants ?? []
  return occupants.map((each) => each.kind === 'person' && each.present).join(' ')
}

const areAllPresent = (window: Window): boolean => presence(window) === 'true true true'

async function logOf(code: string): Promise<readonly LogEntry[]> {
  const storage = await sharedDatabase()
  const stored = await storage.findTable(code)
  return stored?.game ? storage.entriesAfter(stored.id, stored.game.after) : []
}

/** What a log says of people who come and go, and of tables that were woken. */
async function comingsAndGoings(code: string): Promise<readonly string[]> {
  const types = (await logOf(code)).map(({ heard }) => heard.type)
  return types.filter((type) => ['left', 'woken', 'paused', 'gave_up'].includes(type))
}

const isOfAbsence = (frame: string): boolean => /"person_left"|"here":false/.test(frame)

const tellsOfAbsence = ({ frames }: Window): boolean => frames.some(isOfAbsence)

describe('a node that ends', () => {
  it('sends its people to another, where nobody has noticed that they were gone', async () => {
    const { here, there, people, windows, code } = await gameAt(['here', 'there', 'here'])
    const before = await comingsAndGoings(code)
    const ben = at(windows, 1)
    const { length } = ben.frames
    open.delete(here)
    await here.close()
    expect(at(windows, 0).socket.connected).toBe(false)
    // No page is told that it is unwanted: it looks for the table again by itself.
    expect(at(windows, 0).goodbye()).toBe(null)
    const moved = [0, 2].map(async (chair) => at(people, chair).at(there.origin).connect(code))
    const [ana, cleo] = await Promise.all(moved)
    const now = [ana ?? never(), ben, cleo ?? never()]
    await Promise.all(now.map((window) => window.until(() => areAllPresent(window))))
    const begun = at(now, 0).screen()?.moves ?? 0
    await Promise.all(
      now.map((window, seat) =>
        playAlong(window, quickRandom(seat + 3), () => (window.screen()?.moves ?? 0) >= begun + 3),
      ),
    )
    expect(await comingsAndGoings(code)).toEqual(before)
    expect(ben.frames.slice(length).filter(isOfAbsence)).toEqual([])
    expect([at(now, 0), at(now, 2)].map(tellsOfAbsence)).toEqual([false, false])
    expect([...here.logged, ...there.logged]).toEqual([])
  })

  it('hands over a table that no other node has open: it goes on there as if nothing had happened', async () => {
    const { here, there, people, code } = await gameAt(['here', 'here', 'here'])
    const before = await comingsAndGoings(code)
    const storage = await sharedDatabase()
    const known = await storage.findTable(code)
    open.delete(here)
    await here.close()
    // Longer than a node that has fallen silent is believed to live.
    await new Promise((resolve) => {
      setTimeout(resolve, 1500)
    })
    const ana = await at(people, 0).at(there.origin).connect(code)
    await ana.until(() => ana.screen() !== null)
    expect(areAllPresent(ana)).toBe(true)
    expect(await comingsAndGoings(code)).toEqual(before)
    // The storage knows who runs it now.
    const stored = await storage.findTable(code)
    expect((await logOf(code)).at(-1)?.heard).toEqual({ type: 'ticked' })
    expect(stored?.node).not.toBe(known?.node)
  })

  it('has seen off those who do not arrive', async () => {
    const { here, there, people, code } = await gameAt(['here', 'here', 'here'], {}, 1000)
    open.delete(here)
    await here.close()
    const ana = await at(people, 0).at(there.origin).connect(code)
    await ana.until(() => areAllPresent(ana))
    await ana.until(() => presence(ana) === 'true false false')
    expect(await comingsAndGoings(code)).toEqual(['left', 'left'])
  })

  it('keeps and answers what it has heard before it lets anybody go', async () => {
    const storage = await sharedDatabase()
    let release = (): void => {}
    let isHeld = false
    const { here, windows, code } = await gameAt(['here', 'there', 'here'], {
      storage: {
        ...storage,
        append: async (append) => {
          if (isHeld) {
            await new Promise<void>((resolve) => {
              release = resolve
            })
          }
          return storage.append(append)
        },
      },
    })
    const window = at(windows, 0)
    isHeld = true
    const answer = window.send({ type: 'plan', round: 1, plan: { type: 'pass_on', artists: [2] }, id: 'planned' })
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    open.delete(here)
    const closing = here.close()
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(window.socket.connected).toBe(true)
    // What comes now is not heard: the page sends it again, elsewhere.
    void window.send({ type: 'plan', round: 1, plan: { type: 'pass_on', artists: [3] }, id: 'unheard' })
    isHeld = false
    release()
    expect(await answer).toEqual({ ok: true })
    await closing
    await window.until(() => !window.socket.connected)
    const ids = (await logOf(code)).flatMap(({ heard }) => (heard.type === 'planned' ? [heard.actionId] : []))
    expect(ids).toEqual(['planned'])
  })
})
