import assert from 'node:assert/strict'
import { env } from 'node:process'
import { quickRandom } from '@modern-art/engine'
import { enough, lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { hearEntry } from './index.ts'
import type { Input, LogEntry, Table } from './index.ts'
import { crank } from './testing/crank.ts'
import { HANDS, ONE_OFFER } from './testing/lots.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 71), numRuns: lawRuns(150) }
const CLOCK = 10_000
const START = 1000

/** Seat 1 is asked, and nobody answers. */
function asked(): Table {
  const rules = {
    clock: { kind: 'per_decision', milliseconds: CLOCK },
    absence: { standIn: 'easy', grace: 1e9 },
  } as const
  return crank({ hands: HANDS, rules, after: [ONE_OFFER] }).table()
}

interface Span {
  from: number
  until: number
}

describe('laws of vacations', () => {
  it('time on vacation is never charged, and all other time is, however late the host looks', () => {
    const met = { vacations: 0, early: 0, replaced: 0, woken: 0, timedOut: 0 }
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 5, maxLength: 60, size: 'max' }), (seeds) => {
        let table = asked()
        let now = START
        /** The vacation that seat 1 has, or will have. */
        let own: Span | null = null
        let charged = 0
        const pass = (until: number): void => {
          const [from, to] = own === null ? [until, until] : [own.from, own.until]
          const free = Math.max(0, Math.min(until, to) - Math.max(now, from))
          charged += until - now - free
          now = until
          if (own !== null && own.until <= now) own = null
        }
        for (const seed of seeds) {
          const random = quickRandom(seed)
          let entry: LogEntry
          // Now and then nobody hosts the table: that is never charged.
          if (random(10) === 0) {
            met.woken += 1
            now += random(5000)
            if (own !== null && own.until <= now) own = null
            entry = { at: now, heard: { type: 'woken' } }
          } else {
            pass(now + random(3) * random(1500))
            entry = { at: now, heard: anyInput(now, random) }
          }
          table = hearEntry(table, entry).table
          if (isTimedOut(table)) {
            met.timedOut += 1
            assert.ok(charged >= CLOCK, `out of time after ${charged}`)
            return
          }
          assert.ok(charged < CLOCK, `not out of time after ${charged}`)
          if (entry.heard.type === 'went_on_vacation' && entry.heard.seat === 1) {
            const { from: begins, until } = entry.heard
            const from = Math.max(begins, now)
            if (until > from) {
              met.vacations += 1
              if (own !== null) met.replaced += 1
              own = { from, until }
            }
          } else if (entry.heard.type === 'came_back' && entry.heard.seat === 1) {
            if (own !== null) met.early += 1
            own = null
          }
          assert.equal(leftOn(table), CLOCK - charged)
        }
      }),
      options,
    )
    for (const [what, times] of Object.entries(met)) assert.ok(times > enough(30), `${what}: ${times}`)
  })
})

function anyInput(now: number, random: (below: number) => number): Input {
  const seat = random(3) === 0 ? 2 : 1
  const kind = random(6)
  if (kind === 0) return { type: 'came_back', seat }
  if (kind > 2) return { type: 'ticked' }
  const from = now + random(2500) - 500
  return { type: 'went_on_vacation', seat, from, until: from + random(4000) }
}

function isTimedOut({ occupants }: Table): boolean {
  const occupant = occupants[1]
  return occupant?.kind === 'person' && occupant.standIn
}

function leftOn({ clocks, time }: Table): number {
  const clock = clocks[1]
  if (clock === undefined) throw new Error('seat 1 has a clock')
  return clock.due === null ? clock.left : clock.due - time
}
