import { NO_VARIANTS, auctionTypeOf, play, startGame } from '@modern-art/engine'
import { configOf } from '@modern-art/engine/testing'
import type { Screen, ScreenEvent } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import { eventsOf, screenOfState } from '../testing/screens.ts'
import type { Beat } from './beat.ts'
import { directorOf } from './director.ts'
import type { Director, Update } from './director.ts'

/** A stage with a hand-cranked clock, which writes down what it is told. */
class PaperStage {
  screen: Screen
  factor = 1
  watched = true
  decided = false
  limit: number | null = null
  readonly readLater: string[] = []
  readonly shown: string[] = []
  readonly told: ScreenEvent[] = []
  readonly waits: number[] = []
  rests = 0
  #due: (() => void) | null = null
  readonly director: Director

  constructor(first: Screen) {
    this.screen = first
    this.director = directorOf({
      current: () => this.screen,
      show: (screen, beat) => this.#show(screen, beat),
      tell: (events) => this.told.push(...events),
      rest: () => {
        this.rests += 1
      },
      factor: () => this.factor,
      isDecided: () => this.decided,
      limit: () => this.limit,
      readLater: ({ name }, { moves }) => this.readLater.push(`${name} at ${moves}`),
      somebodyWatches: () => this.watched,
      later: (milliseconds, what) => {
        this.waits.push(milliseconds)
        this.#due = what
        return () => {
          this.#due = null
        }
      },
    })
  }

  #show(screen: Screen, beat: Beat | null): void {
    this.screen = screen
    this.shown.push(beat === null ? `moves ${screen.moves}` : `${beat.name} at ${screen.moves}`)
  }

  /** Lets the time pass that is waited for; false where none is. */
  crank(): boolean {
    const due = this.#due
    this.#due = null
    due?.()
    return due !== null
  }
}

function firstUpdates(): { readonly first: Screen; readonly updates: readonly Update[] } {
  let { state } = startGame(configOf({ seats: 3, deck: 'rulebook', variants: NO_VARIANTS, seed: 3 }))
  const first = screenOfState(state, null)
  const updates: Update[] = []
  const seat = state.setup.startingSeat
  const open = state.hands[seat]?.find((card) => auctionTypeOf(card) === 'open') ?? 0
  for (const action of [
    { type: 'play_card', seat, card: open },
    { type: 'bid', seat: (seat + 1) % 3, amount: 5 },
    { type: 'hammer' },
  ] as const) {
    const played = play(state, action)
    if (!played.ok) throw new Error(played.rejection.message)
    state = played.state
    updates.push({ events: eventsOf(played.events, null), screen: screenOfState(state, null, updates.length + 1) })
  }
  return { first, updates }
}

describe('the director', () => {
  it('shows updates one after the other, each beat in its time', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    for (const update of updates) stage.director.perform(update)
    expect(stage.shown).toEqual(['card_to_easel at 1'])
    while (stage.crank());
    expect(stage.shown).toEqual([
      'card_to_easel at 1',
      'moves 1',
      'bid at 2',
      'moves 2',
      'gavel at 2',
      'coins at 2',
      'to_shelf at 2',
      'moves 3',
    ])
    expect(stage.rests).toBe(1)
  })

  it('tells what happened once, and not before it has been seen', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    for (const update of updates) stage.director.perform(update)
    const sold = (): boolean => stage.told.some(({ type }) => type === 'lot_sold')
    while (!stage.shown.includes('coins at 2')) {
      expect(sold()).toBe(false)
      stage.crank()
    }
    while (stage.crank());
    expect(stage.told).toEqual(updates.flatMap(({ events }) => events))
  })

  it('shows nothing on the way at instant speed', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    stage.factor = 0
    for (const update of updates) stage.director.perform(update)
    expect(stage.shown).toEqual(['moves 1', 'moves 2', 'moves 3'])
    expect(stage.rests).toBe(3)
  })

  it('shows of a lot that is decided only what counts: the hammer, the money, the paintings', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    stage.director.perform(updates[0] as Update)
    while (stage.crank());
    stage.decided = true
    for (const update of updates.slice(1)) stage.director.perform(update)
    while (stage.crank());
    expect(stage.shown.slice(2)).toEqual(['moves 2', 'gavel at 2', 'coins at 2', 'to_shelf at 2', 'moves 3'])
    expect(stage.told).toEqual(updates.flatMap(({ events }) => events))
  })

  it('skips to the end of what was told so far, and no further', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    for (const update of updates.slice(0, 2)) stage.director.perform(update)
    stage.director.skip()
    expect(stage.screen.moves).toBe(2)
    stage.director.perform(updates[2] as Update)
    expect(stage.shown.at(-1)).toBe('gavel at 2')
  })

  it('waits at a stop for a person, who cannot skip past it by accident', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    const ended: ScreenEvent = { type: 'tiles_placed', round: 1, tiles: [] }
    stage.director.perform({ events: [ended], screen: (updates[0] as Update).screen })
    stage.director.skip()
    expect(stage.shown).toEqual(['tiles at 0', 'season at 1'])
    stage.director.skip()
    expect(stage.crank()).toBe(false)
    expect(stage.rests).toBe(0)
    stage.director.goOn()
    expect(stage.rests).toBe(1)
  })

  it('goes on by itself where nobody watches', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    stage.watched = false
    const ended: ScreenEvent = { type: 'tiles_placed', round: 1, tiles: [] }
    stage.director.perform({ events: [ended], screen: (updates[0] as Update).screen })
    // A skip leads here, and no further.
    stage.director.skip()
    expect(stage.shown.at(-1)).toBe('season at 1')
    expect(stage.waits.at(-1)).toBeGreaterThan(1000)
    while (stage.crank());
    expect(stage.rests).toBe(1)
  })

  it('shows nothing while it is held, and everything afterwards', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    stage.director.perform(updates[0] as Update)
    stage.director.hold()
    while (stage.crank());
    stage.director.perform(updates[1] as Update)
    stage.director.skip()
    expect(stage.shown).toEqual(['card_to_easel at 1'])
    expect(stage.rests).toBe(0)
    stage.director.release()
    while (stage.crank());
    expect(stage.shown).toEqual(['card_to_easel at 1', 'moves 1', 'bid at 2', 'moves 2'])
    expect(stage.rests).toBe(1)

    stage.director.hold()
    stage.director.release()
    expect(stage.rests).toBe(1)
    stage.director.hold()
    stage.director.perform(updates[2] as Update)
    stage.director.clear()
    stage.director.release()
    expect(stage.screen.moves).toBe(2)
  })

  it('forgets what was to be shown when it is cleared', () => {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    for (const update of updates) stage.director.perform(update)
    stage.director.clear()
    expect(stage.crank()).toBe(false)
    expect(stage.shown).toEqual(['card_to_easel at 1'])
  })
})

describe('the director at a table that waits for no screen', () => {
  function hurried(): { readonly stage: PaperStage; readonly updates: readonly Update[] } {
    const { first, updates } = firstUpdates()
    const stage = new PaperStage(first)
    stage.limit = 1000
    stage.factor = 1.7
    return { stage, updates }
  }

  it('shows each update within the limit, however long its beats are', () => {
    const { stage, updates } = hurried()
    for (const update of updates) {
      stage.waits.splice(0)
      stage.director.perform(update)
      while (stage.crank());
      const whole = stage.waits.reduce((sum, wait) => sum + wait, 0)
      expect(whole).toBeGreaterThan(0)
      expect(whole).toBeLessThanOrEqual(1000.001)
    }
    expect(stage.shown).toContain('coins at 2')
  })

  it('draws at once what is still being shown when the next update comes', () => {
    const { stage, updates } = hurried()
    const [one, two, three] = updates as readonly [Update, Update, Update]
    stage.director.perform(one)
    stage.director.perform(two)
    expect(stage.shown).toEqual(['card_to_easel at 1', 'moves 1', 'bid at 2'])
    stage.director.perform(three)
    expect(stage.shown.slice(3)).toEqual(['moves 2', 'gavel at 2'])
    while (stage.crank());
    expect(stage.screen.moves).toBe(3)
    expect(stage.told).toEqual(updates.flatMap(({ events }) => events))
    expect(stage.rests).toBe(1)
  })

  it('lets nothing wait for a season that is read', () => {
    const { stage, updates } = hurried()
    const ended: ScreenEvent = { type: 'tiles_placed', round: 1, tiles: [] }
    stage.director.perform({ events: [ended], screen: (updates[0] as Update).screen })
    while (stage.crank());
    expect(stage.readLater).toEqual(['season at 1'])
    expect(stage.shown).toEqual(['tiles at 0', 'moves 1'])
    expect(stage.rests).toBe(1)
  })
})
