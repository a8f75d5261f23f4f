import type { GameEvent, Seat } from '@modern-art/engine'
import { cardNamed, everyGame, turnsOf } from '@modern-art/engine/testing'
import type { GameRecipe } from '@modern-art/engine/testing'
import type { ScreenEvent } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../testing/screens.ts'
import { foldLog, repeatedPasses } from './foldedLog.ts'
import type { LogPart, LoggedLot } from './foldedLog.ts'

function isLot(part: LogPart): part is LoggedLot {
  return part.kind === 'lot'
}

function eventsIn(recipe: GameRecipe): readonly GameEvent[] {
  return [...turnsOf(recipe)].flatMap(({ after }) => after.events)
}

const OPEN = cardNamed('manuel-open-1')
const HIDDEN = cardNamed('sigrid-hidden-1')

function lotFrom(events: readonly ScreenEvent[]): readonly string[] {
  const lot = foldLog(events).find(isLot)
  return (lot?.story ?? []).map((index) => events[index]?.type ?? '')
}

describe('the log by lots', () => {
  it('has each lot that was sold or taken, with its buyer and price, in order', () => {
    everyGame(12, (recipe) => {
      const turns = [...turnsOf(recipe)]
      const past = turns.at(-1)?.after.state.past ?? []
      const folded = foldLog(eventsOf(eventsIn(recipe), 0)).filter(isLot)
      const told = folded.map(({ cards, auctioneer, outcome }) => ({
        cards,
        auctioneer,
        buyer: outcome?.type === 'lot_sold' ? outcome.buyer : outcome?.seat,
        price: outcome?.type === 'lot_sold' ? outcome.price : 0,
      }))
      const lots = past.flatMap((season) => season.lots)
      expect(told).toEqual(lots.map(({ cards, auctioneer, buyer, price }) => ({ cards, auctioneer, buyer, price })))
    })
  })

  it('loses no event but passes that say nothing new, kinds of auction, and sealed bids once they are shown', () => {
    everyGame(12, (recipe) => {
      const events = eventsOf(eventsIn(recipe), 0)
      const told = foldLog(events).flatMap((part) => (isLot(part) ? part.story : [part.index]))
      expect(told).toEqual([...new Set(told)].toSorted((one, other) => one - other))
      const kept = new Set(told)
      const repeated = repeatedPasses(events)
      for (const [index, { type }] of events.entries()) {
        const saysNothingNew = repeated.has(index) || type === 'auction_started' || type === 'bid_sealed'
        expect(kept.has(index), `${index} ${type}`).toBe(!saysNothingNew)
      }
    })
  })

  it('ends with the lot that runs, as long as one runs', () => {
    everyGame(6, (recipe) => {
      const events: ScreenEvent[] = []
      for (const { after } of turnsOf(recipe)) {
        events.push(...eventsOf(after.events, null))
        if (after.events.every(({ type }) => type === 'bid_placed' || type === 'passed')) continue
        const { name } = after.state.phase
        const last = foldLog(events).at(-1)
        const runs = last?.kind === 'lot' && last.outcome === null
        expect({ name, runs }).toEqual({ name, runs: name === 'auction' || name === 'double_offer' })
      }
    })
  })

  it('is the same for everybody', () => {
    everyGame(6, (recipe) => {
      const events = eventsIn(recipe)
      expect(foldLog(eventsOf(events, 1))).toEqual(foldLog(eventsOf(events, null)))
    })
  })

  it('leaves a painting that ends the season outside the lots', () => {
    const events: readonly ScreenEvent[] = [
      { type: 'card_played', seat: 0, card: OPEN },
      { type: 'round_ended', round: 1, reason: 'fifth_painting', unsold: [OPEN], ranking: [] },
    ]
    expect(foldLog(events)).toEqual([
      { kind: 'event', index: 0 },
      { kind: 'event', index: 1 },
    ])
  })

  it('tells a pass again only of somebody who has bid in between, or in another lot', () => {
    const pass = (seat: Seat): ScreenEvent => ({ type: 'passed', seat })
    const bid = (seat: Seat, amount: number): ScreenEvent => ({ type: 'bid_placed', seat, amount })
    const lot = [
      { type: 'card_played', seat: 2, card: OPEN } as const,
      pass(0),
      bid(1, 5),
      pass(0),
      bid(2, 6),
      pass(0),
      pass(1),
    ]
    expect([...repeatedPasses(lot)]).toEqual([3, 5])
    expect([...repeatedPasses([...lot, bid(0, 7), pass(1), bid(2, 8), pass(0)])]).toEqual([3, 5, 8])
    expect([...repeatedPasses([...lot, ...lot])]).toEqual([3, 5, 10, 12])
  })

  it('forgets a call that was answered by a bid, and keeps the last ones', () => {
    const once: ScreenEvent = { type: 'hammer_called', call: 1 }
    const twice: ScreenEvent = { type: 'hammer_called', call: 2 }
    const events: readonly ScreenEvent[] = [
      { type: 'card_played', seat: 0, card: OPEN },
      once,
      { type: 'bid_placed', seat: 1, amount: 3 },
      once,
      twice,
      { type: 'hammer_fell' },
    ]
    expect(lotFrom(events)).toEqual(['card_played', 'bid_placed', 'hammer_called', 'hammer_called', 'hammer_fell'])
  })

  it('says who has made a sealed bid only until the bids are revealed', () => {
    const sealed: readonly ScreenEvent[] = [
      { type: 'card_played', seat: 0, card: HIDDEN },
      { type: 'bid_sealed', seat: 0 },
      { type: 'bid_sealed', seat: 1 },
    ]
    expect(lotFrom(sealed)).toEqual(['card_played', 'bid_sealed', 'bid_sealed'])
    const revealed: ScreenEvent = { type: 'bids_revealed', bids: [], tied: [], winner: 1 }
    expect(lotFrom([...sealed, revealed])).toEqual(['card_played', 'bids_revealed'])
  })
})
