import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupCommit } from './groupCommit.ts'

/** A database that takes its time and notes what came together. */
function slowDatabase(milliseconds = 1) {
  const commits: number[][] = []
  return {
    commits,
    commit: async (works: readonly number[]): Promise<readonly string[]> => {
      commits.push([...works])
      await sleep(milliseconds)
      return works.map((work) => `kept ${work}`)
    },
  }
}

const never = (): boolean => false

describe('group commit', () => {
  it('what comes while a commit is on its way goes together into the next', async () => {
    const { commits, commit } = slowDatabase(20)
    const { add } = groupCommit(commit, never)
    const first = [add(1), add(2)]
    await sleep(5)
    const second = [add(3), add(4), add(5)]
    expect(await Promise.all([...first, ...second])).toEqual([1, 2, 3, 4, 5].map((work) => `kept ${work}`))
    expect(commits).toEqual([
      [1, 2],
      [3, 4, 5],
    ])
  })

  it('what sockets bring in one turn goes together, though the database commits within it, as PGlite does', async () => {
    const commits: number[][] = []
    const { add, settled } = groupCommit((works: readonly number[]) => {
      commits.push([...works])
      return Promise.resolve(works)
    }, never)
    // Each is called by itself, with what it has promised done before the next, and all in one turn.
    await Promise.all([1, 2, 3].map((work) => nextTurn().then(() => add(work))))
    await settled()
    expect(commits).toEqual([[1, 2, 3]])
  })

  it('all are committed once, in their order, in groups no larger than allowed, each with its own answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        async (pauses, most) => {
          const { commits, commit } = slowDatabase()
          const { add, settled } = groupCommit(commit, never, most)
          const answers: Promise<string>[] = []
          for (const [work, pause] of pauses.entries()) {
            answers.push(add(work))
            // oxlint-disable-next-line no-await-in-loop -- they come one after the other
            if (pause === 0) await sleep(1)
          }
          await settled()
          expect(commits.flat()).toEqual([...pauses.keys()])
          expect(commits.every((group) => group.length <= most)).toBe(true)
          expect(await Promise.all(answers)).toEqual(pauses.map((_, work) => `kept ${work}`))
        },
      ),
      { numRuns: 30 },
    )
  })

  it('if the way to the database fails, all of the commit fail, and the next one is tried', async () => {
    let fails = true
    const { add } = groupCommit((works: readonly number[]) => {
      if (fails) return Promise.reject(new Error('the connection broke'))
      return Promise.resolve(works)
    }, never)
    const outcomes = await Promise.allSettled([add(1), add(2)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    fails = false
    expect(await add(3)).toBe(3)
  })

  it('a value that the database refuses fails by itself', async () => {
    const refusal = new Error('refused')
    const { add } = groupCommit(
      (works: readonly number[]) => (works.includes(2) ? Promise.reject(refusal) : Promise.resolve(works)),
      (error) => error === refusal,
    )
    const outcomes = await Promise.allSettled([add(1), add(2), add(3)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('nothing to wait for is settled', async () => {
    const { commit } = slowDatabase()
    const { add, settled } = groupCommit(commit, never)
    await settled()
    const answer = add(1)
    await settled()
    expect(await Promise.race([answer, Promise.resolve('not yet')])).toBe('kept 1')
  })
})
