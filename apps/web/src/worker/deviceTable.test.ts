import { auctionTypeOf, cardsIn, replay, viewFor } from '@modern-art/engine'
import type { Seat, Transcript } from '@modern-art/engine'
import { keepTable, transcriptOf } from '@modern-art/table'
import type { BotQuestion, Screen, Table } from '@modern-art/table'
import { describe, expect, it } from 'vitest'
import { CONFIG, hosting, isOver, playUntil, settle } from '../testing/hosting.ts'
import type { Hosting } from '../testing/hosting.ts'
import { together } from './together.ts'

/** What Ada's screen showed after so many moves. */
function screenAfter({ told }: Hosting, moves: number): Screen | null {
  const screens = told.flatMap(({ message }) => (message.type === 'reply' ? [] : [message.screen]))
  return screens.find((screen) => screen.moves === moves) ?? null
}

function lastScreen({ told }: Hosting): Screen | null {
  return told.flatMap(({ message }) => (message.type === 'reply' ? [] : [message.screen])).at(-1) ?? null
}

describe('a table on one device', () => {
  it('plays a whole game with its bots, and keeps every action before it tells of it', async () => {
    const order: string[] = []
    const kept: Table[] = []
    const game = {
      ...hosting(undefined, {
        tell: (_, message) => {
          if (message.type === 'update') order.push(`told ${message.screen.moves}`)
        },
        keep: async ({ table }) => {
          await settle(1)
          order.push(`kept ${table.actions.length}`)
          kept.push(table)
        },
      }),
      kept,
    }
    game.table.look(0)
    await playUntil(game, isOver)
    const firstTold = new Map<string, number>()
    order.forEach((entry, index) => {
      if (!firstTold.has(entry)) firstTold.set(entry, index)
    })
    const untimely = order.filter((entry) => {
      const moves = /^told (\d+)/.exec(entry)?.[1]
      if (moves === undefined) return false
      const told = firstTold.get(entry) ?? 0
      return !order
        .slice(0, told)
        .some((earlier) => earlier.startsWith('kept') && Number(earlier.slice(5)) >= Number(moves))
    })
    expect(untimely).toEqual([])
    const transcript = game.table.transcript()
    expect(replay(transcript).fault).toBeNull()
    expect(replay(transcript).steps.at(-1)?.state.phase.name).toBe('finished')
  })

  it('tells only the person who looks, and only what that seat may see', async () => {
    const game = hosting()
    game.table.look(0)
    await settle()
    game.table.look(null)
    await settle()
    const views = game.told.flatMap(({ to, message }) =>
      message.type === 'reply' ? [] : [{ to, view: message.screen.view }],
    )
    expect(new Set(views.map(({ to }) => to))).toEqual(new Set([0, null]))
    for (const { to, view } of views) {
      expect(view.seat).toBe(to)
      if (to === null) expect(view.hand).toEqual([])
    }
    const last = game.kept.at(-1)
    expect(views.at(-1)?.view).toEqual(viewFor((last as Table).state, null))
  })

  it('passes on to several people what all may see, and after that nothing of one of them', async () => {
    const game = hosting({ config: { ...CONFIG, startingSeat: 0 }, actions: [] }, {}, ['person', 'person', 'easy'])
    const toldNow = (): readonly (Seat | null)[] => game.told.splice(0).map(({ to }) => to)
    game.table.look(0)
    await settle()
    expect(toldNow()).toEqual([0])
    const [card = 0] = game.kept.at(-1)?.state.hands[0] ?? []
    game.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: { type: 'play_card', seat: 0, card } })
    await settle()
    // First the person who looks, then everybody, then the answer.
    expect(toldNow()).toEqual([0, null, 0])
    game.table.share()
    game.table.put({ type: 'paused' })
    await settle()
    expect(toldNow()).toEqual([null])
  })

  it('tells of what an answer led to in one go with the reply: until that has come nothing can be pressed', async () => {
    const told: (readonly string[])[] = []
    const tell = together<string>((all) => void told.push(all))
    const game = hosting(
      { config: { ...CONFIG, startingSeat: 0 }, actions: [] },
      { tell: (_, message) => tell(message.type) },
    )
    game.table.look(0)
    await settle()
    told.length = 0
    const [card = 0] = game.kept.at(-1)?.state.hands[0] ?? []
    game.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: { type: 'play_card', seat: 0, card } })
    await settle()
    expect(told[0]).toEqual(['update', 'reply'])
  })

  it('says why a move is refused only to the viewer: reasons may name what others must not know', async () => {
    for (const looker of [0, 1]) {
      const game = hosting({ config: { ...CONFIG, startingSeat: 1 }, actions: [] }, {}, ['person', 'person', 'easy'])
      game.table.look(looker)
      game.table.put({
        type: 'acted',
        seat: 0,
        actionId: 'a',
        decision: 0,
        action: { type: 'play_card', seat: 0, card: 0 },
      })
      // One table at a time, as a device has it.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      const reply = game.told.find((each) => each.message.type === 'reply')?.message
      const refusal = reply?.type === 'reply' && !reply.result.ok ? reply.result.refusal : null
      expect(refusal?.code).toBe('not_your_turn')
      if (looker === 0) expect(refusal?.message).toContain('seat 0')
      else expect(refusal?.message).toBe('not_your_turn')
    }
  })

  it('lets no time pass until the screen has shown what happened', async () => {
    let time = 0
    const game = hosting(
      { config: { ...CONFIG, startingSeat: 0 }, actions: [] },
      { now: () => time },
      undefined,
      'clock',
    )
    /** What is left on the clock so many milliseconds later. */
    const leftAfter = async (milliseconds: number): Promise<number> => {
      time += milliseconds
      game.table.look(0)
      await settle()
      return lastScreen(game)?.clocks[0]?.left ?? Number.NaN
    }
    const whole = await leftAfter(0)
    expect(whole).toBeGreaterThan(0)
    expect(await leftAfter(30_000)).toBe(whole)
    game.table.shown(0)
    expect(await leftAfter(10_000)).toBe(whole - 10_000)

    const choice = lastScreen(game)?.choices.find(({ type }) => type === 'play_card')
    const cards = choice?.type === 'play_card' ? choice.cards : []
    const card = cards.find((each) => auctionTypeOf(each) === 'hidden') ?? -1
    game.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: { type: 'play_card', seat: 0, card } })
    await settle()
    const again = await leftAfter(0)
    expect(await leftAfter(30_000)).toBe(again)
    game.table.shown(1)
    expect(await leftAfter(1000)).toBe(again - 1000)
  })

  it('keeps what has passed on a clock every few seconds, for a reload that comes without a word', async () => {
    let time = 0
    let timers: (() => void)[] = []
    const later = (milliseconds: number, what: () => void): (() => void) => {
      if (milliseconds === 5000) timers.push(what)
      return () => {
        timers = timers.filter((other) => other !== what)
      }
    }
    const transcript = { config: { ...CONFIG, startingSeat: 0 }, actions: [] }
    const game = hosting(transcript, { now: () => time, later }, undefined, 'clock')
    game.table.look(0)
    await settle()
    const whole = lastScreen(game)?.clocks[0]?.left ?? Number.NaN
    game.table.shown(0)
    for (const passes of [1, 2]) {
      time += 5000
      for (const fire of timers.splice(0)) fire()
      // The second time comes after the first.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      const kept = game.kept.at(-1)
      const again = hosting(
        transcript,
        { now: () => time },
        undefined,
        'clock',
        kept === undefined ? null : keepTable(kept),
      )
      again.table.look(0)
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      expect(lastScreen(again)?.clocks[0]?.left).toBe(whole - 5000 * passes)
    }
  })

  it('lets bots wait until the screen has shown what they answer to', async () => {
    const game = hosting({ config: { ...CONFIG, startingSeat: 1 }, actions: [] })
    const moves = (): number => game.table.transcript().actions.length
    game.table.look(null)
    await settle()
    expect(moves()).toBe(0)
    game.table.shown(0)
    await settle()
    // The bot has played a card; what that asks of the bots has not been seen yet.
    expect(moves()).toBe(1)
  })

  it('goes on from a transcript, with the same question', async () => {
    const whole = hosting()
    whole.table.look(0)
    await playUntil(whole, isOver)
    const { actions } = whole.table.transcript()
    for (const length of [0, 1, 7, 40, actions.length - 1]) {
      const again = hosting({ config: CONFIG, actions: actions.slice(0, length) })
      again.table.look(0)
      // One table at a time, as a device has it.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      const screen = screenAfter(again, length)
      expect(screen).not.toBeNull()
      expect(screen).toEqual(screenAfter(whole, length))
    }
  })

  it('goes on as it was kept: with orders and clocks, without the time in between, asking its bots again', async () => {
    let time = 0
    const now = (): number => time
    const card = 0
    const deckOrder = [card, ...cardsIn('rulebook').filter((other) => other !== card)]
    const { players, deck, variants } = CONFIG
    const start: Transcript = { config: { players, deck, variants, startingSeat: 0, deckOrder }, actions: [] }
    const first = hosting(start, { now, think: () => new Promise(() => {}) }, undefined, 'clock')
    first.table.look(0)
    await settle()
    first.table.shown(0)
    time += 10_000
    const play = { type: 'play_card', seat: 0, card } as const
    first.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: play })
    await settle()
    first.table.put({ type: 'ordered', seat: 0, actionId: 'b', decision: 1, order: { type: 'out' } })
    await settle()
    const before = lastScreen(first)
    expect(before?.order).toEqual({ type: 'out' })
    first.table.put({ type: 'paused' })
    await settle()

    const kept = first.kept.at(-1) as Table
    time += 3_600_000
    const asked: Seat[] = []
    const think = ({ seat }: BotQuestion): Promise<unknown> => {
      asked.push(seat)
      return new Promise(() => {})
    }
    const around: unknown = JSON.parse(JSON.stringify(keepTable(kept)))
    const again = hosting(transcriptOf(kept), { now, think }, undefined, 'clock', around)
    await settle()
    expect(again.told).toEqual([])
    again.table.look(0)
    await settle()
    const after = lastScreen(again)
    expect(after?.order).toEqual({ type: 'out' })
    expect(after?.clocks).toEqual(before?.clocks)
    expect(after?.occupants).toEqual(before?.occupants)
    expect(after?.paused).toBe(false)
    expect(asked).toEqual([1, 2])
    again.table.put({ type: 'acted', seat: 0, actionId: 'a', decision: 1, action: { type: 'bid', seat: 0, amount: 5 } })
    await settle()
    // The id was answered before: this is a resend, whatever it says.
    expect(again.table.transcript().actions).toEqual(kept.actions)
  })

  it('plays the default action for a bot that breaks', async () => {
    const game = hosting(undefined, { think: () => Promise.reject(new Error('no idea')) })
    game.table.look(0)
    await playUntil(game, isOver)
    expect(game.kept.at(-1)?.state.phase.name).toBe('finished')
  })

  it('says what is wrong with a transcript that cannot be played', () => {
    const broken: Transcript = { config: CONFIG, actions: [{ type: 'pass', seat: 0 }] }
    expect(() => hosting(broken)).toThrow(/action 0/)
  })
})
