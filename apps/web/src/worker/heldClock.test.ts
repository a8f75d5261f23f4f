import { describe, expect, it } from 'vitest'
import { heldClock } from './heldClock.ts'

/** A world in which time passes when it is told to. */
function crankedWorld(): {
  readonly pass: (milliseconds: number) => void
  readonly woken: number[]
  readonly clock: ReturnType<typeof heldClock>
} {
  let time = 1000
  let timers: { readonly at: number; readonly what: () => void }[] = []
  const woken: number[] = []
  const world = {
    now: () => time,
    later: (milliseconds: number, what: () => void) => {
      const timer = { at: time + milliseconds, what }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  const clock = heldClock(world, () => woken.push(clock.now()))
  return {
    woken,
    clock,
    pass: (milliseconds) => {
      time += milliseconds
      const ripe = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { what } of ripe) what()
    },
  }
}

describe('a clock that can be held', () => {
  it('goes with the world, and wakes when it was asked to', () => {
    const { clock, pass, woken } = crankedWorld()
    clock.wakeAt(clock.now() + 500)
    pass(499)
    expect(woken).toEqual([])
    pass(1)
    expect(woken).toEqual([1500])
  })

  it('stands still while it is held, however often', () => {
    const { clock, pass, woken } = crankedWorld()
    clock.wakeAt(1500)
    pass(100)
    clock.hold()
    pass(5000)
    clock.hold()
    pass(5000)
    expect(clock.now()).toBe(1100)
    expect(woken).toEqual([])
    clock.release()
    clock.release()
    expect(clock.now()).toBe(1100)
    pass(399)
    expect(woken).toEqual([])
    pass(1)
    expect(woken).toEqual([1500])
  })

  it('keeps a time that is set while it is held, and forgets one that is taken back', () => {
    const { clock, pass, woken } = crankedWorld()
    clock.hold()
    clock.wakeAt(1200)
    pass(900)
    clock.release()
    pass(200)
    expect(woken).toEqual([1200])
    clock.wakeAt(1300)
    clock.wakeAt(null)
    pass(900)
    expect(woken).toEqual([1200])
  })
})
