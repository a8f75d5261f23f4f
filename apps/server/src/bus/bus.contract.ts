import { afterEach, describe, expect, it } from 'vitest'
import type { Bus } from './bus.ts'

/** What holds for every bus. `open` makes a new node. */
export function keepsTheContract(open: () => Bus): void {
  const opened: Bus[] = []
  const opening = (): Bus => {
    const bus = open()
    opened.push(bus)
    return bus
  }
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((bus) => bus.close()))
  })

  describe('a node', () => {
    it('has a name of its own', () => {
      expect(opening().node).not.toBe(opening().node)
    })

    it('is among the holders of what it holds, and of nothing else', async () => {
      const bus = opening()
      await bus.hold('MUSEUMSA', [
        { seat: 0, since: 1000 },
        { seat: 3, since: 1_700_000_000_123 },
      ])
      expect(await bus.holders('MUSEUMSA')).toEqual([
        {
          node: bus.node,
          seats: [
            { seat: 0, since: 1000 },
            { seat: 3, since: 1_700_000_000_123 },
          ],
          isLeaving: false,
        },
      ])
      expect(await bus.holders('MUSEUMSB')).toEqual([])
    })

    it('holds a table even with nobody connected', async () => {
      const bus = opening()
      await bus.hold('MUSEUMSC', [])
      expect(await bus.holders('MUSEUMSC')).toEqual([{ node: bus.node, seats: [], isLeaving: false }])
    })

    it('takes the last word for what it holds', async () => {
      const bus = opening()
      await bus.hold('MUSEUMSD', [{ seat: 0, since: 1 }])
      await bus.hold('MUSEUMSD', [{ seat: 1, since: 2 }])
      expect(await bus.holders('MUSEUMSD')).toMatchObject([{ node: bus.node, seats: [{ seat: 1, since: 2 }] }])
    })

    it('no longer holds what it has released, and may release what it never held', async () => {
      const bus = opening()
      await Promise.all([bus.hold('MUSEUMSE', []), bus.hold('MUSEUMSF', [])])
      await bus.release('MUSEUMSE')
      await bus.release('MUSEUMSG')
      expect(await bus.holders('MUSEUMSE')).toEqual([])
      expect(await bus.holders('MUSEUMSF')).toHaveLength(1)
    })

    it('no longer holds a table whose people it has sent ahead', async () => {
      const bus = opening()
      await bus.hold('MUSEUMSH', [{ seat: 1, since: 2 }])
      await bus.sendAhead('MUSEUMSH', [1])
      expect((await bus.holders('MUSEUMSH')).filter(({ isLeaving }) => !isLeaving)).toEqual([])
    })

    it('closes twice as well as once', async () => {
      const bus = opening()
      await bus.close()
      await expect(bus.close()).resolves.toBeUndefined()
    })
  })
}
