import { describe, expect, it } from 'vitest'
import { Trials } from './trials.ts'

/** Trials of some candidates; each row is a world, with one score for each candidate. */
function trialsOf(...worlds: readonly (readonly number[])[]): Trials {
  const trials = new Trials(worlds[0]?.length ?? 0, worlds.length)
  for (const scores of worlds) {
    scores.forEach((score, candidate) => trials.note(candidate, score))
    trials.nextWorld()
  }
  return trials
}

describe('trials', () => {
  // Candidate 1 beats candidate 0 by 1, 3, 1 and 3: by 2 on average, and 1 is the standard deviation.
  const trials = trialsOf([0, 1, 5], [10, 13, 5], [20, 21, 5], [30, 33, 5])

  it('count the worlds', () => {
    expect(trials.worlds).toBe(4)
  })

  it('tell the gain of one candidate over another', () => {
    expect(trials.gain(1, 0)).toBe(2)
    expect(trials.gain(0, 1)).toBe(-2)
    expect(trials.gain(2, 0)).toBe(-10)
  })

  it('tell the standard error of a gain by pairs of the same world, however different the worlds are', () => {
    expect(trials.error(1, 0)).toBeCloseTo(1 / Math.sqrt(4), 6)
    expect(trials.error(0, 1)).toBeCloseTo(1 / Math.sqrt(4), 6)
    expect(trials.error(2, 0)).toBeCloseTo(Math.sqrt((15 ** 2 + 5 ** 2 + 5 ** 2 + 15 ** 2) / 4) / Math.sqrt(4), 5)
    expect(trials.error(0, 0)).toBe(0)
  })

  it('have a leader, and one from a candidate on', () => {
    expect(trials.leader()).toBe(1)
    expect(trials.leader(2)).toBe(2)
  })

  it('never have a dropped candidate for a leader, however low the scores of the others are', () => {
    const hopeless = new Trials(3, 6)
    for (let world = 0; world < 6; world += 1) {
      if (world === 2) hopeless.dropBehind(2, 1)
      if (!hopeless.isDropped(0)) hopeless.note(0, -9)
      hopeless.note(1, -4)
      hopeless.note(2, -5)
      hopeless.nextWorld()
    }
    expect(hopeless.isDropped(0)).toBe(true)
    expect(hopeless.leader()).toBe(1)
  })

  it('have the first of equals for a leader', () => {
    expect(trialsOf([1, 2, 2, 0]).leader()).toBe(1)
  })

  it('give up on what is behind by more than so many errors, but not on the baseline', () => {
    const cut = trialsOf([0, 9, 0, 8], [0, 9, 1, 10], [0, 9, 0, 8], [0, 9, 1, 10])
    cut.dropBehind(2, 0)
    expect([0, 1, 2, 3].map((candidate) => cut.isDropped(candidate))).toEqual([false, false, true, false])
  })

  it('do not lead with a candidate that was given up', () => {
    const cut = trialsOf([0, 4, 5], [0, 4, 5])
    cut.dropBehind(2, 0)
    expect(cut.isDropped(1)).toBe(true)
    cut.note(1, 1000)
    expect(cut.leader()).toBe(2)
  })

  it('are best answered by the leader if it is ahead of the baseline by more than so many errors', () => {
    expect(trials.best(0, 3)).toBe(1)
    expect(trials.best(0, 4)).toBe(0)
    expect(trials.best(0, 5)).toBe(0)
    expect(trials.best(2, 1)).toBe(1)
    expect(trials.best(1, 0)).toBe(1)
  })
})
