import assert from 'node:assert/strict'
import { choicesFor, play, viewFor } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { screenOf, step } from '../index.ts'
import type { Effect, Input, Screen, Table } from '../index.ts'
import { repliesIn } from './crank.ts'
import { deepFreeze } from './deepFreeze.ts'

/** Steps a table, and checks after each step that what must hold does. */
export interface Watch {
  readonly table: () => Table
  readonly now: () => number
  readonly put: (input: Input, now: number) => readonly Effect[]
}

interface Received {
  readonly screen: Screen
  readonly time: number
}

/** What costs much is looked at every so many steps. */
const ROUND_TRIP = 5

export function watch(opened: Table, start: number): Watch {
  let table = opened
  let now = start
  let { state } = opened
  let saved = opened.actions.length
  let steps = 0
  const screens = new Map<Seat | null, Received>()
  const answers = new Map<string, string>()
  const sent = new Map<string, number>()
  const replied = new Map<string, number>()
  const outstanding = new Map<Seat, number>()
  for (const [seat, occupant] of table.occupants.entries()) {
    if (occupant.kind === 'person' && occupant.present) receive(seat, screenOf(table, seat, now))
  }
  receive(null, screenOf(table, null, now))
  for (const [seat, question] of table.questions.entries()) if (question) outstanding.set(seat, table.question)

  function receive(to: Seat | null, screen: Screen): void {
    const before = screens.get(to)?.screen.revision
    if (before !== undefined) assert.equal(screen.revision, before + 1, 'a revision is skipped or told twice')
    screens.set(to, { screen, time: table.time })
  }

  const put = (input: Input, at: number): readonly Effect[] => {
    const stepped = step(deepFreeze(table), deepFreeze(input), at)
    steps += 1
    if (steps % ROUND_TRIP === 0) {
      equal(step(copyOf(table), input, at), stepped)
      assert.deepEqual(copyOf(stepped.table), stepped.table)
    }
    const before = table
    table = stepped.table
    now = Math.max(now, at)
    if (input.type === 'bot_answered' && outstanding.get(input.seat) === input.question) outstanding.delete(input.seat)
    if (input.type === 'acted' || input.type === 'ordered' || input.type === 'planned') {
      const key = `${input.seat} ${String(input.actionId)}`
      sent.set(key, (sent.get(key) ?? 0) + 1)
    }
    for (const effect of stepped.effects) note(effect)
    // What was due before came first, and was still told.
    if (input.type === 'left' || input.type === 'gave_up') screens.delete(input.seat)
    checkReplies(stepped.effects)
    if (before.moment !== null && before.moment.due === table.moment?.due) {
      assert.equal(table.actions.length, before.actions.length, 'something is played while bids wait')
    }
    checkTimer(before, input, stepped.effects)
    if (steps % ROUND_TRIP === 0) equal(table.state, state)
    checkScreens()
    return stepped.effects
  }

  const note = (effect: Effect): void => {
    if (effect.type === 'save') {
      assert.equal(effect.index, saved)
      saved += 1
      const played = play(state, effect.action)
      if (!played.ok) throw new Error(`what is saved cannot be played: ${played.rejection.message}`)
      state = played.state
      if (effect.action.type !== 'hammer') outstanding.delete(effect.action.seat)
    } else if (effect.type === 'send' && effect.message.type !== 'reply') {
      if (effect.message.type === 'welcome') throw new Error('a welcome has no seat for an address')
      receive(effect.to, effect.message.screen)
      for (const event of effect.message.events) if (event.type === 'seat_taken_back') outstanding.delete(event.seat)
    } else if (effect.type === 'ask_bot') {
      assert.notEqual(outstanding.get(effect.seat), effect.question, 'a bot is asked twice')
      outstanding.set(effect.seat, effect.question)
    }
  }

  const checkReplies = (effects: readonly Effect[]): void => {
    for (const { to, actionId, result } of repliesIn(effects)) {
      const key = `${to} ${actionId}`
      replied.set(key, (replied.get(key) ?? 0) + 1)
      assert.ok((replied.get(key) ?? 0) <= (sent.get(key) ?? 0), 'what is sent once is answered once')
      assert.equal(answers.get(key) ?? JSON.stringify(result), JSON.stringify(result), 'a resend gets the same answer')
      answers.set(key, JSON.stringify(result))
    }
  }

  const checkTimer = (before: Table, input: Input, effects: readonly Effect[]): void => {
    const timers = effects.filter((effect) => effect.type === 'set_timer')
    assert.ok(timers.length <= 1)
    const mustSet = table.timer !== before.timer || (input.type === 'ticked' && table.timer !== null)
    assert.deepEqual(
      timers.map(({ at }) => at),
      mustSet ? [table.timer] : [],
    )
    if (table.paused || table.state.phase.name === 'finished') assert.equal(table.timer, null)
    else if (table.timer !== null) assert.ok(table.timer >= table.now)
  }

  /** What anybody saw last is what there is to see, but for the time gone by. */
  const checkScreens = (): void => {
    for (const [seat, { screen, time }] of screens) {
      const present = screenOf(table, seat, now)
      equal(aged(screen, table.time - time), present)
      if (steps % ROUND_TRIP === 0) {
        equal(present.view, viewFor(state, seat))
        equal(present.choices, choicesFor(state, seat))
      }
    }
  }

  return { table: () => table, now: () => now, put }
}

function aged(screen: Screen, milliseconds: number): Screen {
  const later = (left: number): number => Math.max(0, left - milliseconds)
  return {
    ...screen,
    clocks: screen.clocks.map((clock) =>
      clock.running && clock.left !== null ? { ...clock, left: later(clock.left) } : clock,
    ),
    hammer: screen.hammer?.running ? { ...screen.hammer, left: later(screen.hammer.left) } : screen.hammer,
  }
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/** Plain data with its fields in the same order: the text tells, a hundred times as fast as a walk through both. */
function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (one !== other) assert.deepEqual(actual, expected)
  assert.equal(one, other)
}
