import {
  NO_VARIANTS,
  choicesFor,
  defaultAction,
  quickRandom,
  replay,
  resolveConfig,
  startGame,
  viewFor,
} from '@modern-art/engine'
import type { Card, Seat, Transcript } from '@modern-art/engine'
import type { Message, Screen, Table } from '@modern-art/table'
import { describe, expect, it } from 'vitest'
import { thinkAs } from './botMind.ts'
import type { Pace } from '../newGame/newGame.ts'
import { rulesFor } from '../newGame/paces.ts'
import { hostTable } from './tableHost.ts'
import type { Surroundings, TableHost } from './tableHost.ts'

const CONFIG = {
  players: ['Ada', 'Odile', 'Bruno'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  startingSeat: null,
  seed: 'host',
} as const

interface Hosting {
  readonly host: TableHost
  readonly told: { readonly to: Seat | null; readonly message: Message }[]
  readonly kept: Table[]
  /** The hands that were laid open, by moves. */
  readonly laidOpen: { readonly moves: number; readonly hands: readonly (readonly Card[])[] }[]
}

/** Ada against two bots that answer at once, unless others are to sit there; what is kept and told is written down in order. */
function hosting(
  transcript: Transcript = { config: CONFIG, actions: [] },
  changes: Partial<Surroundings> = {},
  seats: readonly string[] = ['person', 'hoarder', 'easy'],
  pace: Pace = 'untimed',
): Hosting {
  const told: Hosting['told'] = []
  const kept: Table[] = []
  const laidOpen: Hosting['laidOpen'] = []
  let time = 0
  const hosted = hostTable(
    {
      transcript,
      occupants: seats.map((who) =>
        who === 'person' ? { kind: 'person', present: true, standIn: false } : { kind: 'bot', bot: who },
      ),
      rules: rulesFor({ pace, memoryAid: false }),
    },
    {
      now: () => (time += 1),
      later: (_, what) => {
        const timer = setTimeout(what, 0)
        return () => clearTimeout(timer)
      },
      tell: (to, message) => told.push({ to, message }),
      layOpen: (moves, hands) => laidOpen.push({ moves, hands }),
      keep: (table) => {
        kept.push(table)
        return Promise.resolve()
      },
      think: (question) => thinkAs(question, quickRandom(question.question)),
      whim: () => 0,
      breakDown: (error) => {
        throw error
      },
      ...changes,
    },
  )
  if (!hosted.ok) throw new Error(`action ${hosted.fault.index}: ${hosted.fault.message}`)
  return { host: hosted.host, told, kept, laidOpen }
}

/** Lets the host do all that it can do without a person. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    // Each breath may lead to the next.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
  }
}

/** Plays Ada's seat by doing nothing, and shows everything at once, until the game is over. */
async function playOut({ host, told, kept }: Hosting): Promise<void> {
  for (let turn = 0; turn < 5000; turn += 1) {
    const table = kept.at(-1)
    if (table !== undefined) {
      const { state } = table
      if (state.phase.name === 'finished') return
      host.shown(table.actions.length)
      const choices = choicesFor(state, 0)
      if (choices.length > 0) {
        host.put({
          type: 'acted',
          seat: 0,
          actionId: `${turn}`,
          decision: table.decision,
          action: defaultAction(choices, 0),
        })
      }
    }
    // The host needs time of its own between two actions.
    // oxlint-disable-next-line no-await-in-loop
    await settle()
  }
  throw new Error(`the game hangs after ${told.length} messages`)
}

/** Shows everything and does nothing for the people at the table, for some moves. */
async function playSome({ host, kept }: Hosting): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const table = kept.at(-1)
    if (table !== undefined) {
      const { state, actions, decision, occupants } = table
      host.shown(actions.length)
      for (const [seat, { kind }] of occupants.entries()) {
        const choices = choicesFor(state, seat)
        if (kind === 'bot' || choices.length === 0) continue
        host.put({ type: 'acted', seat, actionId: `${turn}`, decision, action: defaultAction(choices, seat) })
      }
    }
    // The host needs time of its own between two actions.
    // oxlint-disable-next-line no-await-in-loop
    await settle()
  }
  expect(host.transcript().actions.length).toBeGreaterThan(5)
}

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
    const game = hosting(undefined, {
      tell: (_, message) => {
        if (message.type === 'update') order.push(`told ${message.screen.moves}`)
      },
    })
    const push = game.kept.push.bind(game.kept)
    game.kept.push = (...tables) => {
      order.push(`kept ${tables[0]?.actions.length ?? 0}`)
      return push(...tables)
    }
    game.host.look(0)
    await playOut(game)
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
    const { transcript } = { transcript: game.host.transcript() }
    expect(replay(transcript).fault).toBeNull()
    expect(replay(transcript).steps.at(-1)?.state.phase.name).toBe('finished')
  })

  it('tells only the one who looks, and only what that seat may see', async () => {
    const game = hosting()
    game.host.look(0)
    await settle()
    game.host.look(null)
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
    game.host.look(0)
    await settle()
    expect(toldNow()).toEqual([0])
    const [card = 0] = game.kept.at(-1)?.state.hands[0] ?? []
    game.host.put({ type: 'acted', seat: 0, actionId: 'a', decision: 0, action: { type: 'play_card', seat: 0, card } })
    await settle()
    // First who looks, then everybody, then the answer.
    expect(toldNow()).toEqual([0, null, 0])
    game.host.share()
    game.host.put({ type: 'paused' })
    await settle()
    expect(toldNow()).toEqual([null])
  })

  it('says why a move is refused only to the viewer: reasons may name what others must not know', async () => {
    for (const looker of [0, 1]) {
      const game = hosting({ config: { ...CONFIG, startingSeat: 1 }, actions: [] }, {}, ['person', 'person', 'easy'])
      game.host.look(looker)
      game.host.put({
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
    const left = (): number | null => lastScreen(game)?.clocks[0]?.left ?? null
    game.host.look(0)
    await settle()
    const whole = left()
    time += 30_000
    game.host.look(0)
    await settle()
    expect(left()).toBe(whole)
    game.host.shown(0)
    time += 10_000
    game.host.look(0)
    await settle()
    expect(left()).toBe((whole ?? 0) - 10_000)
  })

  it('lets bots wait until the screen has shown what they answer to', async () => {
    const game = hosting({ config: { ...CONFIG, startingSeat: 1 }, actions: [] })
    const moves = (): number => game.host.transcript().actions.length
    game.host.look(null)
    await settle()
    expect(moves()).toBe(0)
    game.host.shown(0)
    await settle()
    // The bot has played a card; what that asks of the bots has not been seen yet.
    expect(moves()).toBe(1)
  })

  it('goes on from a transcript, with the same question', async () => {
    const whole = hosting()
    whole.host.look(0)
    await playOut(whole)
    const { actions } = whole.host.transcript()
    for (const length of [0, 1, 7, 40, actions.length - 1]) {
      const again = hosting({ config: CONFIG, actions: actions.slice(0, length) })
      again.host.look(0)
      // One table at a time, as a device has it.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      const screen = screenAfter(again, length)
      expect(screen).not.toBeNull()
      expect(screen).toEqual(screenAfter(whole, length))
    }
  })

  it('plays the default action for a bot that breaks', async () => {
    const game = hosting(undefined, { think: () => Promise.reject(new Error('no idea')) })
    game.host.look(0)
    await playOut(game)
    expect(game.kept.at(-1)?.state.phase.name).toBe('finished')
  })

  it('says what is wrong with a transcript that cannot be played', () => {
    const broken: Transcript = { config: CONFIG, actions: [{ type: 'pass', seat: 0 }] }
    expect(() => hosting(broken)).toThrow(/action 0/)
  })
})

const ONLY_BOTS = ['medium', 'hoarder', 'easy']

describe('a table of bots alone', () => {
  it('stops, and goes on one action at a time', async () => {
    const game = hosting(undefined, {}, ONLY_BOTS)
    const moves = (): number => game.host.transcript().actions.length
    const showAll = async (): Promise<void> => {
      game.host.shown(moves())
      await settle()
    }
    game.host.look(null)
    game.host.holdBots(true)
    await settle()
    await showAll()
    expect(moves()).toBe(0)
    for (const step of Array.from({ length: 30 }, (_, index) => index + 1)) {
      game.host.stepOn()
      // One step after the other, as somebody presses.
      // oxlint-disable-next-line no-await-in-loop
      await settle()
      expect(moves()).toBe(step)
      // oxlint-disable-next-line no-await-in-loop
      await showAll()
      expect(moves()).toBe(step)
    }
    game.host.holdBots(false)
    await settle()
    expect(moves()).toBeGreaterThan(30)
  })

  it('lays all hands open when asked, as each seat sees its own, and no more afterwards', async () => {
    const game = hosting(undefined, {}, ONLY_BOTS)
    game.host.look(null)
    await settle()
    expect(game.laidOpen).toEqual([])
    game.host.openHands(true)
    await settle()
    const [first] = game.laidOpen
    const table = game.kept.at(-1) as Table
    expect(first).toEqual({ moves: 0, hands: [0, 1, 2].map((seat) => viewFor(table.state, seat).hand) })
    game.host.shown(0)
    await settle()
    expect(game.laidOpen.at(-1)?.moves).toBe(1)
    expect(game.laidOpen.at(-1)?.hands.flat()).toHaveLength((first?.hands.flat().length ?? 0) - 1)
    game.host.openHands(false)
    game.laidOpen.splice(0)
    game.host.shown(1)
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
      game.host.openHands(true)
      game.host.look(0)
      game.host.holdBots(true)
      game.host.openHands(true)
      // One table at a time, as a device has it.
      // oxlint-disable-next-line no-await-in-loop
      await playSome(game)
      expect(game.laidOpen).toEqual([])
    }
  })

  it('tells the page the same whatever the others hold, though it asks for their hands', async () => {
    const { state } = startGame(resolveConfig(CONFIG))
    const own = state.hands[0] ?? []
    const told = async (deckOrder: readonly Card[]): Promise<unknown> => {
      const config = { players: CONFIG.players, deck: CONFIG.deck, variants: CONFIG.variants }
      const game = hosting({ config: { ...config, startingSeat: 0, deckOrder }, actions: [] })
      game.host.look(0)
      game.host.openHands(true)
      await settle()
      const [card = 0] = own
      game.host.put({
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
