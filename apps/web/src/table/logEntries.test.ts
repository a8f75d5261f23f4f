import { NO_VARIANTS, startGame, viewFor } from '@modern-art/engine'
import type { Seat, View } from '@modern-art/engine'
import { configOf, everyGame, turnsOf } from '@modern-art/engine/testing'
import { describe, expect, it } from 'vitest'
import { eventsOf } from '../testing/screens.ts'
import { plain } from '../words/Rich.tsx'
import { en } from '../words/en.ts'
import { logEntries } from './logEntries.ts'
import { sayEvent } from './sayEvent.ts'

/** The view of somebody who gave no name, and so is called "You". */
function ofNameless(view: View, seat: Seat): View {
  const { setup } = view
  return { ...view, setup: { ...setup, players: setup.players.with(seat, en.you) } }
}

describe('the log', () => {
  it('speaks to who looks as one speaks to a person', () => {
    const lines = new Set<string>()
    everyGame(12, (recipe) => {
      for (const { after } of turnsOf(recipe)) {
        const view = ofNameless(viewFor(after.state, 0), 0)
        for (const { text } of logEntries(view, eventsOf(after.events, 0), en)) lines.add(plain(text))
      }
    })
    const toYou = [...lines].filter((line) => /\byou\b/i.test(line))
    expect(toYou.length).toBeGreaterThan(20)
    expect(toYou.filter((line) => /\byou (?!pass\b)\w+s\b/i.test(line))).toEqual([])
  })

  it('names both who share a price', () => {
    const { state } = startGame(configOf({ seats: 3, deck: 'rulebook', variants: NO_VARIANTS, seed: 1 }))
    const said = sayEvent(
      ofNameless(viewFor(state, 0), 0),
      {
        type: 'lot_sold',
        cards: [0, 1],
        auctioneer: 2,
        buyer: 1,
        price: 15,
        payments: [
          { from: 1, to: 2, amount: 8 },
          { from: 1, to: 0, amount: 7 },
        ],
      },
      en,
    )
    const [, buyer, auctioneer] = state.setup.players
    expect(plain(said ?? '')).toBe(`Sold to ${buyer} for 15, paid 8 to ${auctioneer} and 7 to you`)
  })
})
