import assert from 'node:assert/strict'
import { env } from 'node:process'
import { quickRandom, seatsToAct } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'
import { enough, lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { hearEntry, keepTable, screenOf, step, tableFrom, transcriptOf, wakeTable } from './index.ts'
import type { Effect, Input, LogEntry, Opening, Stepped, Table } from './index.ts'
import { nextDeadline } from './deadlines.ts'
import { didNothing } from './log.ts'
import { isWaiting } from './moment.ts'
import { botOf, isFinished } from './table.ts'
import { anyInput } from './testing/adversary.ts'
import type { Memory } from './testing/adversary.ts'
import { anyOpening, anyTime, opened } from './testing/anyTable.ts'
import { repliesIn } from './testing/crank.ts'
import { playOut } from './testing/playOut.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 21), numRuns: lawRuns(60) }
const START = 5000
/** How long the host is down, in milliseconds: longer than any clock of these tables. */
const DOWNTIME = 3_600_000
const script = fc.array(fc.nat(), { maxLength: 120, size: 'max' })

describe('laws of survival', () => {
  it('the host dies after any step: nothing acknowledged is lost, bots are asked again, no clock pays, the game ends', () => {
    const met = { asked: 0, orders: 0, pauses: 0, moments: 0, hammers: 0, clocks: 0, answers: 0 }
    fc.assert(
      fc.property(anyOpening, script, (opening, seeds) => {
        let now = START
        let { table } = opened(opening, START)
        const memory: Memory = { sent: [], asked: [] }
        for (const seed of seeds) {
          const random = quickRandom(seed)
          now = Math.max(now, anyTime(table, now, random))
          const stepped = step(table, anyInput(table, memory, random), now)
          table = stepped.table
          remember(memory, stepped.effects)
          // The clock of the new host may well be behind that of the old one.
          const wakes = random(4) === 0 ? Math.max(0, now - DOWNTIME) : now + DOWNTIME
          const woken = wakeTable(copyOf(table), wakes)
          checkKept(table, woken.table)
          checkAskedAgain(table, woken, wakes)
          checkTimes(table, woken, wakes)
          checkResends(table, woken.table, wakes)
          note(met, table, woken.effects)
          // Now and then the game goes on at the woken table, so that hosts die again and again.
          if (random(8) === 0) {
            table = woken.table
            remember(memory, woken.effects)
            now = wakes
          }
        }
        const woken = wakeTable(copyOf(table), now + DOWNTIME)
        playOut(woken.table, now + DOWNTIME, quickRandom(seeds.length))
      }),
      options,
    )
    for (const [what, times] of Object.entries(met)) assert.ok(times > enough(50), `${what}: ${times}`)
  })

  it('a table is the fold of its log: what it heard, replayed from its opening, gives the same, byte for byte', () => {
    let entries = 0
    let leftOut = 0
    fc.assert(
      fc.property(anyOpening, script, (opening, seeds) => {
        const { table, log, dropped } = lived(opening, seeds)
        const kept = copyOf(log)
        const folded = kept.reduce((each, entry) => hearEntry(each, entry).table, opened(opening, START).table)
        // Inputs that did nothing are not in the log, but the table has seen the time: so both look at it now.
        const look: LogEntry = { at: table.now, heard: { type: 'ticked' } }
        assert.equal(JSON.stringify(hearEntry(folded, look)), JSON.stringify(hearEntry(table, look)))
        entries += log.length
        leftOut += dropped
      }),
      options,
    )
    assert.ok(entries > enough(1000) && leftOut > enough(300), `${entries} ${leftOut}`)
  })

  it('what is kept beside the transcript gives the table back, and nothing of another format or number of moves does', () => {
    fc.assert(
      fc.property(anyOpening, script, (opening, seeds) => {
        const { table } = lived(opening, seeds)
        const transcript = transcriptOf(table)
        assert.deepEqual(tableFrom(copyOf(keepTable(table)), transcript), table)
        assert.equal(tableFrom({ ...keepTable(table), format: 'modern-art-table/0' }, transcript), null)
        const { config, actions } = transcript
        if (actions.length > 0) assert.equal(tableFrom(keepTable(table), { config, actions: actions.slice(1) }), null)
      }),
      { ...options, numRuns: lawRuns(20) },
    )
  })
})

function remember(memory: Memory, effects: readonly Effect[]): void {
  for (const effect of effects) if (effect.type === 'ask_bot') memory.asked.push(effect)
}

/** All that anybody was told or answered for is still there. */
function checkKept(table: Table, woken: Table): void {
  const { actions, state, decision, question, orders, plans, vacations, answered, moment, paused } = table
  assert.deepEqual(
    { ...woken, actions, state, decision, question, orders, plans, vacations, answered, moment, paused },
    woken,
    'something acknowledged is lost',
  )
  assert.deepEqual(
    woken.questions.map((asked) => asked?.answer ?? null),
    table.questions.map((asked) => asked?.answer ?? null),
  )
  assert.ok(woken.occupants.every((occupant) => occupant.kind === 'bot' || !occupant.present))
  for (const seat of [null, ...woken.occupants.keys()]) {
    assert.ok(screenOf(woken, seat, 0).revision > screenOf(table, seat, 0).revision, 'a revision goes back')
  }
}

/** Every bot whose answer is wanted is asked: at once, or when the pause ends. */
function checkAskedAgain(table: Table, woken: Stepped, now: number): void {
  const { effects } = table.paused ? step(woken.table, { type: 'resumed' }, now) : woken
  const after = table.paused ? step(woken.table, { type: 'resumed' }, now).table : woken.table
  const asked = effects.flatMap((effect) => (effect.type === 'ask_bot' ? [effect] : []))
  for (const seat of seatsToAct(after.state)) {
    const wanted = botOf(after, seat) !== null && !isWaiting(after, seat)
    const times = asked.filter((effect) => effect.seat === seat && effect.question === after.question).length
    assert.equal(times, wanted ? 1 : 0, `seat ${seat} is asked ${times} times`)
  }
}

/** Nobody's time is less than it was when the table last looked, and the timer is set for what is due first. */
function checkTimes(table: Table, { table: woken, effects }: Stepped, now: number): void {
  const [before, after] = [screenOf(table, null, table.now), screenOf(woken, null, now)]
  assert.deepEqual(after.clocks, before.clocks, 'a clock pays for the time the host was down')
  assert.deepEqual(after.hammer, before.hammer, 'the hammer goes on while the host is down')
  const { standIn, grace } = table.rules.absence
  for (const [seat, occupant] of table.occupants.entries()) {
    const isAwaited = occupant.kind === 'person' && !occupant.standIn && standIn !== null && !isFinished(table)
    assert.equal(woken.graces[seat], isAwaited ? woken.time + grace : null, 'a grace is not fresh')
  }
  const timers = effects.flatMap((effect) => (effect.type === 'set_timer' ? [effect.at] : []))
  assert.deepEqual(timers, woken.timer === null ? [] : [woken.timer])
  const first = nextDeadline(woken)
  assert.equal(woken.timer, first === null ? null : now + Math.max(0, first.due - woken.time))
}

/** Whatever is sent again gets the answer that it had. */
function checkResends(table: Table, woken: Table, now: number): void {
  for (const [seat, answers] of table.answered.entries()) {
    const last = answers.at(-1)
    if (last === undefined) continue
    const resend: Input = { type: 'acted', seat, actionId: last.actionId, decision: -1, action: null }
    const { table: after, effects } = step(woken, resend, now)
    const replies = repliesIn(effects).filter(({ to, actionId }) => to === seat && actionId === last.actionId)
    assert.deepEqual(
      replies.map(({ result }) => result),
      [last.result],
    )
    assert.equal(after.actions.length, woken.actions.length)
  }
}

function note(met: Record<string, number>, table: Table, effects: readonly Effect[]): void {
  const meet = (what: string, isMet: boolean): void => {
    if (isMet) met[what] = (met[what] ?? 0) + 1
  }
  meet(
    'asked',
    effects.some(({ type }) => type === 'ask_bot'),
  )
  meet(
    'orders',
    table.orders.some((order) => order !== null),
  )
  meet('pauses', table.paused)
  meet('moments', table.moment !== null)
  meet('hammers', table.hammer !== null)
  meet(
    'clocks',
    table.clocks.some(({ due }) => due !== null),
  )
  meet(
    'answers',
    table.answered.some((answers) => answers.length > 0),
  )
}

interface Life {
  readonly table: Table
  readonly log: readonly LogEntry[]
  /** How many inputs did nothing and are not in the log. */
  readonly dropped: number
}

/** A table that hears this and that, at hosts that die now and then, and the log that its host would keep. */
function lived(opening: Opening, seeds: readonly number[]): Life {
  let now = START
  let { table } = opened(opening, START)
  let kept = table
  let dropped = 0
  const log: LogEntry[] = []
  const memory: Memory = { sent: [], asked: [] }
  for (const seed of seeds) {
    const random = quickRandom(seed)
    now = Math.max(0, anyTime(table, now, random))
    const heard = anyHeard(table, memory, random)
    // A new host has what was kept; that the old one had looked at the time since is gone with it.
    const before = heard.type === 'woken' ? kept : table
    const stepped = hearEntry(before, { at: now, heard })
    remember(memory, stepped.effects)
    table = stepped.table
    if (didNothing(before, stepped)) {
      dropped += 1
    } else {
      log.push({ at: table.now, heard })
      kept = table
    }
  }
  return { table, log, dropped }
}

function anyHeard(table: Table, memory: Memory, random: Random): LogEntry['heard'] {
  return random(12) === 0 ? { type: 'woken' } : anyInput(table, memory, random)
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}
