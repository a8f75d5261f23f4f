import { rememberMoney, viewFor } from '@modern-art/engine'
import type { GameEvent, View } from '@modern-art/engine'
import { endOf, enough, everyGame, turnsOf } from '@modern-art/engine/testing'
import { strict as assert } from 'node:assert'
import { describe, expect, it } from 'vitest'
import { highlightsOf } from './highlights.ts'
import { marketOf, possibleWorth } from '../facts/market.ts'
import { moneyCurve } from './moneyCurve.ts'
import { shownAccounts } from './shownAccounts.ts'
import type { ShownAccount } from './shownAccounts.ts'
import { seasonEnding, seasonReport } from './seasonReport.ts'
import type { SeasonPlace } from './seasonReport.ts'

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>

function find<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type): Of<Type> | undefined {
  return events.find((event): event is Of<Type> => event.type === type)
}

describe('what the screen says of seasons', () => {
  it('is what the engine did: places, tiles, redemptions and profits', () => {
    let seasons = 0
    everyGame(20, (recipe) => {
      const all: GameEvent[] = []
      let moneyBefore: readonly number[] | null = null
      for (const { before, after } of turnsOf(recipe)) {
        moneyBefore ??= before.money
        all.push(...after.events)
        const ended = find(after.events, 'round_ended')
        if (ended === undefined) continue
        const view = viewFor(after.state, null)
        const report = seasonReport(view, ended.round)
        assert.ok(report !== null)
        assert.deepEqual(
          report.places.map(({ artist, tile, aheadByTie }) => ({ artist, tile, aheadByTie })),
          ended.ranking.map(({ artist, tile, aheadByTie }) => ({ artist, tile, aheadByTie })),
        )
        const tiles = find(after.events, 'tiles_placed')?.tiles ?? []
        for (const { artist, tile, value } of tiles) {
          const place: SeasonPlace | undefined = report.places.find((each) => each.artist === artist)
          assert.deepEqual([place?.tile, place?.pays], [tile, value])
        }
        for (const event of after.events) {
          if (event.type === 'paintings_redeemed') assert.equal(report.accounts[event.seat]?.redeemed, event.total)
        }
        for (const { seat, profit } of report.accounts) {
          assert.equal(profit, (after.state.money[seat] ?? 0) - (moneyBefore[seat] ?? 0))
        }
        assert.equal(seasonEnding(all, ended.round)?.reason, ended.reason)
        assert.ok(ended.unsold.every((card) => report.unsold.includes(card)))
        moneyBefore = after.state.money
        seasons += 1
      }
    })
    expect(seasons).toBeGreaterThan(enough(60))
  })

  it('ends the curve with the money of the podium, and has a point for every lot', () => {
    everyGame(10, (recipe) => {
      const end = endOf(recipe)
      const view = viewFor(end, null)
      const curve = moneyCurve(view)
      assert.deepEqual(curve.at(-1)?.money, end.money)
      assert.deepEqual(rememberMoney(view), end.money)
      const lots = end.past.flatMap((round) => round.lots).length
      assert.equal(curve.length, 1 + lots + end.past.length)
    })
  })

  it('shows a rival’s profit with the money or neither, as the table’s money rule says', () => {
    let hidden = 0
    everyGame(10, (recipe) => {
      for (const { after } of turnsOf(recipe)) {
        const ended = find(after.events, 'round_ended')
        if (ended === undefined) continue
        const { state } = after
        for (const seat of [null, ...state.money.keys()]) {
          const view = viewFor(state, seat)
          for (const memoryAid of [false, true]) {
            const accounts = shownAccounts({ view, rules: { memoryAid } }, ended.round)
            for (const { seat: owner, sums } of accounts) {
              const mayKnow = memoryAid || view.money[owner] !== null
              assert.equal(sums?.money ?? null, mayKnow ? state.money[owner] : null)
              if (sums === null) hidden += 1
            }
          }
        }
      }
    })
    expect(hidden).toBeGreaterThan(enough(100))
  })

  it('shows of a rival whose money is hidden nothing that follows from what was paid', () => {
    let compared = 0
    everyGame(10, (recipe) => {
      for (const { after } of turnsOf(recipe)) {
        const ended = find(after.events, 'round_ended')
        if (ended === undefined || after.state.phase.name === 'finished') continue
        const view = viewFor(after.state, 0)
        const dearer: View = {
          ...view,
          past: view.past.map((round) => ({
            ...round,
            lots: round.lots.map((lot, index) => ({ ...lot, price: lot.price + 1 + index })),
          })),
        }
        const rivals = (shown: View): readonly ShownAccount[] =>
          shownAccounts({ view: shown, rules: { memoryAid: false } }, ended.round).filter(
            ({ seat }) => shown.money[seat] === null,
          )
        assert.deepEqual(rivals(view), rivals(dearer))
        compared += rivals(view).length
      }
    })
    expect(compared).toBeGreaterThan(enough(20))
  })

  it('forecasts a card as if it were played', () => {
    let forecasts = 0
    everyGame(6, (recipe) => {
      for (const { before, action, after } of turnsOf(recipe)) {
        if (action.type !== 'play_card' || find(after.events, 'round_ended') !== undefined) continue
        const forecast = marketOf(viewFor(before, null), [action.card])
        assert.deepEqual(forecast, marketOf(viewFor(after.state, null)))
        forecasts += 1
      }
    })
    expect(forecasts).toBeGreaterThan(enough(100))
  })

  it('promises no lot more than it can pay, and a placed one no less', () => {
    everyGame(6, (recipe) => {
      for (const { before, after } of turnsOf(recipe)) {
        const view = viewFor(before, null)
        for (const event of after.events) {
          if (event.type !== 'tiles_placed') continue
          for (const { artist, value } of event.tiles) {
            const { least, most } = possibleWorth(view, artist, 1)
            assert.ok(value >= least && value <= most)
          }
        }
      }
    })
    expect(possibleWorth({ past: [], played: [], phase: { name: 'finished' } }, 0, 2)).toEqual({
      least: 20,
      most: 60,
      now: 0,
    })
  })

  it('remembers a gain as the best buy and a loss as the dearest mistake', () => {
    let both = 0
    everyGame(6, (recipe) => {
      const end = endOf(recipe)
      const { bestBuy, worstBuy, dearest } = highlightsOf(viewFor(end, null))
      if (bestBuy !== null) assert.ok(bestBuy.redeemed > bestBuy.paid)
      if (worstBuy !== null) assert.ok(worstBuy.redeemed < worstBuy.paid)
      const prices = end.past.flatMap(({ lots }) => lots.map(({ price }) => price))
      assert.equal(dearest?.paid ?? 0, Math.max(0, ...prices))
      if (bestBuy !== null && worstBuy !== null) both += 1
    })
    expect(both).toBeGreaterThan(0)
  })
})
