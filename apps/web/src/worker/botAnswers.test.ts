import { describe, expect, it } from 'vitest'
import { botAnswers } from './botAnswers.ts'

/** Timers that are cranked by hand, soonest first, and what was given so far. */
function stage(): {
  readonly answers: ReturnType<typeof botAnswers>
  readonly given: string[]
  readonly waits: () => readonly number[]
  readonly crank: () => void
} {
  let timers: { readonly at: number; readonly what: () => void }[] = []
  const given: string[] = []
  const answers = botAnswers({
    whim: () => 0.5,
    later: (at, what) => {
      const timer = { at, what }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  })
  return {
    answers,
    given,
    waits: () => timers.map(({ at }) => at),
    crank: () => {
      const due = timers.toSorted((one, other) => one.at - other.at)[0]
      timers = timers.filter((other) => other !== due)
      due?.what()
    },
  }
}

describe("the bots' answers", () => {
  it('wait for the screen, and then as long as bots should seem to think', () => {
    const { answers, given, waits, crank } = stage()
    answers.takeTime({ least: 400, most: 900 })
    answers.expect(3, () => given.push('a'))
    answers.shown(2)
    expect(waits()).toEqual([])
    answers.shown(3)
    expect(waits()).toEqual([650])
    expect(given).toEqual([])
    crank()
    expect(given).toEqual(['a'])
    answers.shown(4)
    expect(waits()).toEqual([])
  })

  it('come at once when nobody waits for them any more, but never before the screen', () => {
    const { answers, given, waits, crank } = stage()
    answers.takeTime({ least: 400, most: 900 })
    answers.shown(3)
    answers.expect(3, () => given.push('a'))
    answers.expect(3, () => given.push('b'))
    answers.takeTime({ least: 0, most: 0 })
    expect(waits()).toEqual([0, 0])
    crank()
    crank()
    answers.expect(5, () => given.push('c'))
    expect(waits()).toEqual([])
    expect(given).toEqual(['a', 'b'])
  })

  it('to an older question are forgotten', () => {
    const { answers, given, waits, crank } = stage()
    answers.shown(3)
    answers.expect(3, () => given.push('a'))
    answers.expect(4, () => given.push('b'))
    expect(waits()).toEqual([])
    answers.shown(4)
    crank()
    expect(given).toEqual(['b'])
  })
})

describe("the bots' answers, kept back", () => {
  it('come one at a time, and all of them once they may again', () => {
    const { answers, given, waits, crank } = stage()
    answers.shown(3)
    for (const name of ['a', 'b', 'c']) answers.expect(3, () => given.push(name))
    answers.hold(true)
    expect(waits()).toEqual([])
    answers.step()
    expect(given).toEqual(['b'])
    // What is asked meanwhile waits too, and the screen first.
    answers.expect(4, () => given.push('d'))
    answers.step()
    expect(given).toEqual(['b'])
    answers.shown(4)
    expect(waits()).toEqual([])
    answers.step()
    answers.step()
    expect(given).toEqual(['b', 'd'])
    answers.expect(5, () => given.push('e'))
    answers.shown(5)
    answers.hold(false)
    crank()
    expect(given).toEqual(['b', 'd', 'e'])
  })

  it('cannot be asked for where nothing keeps them back', () => {
    const { answers, given } = stage()
    answers.shown(3)
    answers.expect(3, () => given.push('a'))
    answers.step()
    expect(given).toEqual([])
  })
})
