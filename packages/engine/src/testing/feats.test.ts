import { describe, expect, it } from 'vitest'
import { FEATS, featsOf } from './feats.ts'
import type { Feat } from './feats.ts'
import { turnsOf } from './games.ts'
import { NAMED_GAMES } from './namedGames.ts'

/** With more than three, nobody has a mystery hand, and the deck does not run out before round 4. */
const ONLY_WITH_THREE: ReadonlySet<Feat> = new Set([
  'fifth painting, flipped',
  'mystery card refused',
  'game over without a round 4',
])

describe('the named games', () => {
  it.each([3, 4, 5])('of %i perform every feat between them, so that no law is empty of what it covers', (seats) => {
    const games = Object.values(NAMED_GAMES).filter((recipe) => recipe.seats === seats)
    const performed = new Set(games.flatMap((recipe) => Array.from(turnsOf(recipe)).flatMap(featsOf)))
    const possible = FEATS.filter((feat) => seats === 3 || !ONLY_WITH_THREE.has(feat))
    expect(possible.filter((feat) => !performed.has(feat))).toEqual([])
  })
})
