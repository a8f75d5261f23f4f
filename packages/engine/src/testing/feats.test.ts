import { describe, expect, it } from 'vitest'
import { FEATS, featsOf } from './feats.ts'
import { turnsOf } from './games.ts'
import { NAMED_GAMES } from './namedGames.ts'

describe('the named games', () => {
  it('perform every feat between them, so that no law is empty of what it claims to cover', () => {
    const turns = Object.values(NAMED_GAMES).flatMap((recipe) => Array.from(turnsOf(recipe)))
    const performed = new Set(turns.flatMap(featsOf))
    expect(FEATS.filter((feat) => !performed.has(feat))).toEqual([])
  })
})
