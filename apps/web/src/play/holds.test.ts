import { describe, expect, it } from 'vitest'
import { holdsOf } from './holds.ts'
import type { Holds } from './holds.ts'

type Why = 'season' | 'away' | 'handover'

function heldTable(): { readonly said: string[]; readonly holds: Holds<Why> } {
  const said: string[] = []
  return {
    said,
    holds: holdsOf(
      () => said.push('pause'),
      () => said.push('resume'),
    ),
  }
}

describe('holding a table', () => {
  it('pauses it once, however many reasons there are', () => {
    const { said, holds } = heldTable()
    holds.hold('season')
    holds.hold('away')
    holds.release('away')
    expect(said).toEqual(['pause'])
    holds.release('season')
    expect(said).toEqual(['pause', 'resume'])
  })

  it('does nothing for a reason that does not hold', () => {
    const { said, holds } = heldTable()
    holds.release('handover')
    expect(said).toEqual([])
  })

  it('forgets all reasons with the game', () => {
    const { said, holds } = heldTable()
    holds.hold('season')
    holds.clear()
    holds.hold('away')
    expect(said).toEqual(['pause', 'pause'])
  })
})
