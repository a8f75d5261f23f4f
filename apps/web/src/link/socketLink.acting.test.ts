import { auctionTypeOf } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import { describe, expect, it } from 'vitest'
import { clockByHand } from '../testing/clockByHand.ts'
import { settle } from '../testing/pageInMemory.ts'
import { serverInMemory } from '../testing/serverInMemory.ts'
import { sessionInMemory } from '../testing/sessionInMemory.ts'
import { actionOf, comeBack, windowInMemory } from '../testing/windowInMemory.ts'

const SECOND = 1000
const CLOCK = { clock: { kind: 'per_decision', milliseconds: 45 * SECOND } } as const

describe('a play at a table online, on the way from an action to its answer', () => {
  it('makes an action once that was heard, but not answered before the connection was lost', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    await settle()
    server.isMute = true
    ada.play.act(actionOf(server, 0))
    await settle()
    server.cut('0')
    expect(ada.store.getState()).toMatchObject({ acting: true, screen: { moves: 0 } })
    server.isMute = false
    await comeBack(clock)
    expect(server.heard.map(({ id }) => id)).toEqual([server.heard[0]?.id, server.heard[0]?.id])
    expect(server.table.table().actions).toHaveLength(1)
    expect(ada.store.getState()).toMatchObject({ acting: false, refusal: null, screen: { moves: 1 } })
  })

  it('hears of an action whose answer was lost as soon as it notices', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    await settle()
    server.loses = 1
    ada.play.act(actionOf(server, 0))
    await settle()
    expect(ada.store.getState()).toMatchObject({ acting: true, screen: { moves: 0 } })
    server.table.put({ type: 'left', seat: 2 })
    await settle()
    expect(ada.store.getState()).toMatchObject({ acting: false, screen: { moves: 1 } })
    expect(server.table.table().actions).toHaveLength(1)
  })

  it('keeps an action pending over a welcome that comes before its answer', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock, { sameMoment: 250, hammer: { quiet: 6 * SECOND, call: 3 * SECOND } })
    const ada = windowInMemory(server, clock, '0')
    const ben = windowInMemory(server, clock, '1')
    await settle()
    ada.play.act(actionOf(server, 0))
    await settle()
    // Bids wait for others of the same moment.
    ben.play.act({ type: 'bid', seat: 1, amount: 5 })
    await settle()
    void ben.online.send({ type: 'resync' })
    await settle()
    expect(ben.store.getState()).toMatchObject({ acting: true, screen: { moves: 1 } })
    clock.pass(250)
    await settle()
    expect(ben.store.getState()).toMatchObject({ acting: false, screen: { moves: 2 } })
  })

  it('says honestly that an action was not made because time ran out meanwhile', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock, CLOCK)
    const ada = windowInMemory(server, clock, '0')
    await settle()
    server.cut('0')
    server.refuses = { code: 'failed', message: 'the server starts again' }
    ada.play.act(actionOf(server, 0))
    clock.pass(46 * SECOND)
    await settle()
    expect(server.table.table().actions).toHaveLength(1)
    expect(ada.store.getState()).toMatchObject({ acting: true, screen: { moves: 0 } })
    server.refuses = null
    clock.pass(10 * SECOND)
    await settle()
    const { screen, refusal, acting } = ada.store.getState()
    expect(server.table.table().actions).toHaveLength(1)
    expect([screen?.moves, acting]).toEqual([1, false])
    // The note is drawn with the decision that it names.
    expect(refusal).toMatchObject({ code: 'stale_decision', decision: screen?.decision })
  })

  it('lets the note of a late refusal stand until its person is asked something else', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    await settle()
    const put = async (...actions: readonly Action[]): Promise<void> => {
      const { decision, actions: before } = server.table.table()
      for (const [index, action] of actions.entries()) {
        const seat = action.type === 'hammer' ? 0 : action.seat
        server.table.put({ type: 'acted', seat, actionId: `${before.length} ${index}`, decision, action })
      }
      await settle()
    }
    const isNoteDrawn = (): boolean => {
      const { refusal, screen } = ada.store.getState()
      return refusal !== null && refusal.decision === screen?.decision
    }
    await put(actionOf(server, 0))
    server.cut('0')
    ada.play.act({ type: 'bid', seat: 0, amount: 1 })
    await put(...[0, 1, 2].map((seat) => ({ type: 'pass', seat }) as const))
    await comeBack(clock)
    expect(ada.store.getState()).toMatchObject({ refusal: { code: 'stale_decision' }, screen: { asked: [1] } })
    expect(isNoteDrawn()).toBe(true)
    const card = server.table.table().state.hands[1]?.find((held) => auctionTypeOf(held) === 'one_offer') ?? -1
    await put({ type: 'play_card', seat: 1, card })
    expect(ada.store.getState()).toMatchObject({ screen: { asked: [2] } })
    expect(isNoteDrawn()).toBe(true)
    await put({ type: 'pass', seat: 2 })
    expect(ada.store.getState()).toMatchObject({ screen: { asked: [0] } })
    expect(isNoteDrawn()).toBe(false)
  })

  it('asks after a reload what became of an action', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const session = sessionInMemory()
    const before = windowInMemory(server, clock, '0', session)
    await settle()
    server.isMute = true
    before.play.act(actionOf(server, 0))
    await settle()
    before.online.close()
    server.isMute = false
    const after = windowInMemory(server, clock, '0', session)
    const pending: boolean[] = []
    after.store.subscribe(({ acting }) => void pending.push(acting))
    await settle()
    expect(pending).toContain(true)
    expect(server.table.table().actions).toHaveLength(1)
    expect(after.store.getState()).toMatchObject({ acting: false, refusal: null, screen: { moves: 1 } })
  })

  it('tells after a reload that an action was not made', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock, CLOCK)
    const session = sessionInMemory()
    const before = windowInMemory(server, clock, '0', session)
    await settle()
    server.cut('0')
    before.play.act(actionOf(server, 0))
    before.online.close()
    clock.pass(46 * SECOND)
    await settle()
    const after = windowInMemory(server, clock, '0', session)
    await settle()
    const { refusal, screen, acting } = after.store.getState()
    expect(refusal).toMatchObject({ code: 'stale_decision', decision: screen?.decision })
    expect(acting).toBe(false)
  })
})
