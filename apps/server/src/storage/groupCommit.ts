import { setImmediate } from 'node:timers/promises'

/** Small enough that no single commit keeps the others waiting. */
const MOST_AT_ONCE = 200

export interface GroupCommit<Work, Result> {
  readonly add: (work: Work) => Promise<Result>
  /** Resolves once nothing is on its way and nothing waits. */
  readonly settled: () => Promise<void>
}

interface Waiting<Work, Result> {
  readonly work: Work
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Keeps works together: those that come while a commit is on its way go into the next one, in the order in which they
 * came. `commit` gives the results in the order of the works. If it fails, so does each of its works; but where the
 * database refused a value (`isRefusal`), nothing has been kept, and each work is tried by itself, so that nobody fails for
 * what somebody else sent.
 */
export function groupCommit<Work, Result>(
  commit: (works: readonly Work[]) => Promise<readonly Result[]>,
  isRefusal: (error: unknown) => boolean,
  most: number = MOST_AT_ONCE,
): GroupCommit<Work, Result> {
  let waiting: Waiting<Work, Result>[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // What is added in this same turn goes along, and so does what sockets hold ready: PGlite commits without letting them
      // in, so that otherwise each of their commands would be a commit of its own.
      // oxlint-disable-next-line no-await-in-loop
      await setImmediate()
      const group = waiting.slice(0, most)
      waiting = waiting.slice(most)
      // oxlint-disable-next-line no-await-in-loop -- one commit at a time is the point
      await keep(group)
    }
    running = null
  }

  async function keep(group: readonly Waiting<Work, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ work }) => work))
      for (const [place, { resolve }] of group.entries()) resolve(results[place] as Result)
    } catch (error) {
      if (group.length > 1 && isRefusal(error)) {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        for (const each of group) await keep([each])
      } else {
        for (const { reject } of group) reject(error)
      }
    }
  }

  return {
    add: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject })
        running ??= run()
      }),
    settled: async () => {
      await running
    },
  }
}
