import { NO_VARIANTS, artistOf, startGame, viewFor } from '@modern-art/engine'
import type { GameState, PublicEvent, Seat, View } from '@modern-art/engine'
import { cardNamed, configOf, everyGame, turnsOf } from '@modern-art/engine/testing'
import type { ScreenEvent } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import { paintingFor } from '../../paintings/pictures.ts'
import { eventsOf } from '../../testing/screens.ts'
import { plain } from '../../words/Rich.tsx'
import { de } from '../../words/de.ts'
import { en } from '../../words/en.ts'
import { pt } from '../../words/pt.ts'
import type { Words } from '../../words/words.ts'
import { logEntries, recapFor } from './logEntries.ts'
import { sayEvent } from './sayEvent.ts'

/** The view of somebody who gave no name, and so is called "You". */
function ofNameless(view: View, seat: Seat): View {
  const { setup } = view
  return { ...view, setup: { ...setup, players: setup.players.with(seat, en.you) } }
}

function begun(): GameState {
  return startGame(configOf({ seats: 3, deck: 'rulebook', variants: NO_VARIANTS, seed: 1 })).state
}

const DOUBLE = cardNamed('manuel-double-1')
const OPEN = cardNamed('manuel-open-1')

/** Ben plays a double, and Ada, who looks, adds an open painting. */
const LOT: readonly ScreenEvent[] = [
  { type: 'card_played', seat: 1, card: DOUBLE },
  { type: 'second_declined', seat: 1 },
  { type: 'second_offered', seat: 0, card: OPEN },
  { type: 'auctioneer_changed', from: 1, to: 0 },
  { type: 'auction_started', auction: 'open', auctioneer: 0, cards: [DOUBLE, OPEN] },
  { type: 'bid_placed', seat: 2, amount: 62 },
  { type: 'passed', seat: 0 },
]

type Payments = Extract<PublicEvent, { readonly type: 'lot_sold' }>['payments']

function sold(buyer: Seat, price: number, payments: Payments): ScreenEvent {
  return { type: 'lot_sold', cards: [DOUBLE, OPEN], auctioneer: 0, buyer, price, payments }
}

/** What the only lot reads as, without its titles. */
function lineOf(events: readonly ScreenEvent[], words: Words = en): string {
  const lot = logEntries(viewFor(begun(), 0), events, words).find(({ kind }) => kind === 'lot')
  const titles = [DOUBLE, OPEN].map((card) => paintingFor(card, words).title)
  return plain(lot?.text ?? '')
    .replace(`${titles[0]}, ${titles[1]}`, 'BOTH')
    .replace(titles[0] ?? '', 'FIRST')
}

describe('the log', () => {
  it('speaks to the reader as one speaks to a person', () => {
    const lines = new Set<string>()
    everyGame(12, (recipe) => {
      const events: ScreenEvent[] = []
      let view: View | null = null
      for (const { after } of turnsOf(recipe)) {
        view = ofNameless(viewFor(after.state, 0), 0)
        events.push(...eventsOf(after.events, 0))
      }
      if (view === null) return
      for (const entry of logEntries(view, events, en)) {
        lines.add(plain(entry.text))
        if (entry.kind === 'lot') for (const { text } of entry.story) lines.add(plain(text))
      }
    })
    const toYou = [...lines].filter((line) => /\byou\b/i.test(line))
    expect(toYou.length).toBeGreaterThan(20)
    expect(toYou.filter((line) => /\byou (?!pass\b)\w+s\b/i.test(line))).toEqual([])
  })

  it('names both who share a price', () => {
    const state = begun()
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

  it('has one line for a lot: what, how, who pays how much to whom', () => {
    const toSeller = sold(2, 62, [{ from: 2, to: 0, amount: 62 }])
    expect(lineOf([...LOT, toSeller])).toBe('BOTH, open: Cleo 62 → you')
    expect(lineOf([...LOT, toSeller], de)).toBe('BOTH, frei: Cleo 62 → dich')
    expect(lineOf([...LOT, toSeller], pt)).toBe('BOTH, aberto: Cleo 62 → você')
    const toBank = sold(0, 63, [{ from: 0, to: null, amount: 63 }])
    expect(lineOf([...LOT, toBank])).toBe('BOTH, open: you 63 → the bank')
    const shared = sold(2, 15, [
      { from: 2, to: 0, amount: 8 },
      { from: 2, to: 1, amount: 7 },
    ])
    expect(lineOf([...LOT, shared])).toBe('BOTH, open: Cleo 15 → you 8 and Ben 7')
    expect(lineOf([...LOT, { type: 'lot_taken_free', cards: [DOUBLE, OPEN], seat: 0 }])).toBe(
      'BOTH, open: free for you',
    )
  })

  it('says who sells while the lot runs, and what is auctioned so far', () => {
    expect(lineOf(LOT.slice(0, 2))).toBe('FIRST, double: Ben sells')
    expect(lineOf(LOT)).toBe('BOTH, open: you sell')
  })

  it('opens a lot to its bids and passes, and shows its artist', () => {
    const [lot] = logEntries(viewFor(begun(), 0), LOT, en)
    if (lot?.kind !== 'lot') throw new Error('the only entry is no lot')
    expect(lot.artist).toBe(artistOf(OPEN))
    expect(lot.story.map(({ text }) => plain(text)).slice(-2)).toEqual(['Cleo bids 62', 'You pass'])
  })

  it('sums up what somebody missed: lots in a line each, and of a running one what is new', () => {
    const view = viewFor(begun(), null)
    const said = (seat: Seat, events: readonly ScreenEvent[]): readonly string[] =>
      recapFor(seat, view, events, en).map(({ text }) => plain(text))
    expect(said(0, LOT)).toEqual([])
    expect(said(2, LOT)).toEqual([expect.stringMatching(/open: Ada sells$/), 'Ada passes'])
    const over = [...LOT, sold(2, 62, [{ from: 2, to: 0, amount: 62 }])]
    expect(said(0, over)).toEqual([expect.stringMatching(/open: Cleo 62 → Ada$/)])
    expect(said(2, over)).toEqual([])
  })
})
