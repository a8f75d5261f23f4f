import { describe, expect, it } from 'vitest'
import { heldClock } from './heldClock.ts'

/** A clock that can be held, over a time that passes when it is told to. */
function cranked(): {
  readonly pass: (milliseconds: number) => void
  /** When alarms rang, by the clock. */
  readonly rung: number[]
  readonly clock: ReturnType<typeof heldClock>
} {
  let time = 1000
  let timers: { readonly at: number; readonly what: () => void }[] = []
  const clock = heldClock({
    now: () => time,
    later: (milliseconds, what) => {
      const timer = { at: time + milliseconds, what }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  })
  return {
    rung: [],
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
  it('goes with the time, and rings when it was asked to', () => {
    const { clock, pass, rung } = cranked()
    clock.later(500, () => rung.push(clock.now()))
    pass(499)
    expect(rung).toEqual([])
    pass(1)
    expect(rung).toEqual([1500])
    pass(5000)
    expect(rung).toEqual([1500])
  })

  it('stands still while it is held, however often', () => {
    const { clock, pass, rung } = cranked()
    clock.later(500, () => rung.push(clock.now()))
    pass(100)
    clock.hold()
    pass(5000)
    clock.hold()
    pass(5000)
    expect(clock.now()).toBe(1100)
    expect(rung).toEqual([])
    clock.release()
    clock.release()
    expect(clock.now()).toBe(1100)
    pass(399)
    expect(rung).toEqual([])
    pass(1)
    expect(rung).toEqual([1500])
  })

  it('keeps an alarm that is set while it is held, and forgets one that is called off', () => {
    const { clock, pass, rung } = cranked()
    clock.hold()
    clock.later(200, () => rung.push(clock.now()))
    const callOff = clock.later(250, () => rung.push(clock.now()))
    pass(900)
    callOff()
    clock.release()
    pass(200)
    expect(rung).toEqual([1200])
    pass(900)
    expect(rung).toEqual([1200])
  })
})
