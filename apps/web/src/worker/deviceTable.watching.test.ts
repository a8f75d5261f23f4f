import { resolveConfig, startGame, viewFor } from '@modern-art/engine'
import type { Card } from '@modern-art/engine'
import type { Table } from '@modern-art/table'
import { describe, expect, it } from 'vitest'
import { CONFIG, hosting, playUntil, settle } from '../testing/hosting.ts'

const ONLY_BOTS = ['medium', 'hoarder', 'easy']

describe('a table of bots alone', () => {
  it('stops, and goes on one action at a time', async () => {
    const game = hosting(undefined, {}, ONLY_BOTS)
    const moves = (): number => game.table.transcript().actions.length
    const showAll = async (): Promise<void> => {
      game.table.shown(moves())
      await settle()
    }
    game.table.look(null)
    game.table.holdBots(true)
    await settle()
    await showAll()
    expect(moves()).toBe(0)
    for (const step of Array.from({ length: 30 }, (_, index) => index + 1)) {
      game.table.stepOn()
      // One step after the other, as somebody presses.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      expect(moves()).toBe(step)
      // oxlint-disable-next-line no-await-in-loop
      await showAll()
      expect(moves()).toBe(step)
    }
    game.table.holdBots(false)
    await settle()
    expect(moves()).toBeGreaterThan(30)
  })

  it('lays all hands open when asked, as each seat sees its own, and no more afterwards', async () => {
    const game = hosting(undefined, {}, ONLY_BOTS)
    game.table.look(null)
    await settle()
    expect(game.laidOpen).toEqual([])
    game.table.openHands(true)
    await settle()
    const [first] = game.laidOpen
    const kept = game.kept.at(-1) as Table
    expect(first).toEqual({ moves: 0, hands: [0, 1, 2].map((seat) => viewFor(kept.state, seat).hand) })
    game.table.shown(0)
    await settle()
    expect(game.laidOpen.at(-1)?.moves).toBe(1)
    expect(game.laidOpen.at(-1)?.hands.flat()).toHaveLength((first?.hands.flat().length ?? 0) - 1)
    game.table.openHands(false)
    game.laidOpen.splice(0)
    game.table.shown(1)
    await settle()
    expect(game.laidOpen).toEqual([])
  })
})

describe('a table with people', () => {
  it('never lays a hand open, whatever is asked, and cannot be stopped', async () => {
    for (const seats of [
      ['person', 'hoarder', 'easy'],
      ['person', 'person', 'easy'],
      ['person', 'person', 'person'],
    ]) {
      const game = hosting(undefined, {}, seats)
      game.table.openHands(true)
      game.table.look(0)
      game.table.holdBots(true)
      game.table.openHands(true)
      // One table at a time, as a device has it.
      // oxlint-disable-next-line no-await-in-loop
      await playUntil(game, ({ actions }) => actions.length > 5)
      expect(game.laidOpen).toEqual([])
    }
  })

  it('tells the page the same whatever the others hold, though it asks for their hands', async () => {
    const { state } = startGame(resolveConfig(CONFIG))
    const own = state.hands[0] ?? []
    const told = async (deckOrder: readonly Card[]): Promise<unknown> => {
      const config = { players: CONFIG.players, deck: CONFIG.deck, variants: CONFIG.variants }
      const game = hosting({ config: { ...config, startingSeat: 0, deckOrder }, actions: [] })
      game.table.look(0)
      game.table.openHands(true)
      await settle()
      const [card = 0] = own
      game.table.put({
        type: 'acted',
        seat: 0,
        actionId: 'a',
        decision: 0,
        action: { type: 'play_card', seat: 0, card },
      })
      await settle()
      return [game.told, game.laidOpen]
    }
    const others = [...(state.hands[1] ?? []), ...(state.hands[2] ?? []), ...state.deck]
    // Seat 0 is dealt its cards first.
    expect(await told([...own, ...others.toReversed()])).toEqual(await told([...own, ...others]))
  })
})
