import { quickRandom, randomOf } from '@modern-art/engine'
import { screenOf, welcomeFor } from '@modern-art/table'
import type { ScreenEvent } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import { arrivalOf } from '../play/arrivals.ts'
import { clockByHand } from '../testing/clockByHand.ts'
import type { ClockByHand } from '../testing/clockByHand.ts'
import { settle } from '../testing/pageInMemory.ts'
import { PARTY, serverInMemory } from '../testing/serverInMemory.ts'
import type { ServerInMemory } from '../testing/serverInMemory.ts'
import { sessionInMemory } from '../testing/sessionInMemory.ts'
import { actionOf, comeBack, drawn, windowInMemory } from '../testing/windowInMemory.ts'
import type { WindowInMemory } from '../testing/windowInMemory.ts'

const SECOND = 1000
const CLOCK = { clock: { kind: 'per_decision', milliseconds: 45 * SECOND } } as const

describe('a play at a table online', () => {
  it('opens with the first welcome, for the person’s seat', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    expect(ada.store.getState()).toMatchObject({ status: 'opening', wanted: PARTY.code })
    await settle()
    expect(ada.store.getState()).toMatchObject({
      status: 'open',
      gameId: PARTY.code,
      isOwn: false,
      people: [0],
      looking: { at: 'seat', seat: 0 },
    })
    expect(drawn(ada)).toEqual(screenOf(server.table.table(), 0, clock.now()))
  })

  it('shows what its person does as pending at once, and settles it with the answer', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    await settle()
    ada.play.act(actionOf(server, 0))
    expect(ada.store.getState()).toMatchObject({ acting: true, screen: { moves: 0 } })
    await settle()
    expect(ada.store.getState()).toMatchObject({ acting: false, refusal: null, screen: { moves: 1 } })
    ada.play.act({ type: 'play_card', seat: 0, card: 1 })
    await settle()
    expect(ada.store.getState()).toMatchObject({
      acting: false,
      refusal: { code: 'wrong_phase' },
      screen: { moves: 1 },
    })
    ada.play.giveOrder(0, { type: 'out' })
    await settle()
    expect(ada.store.getState()).toMatchObject({ refusal: null, screen: { order: { type: 'out' } } })
  })

  it('draws a welcome that comes in the middle of a show at once', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    windowInMemory(server, clock, '0')
    const ben = windowInMemory(server, clock, '1', sessionInMemory(), 1)
    await settle()
    const { decision } = server.table.table()
    server.table.put({ type: 'acted', seat: 0, actionId: 'a', decision, action: actionOf(server, 0) })
    await settle()
    expect(ben.store.getState().beat).not.toBeNull()
    server.cut('1')
    await comeBack(clock)
    expect(ben.store.getState().beat).toBeNull()
    expect(drawn(ben)).toEqual(screenOf(server.table.table(), 1, clock.now()))
  })

  it('counts clocks from when a message came, and after a reconnect from what the server says then', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock, CLOCK)
    const ben = windowInMemory(server, clock, '1')
    await settle()
    const clockOfAda = (): unknown => {
      const { screen } = ben.store.getState()
      return screen === null ? null : { left: screen.clocks[0]?.left, at: arrivalOf(screen) }
    }
    clock.pass(5 * SECOND)
    ben.now = 6000
    server.table.put({ type: 'joined', seat: 2 })
    server.table.put({ type: 'left', seat: 2 })
    await settle()
    expect(clockOfAda()).toEqual({ left: 40 * SECOND, at: 6000 })
    server.cut('1')
    // The try that follows at once is not answered before all of this time has passed, and not given up yet.
    clock.pass(19 * SECOND)
    ben.now = 25_000
    await settle()
    expect(clockOfAda()).toEqual({ left: 21 * SECOND, at: 25_000 })
  })

  it('shows the table to somebody who watches, without anything to do', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    const visitor = windowInMemory(server, clock, 'a visitor')
    await settle()
    ada.play.act(actionOf(server, 0))
    await settle()
    expect(visitor.store.getState()).toMatchObject({ people: [], looking: { at: 'table' }, isOwn: false })
    expect(drawn(visitor)).toEqual(screenOf(server.table.table(), null, clock.now()))
  })

  it('does nothing that only a table of this device does', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    await settle()
    const before = ada.store.getState()
    const { play } = ada
    play.askHint()
    play.exportGame()
    play.stopBots()
    play.stepBots()
    play.openHands(true)
    play.lookAway()
    play.askToLook(1)
    play.takeDevice()
    play.backToTable()
    play.letOthersGoOn()
    play.skip()
    play.refreshPace()
    await settle()
    expect(ada.store.getState()).toEqual(before)
    expect(server.heard).toEqual([])
    expect(server.table.table().paused).toBe(false)
  })

  it('leaves the table when the game is put away, and not one that the page has gone to since', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const ada = windowInMemory(server, clock, '0')
    await settle()
    ada.play.putGameAway()
    await settle()
    expect(ada.online.store.getState().status.state).toBe('closed')
    expect(server.table.table().occupants[0]).toMatchObject({ present: false })
    const ben = windowInMemory(server, clock, '1')
    await settle()
    ben.online.open('HGFEDCBA', 'player')
    ben.play.putGameAway()
    expect(ben.online.store.getState().place?.code).toBe('HGFEDCBA')
  })

  it('is opened again for another seat, and revived from the table', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const made = windowInMemory(server, clock, '0')
    await settle()
    const { history, screen } = welcomeFor(server.table.table(), 1, clock.now())
    server.say('0', { type: 'welcome', seat: 1, history, screen })
    await settle()
    expect(made.store.getState()).toMatchObject({ people: [1], screen: { view: { seat: 1 } } })
    made.play.reviveGame()
    await settle()
    expect(made.store.getState()).toMatchObject({ status: 'open', people: [0], screen: { view: { seat: 0 } } })
  })

  it('shows to three players and a visitor what the server has for each, through a whole game', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const windows = ['0', '1', '2', 'a visitor'].map((ticket) => windowInMemory(server, clock, ticket))
    await settle()
    await playOn(server, windows, () => {
      for (const each of windows) expect(drawn(each)).toEqual(screenFor(server, each, clock))
      return Promise.resolve()
    })
    expect(server.heard.filter(({ type }) => type !== 'act')).toEqual([])
    for (const each of windows) expect(each.store.getState()).toMatchObject({ acting: false, beat: null })
    const [ada] = windows
    expect(ada?.store.getState().events.filter(isOfTheGame)).toEqual(
      welcomeFor(server.table.table(), 0, clock.now()).history,
    )
  })

  it('plays a whole game to its end over bad connections, each action once', async () => {
    const clock = clockByHand()
    const server = serverInMemory(clock)
    const windows = ['0', '1', '2', 'a visitor'].map((ticket) => windowInMemory(server, clock, ticket))
    await settle()
    const random = quickRandom(7)
    await playOn(server, windows, async () => {
      if (random(6) === 0) server.loses = 1
      if (random(10) === 0) server.cut(String(random(3)))
      await comeBack(clock)
    })
    server.loses = 0
    // Whoever missed the last message notices with the next.
    for (const type of ['left', 'joined'] as const) server.table.put({ type, seat: 0 })
    await settle()
    for (const each of windows) {
      expect(drawn(each)).toEqual(screenFor(server, each, clock))
      expect(each.store.getState().acting).toBe(false)
    }
    const acts = new Set(server.heard.flatMap(({ type, id }) => (type === 'act' ? [id] : [])))
    expect(server.heard.filter(({ type }) => type === 'resync').length).toBeGreaterThan(3)
    expect(server.heard.filter(({ type }) => type === 'act').length).toBeGreaterThan(acts.size)
    expect(acts.size).toBeGreaterThanOrEqual(server.table.table().actions.length)
  })
})

/** All people act at random until the game is over. After each turn something may happen. */
async function playOn(
  server: ServerInMemory,
  windows: readonly WindowInMemory[],
  afterTurn: () => Promise<void>,
): Promise<void> {
  const random = quickRandom(1)
  for (let turn = 0; server.table.table().state.phase.name !== 'finished'; turn += 1) {
    if (turn > 2000) throw new Error('the game hangs')
    for (const { store, play } of windows) {
      const { screen, acting } = store.getState()
      const seat = screen?.view.seat ?? null
      if (screen === null || seat === null || acting || screen.choices.length === 0) continue
      const action = randomOf(screen.choices, seat, random)
      if (action.type !== 'hammer') play.act(action)
    }
    // oxlint-disable-next-line no-await-in-loop
    await settle()
    // oxlint-disable-next-line no-await-in-loop
    await afterTurn()
  }
}

function screenFor(server: ServerInMemory, { online }: WindowInMemory, clock: ClockByHand): unknown {
  return screenOf(server.table.table(), online.store.getState().chair, clock.now())
}

function isOfTheGame({ type }: ScreenEvent): boolean {
  return type !== 'person_came' && type !== 'person_left'
}
