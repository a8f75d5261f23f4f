import type { SafetyStorage } from '../storage/safety.ts'

const nobody = (): Promise<null> => Promise.resolve(null)
const nothing = (): Promise<readonly never[]> => Promise.resolve([])
const done = (): Promise<void> => Promise.resolve()

/** The storage of a server at which nobody was ever blocked or reported. */
export function nobodyToBlame(): SafetyStorage {
  return {
    namesLike: nothing,
    block: done,
    unblock: done,
    blockedBy: nothing,
    blocksBy: nothing,
    addReport: done,
    countReportsBy: () => Promise.resolve(0),
    openReports: nothing,
    decide: nobody,
    lift: nobody,
    sanctionsOf: nothing,
    moderationLog: nothing,
  }
}
