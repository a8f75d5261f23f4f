import type { MyMatches } from '@modern-art/protocol'
import type { QuickMatch } from '../quickMatch/quickMatch.ts'

const nowhere = (): Promise<MyMatches> => Promise.resolve({ places: [], version: '' })

/** Quick match at a server where nobody ever looks for a table. */
export function nobodyMatches(): QuickMatch {
  return {
    look: nowhere,
    leave: nowhere,
    sayYesToBots: nowhere,
    showUp: nowhere,
    watch: nowhere,
    movePlaces: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    close: () => undefined,
  }
}
