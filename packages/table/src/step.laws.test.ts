import assert from 'node:assert/strict'
import { env } from 'node:process'
import { quickRandom, replay } from '@modern-art/engine'
import { enough, lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { openTable, screenOf, transcriptOf } from './index.ts'
import type { Effect } from './index.ts'
import { anyInput } from './testing/adversary.ts'
import type { Memory } from './testing/adversary.ts'
import { anyOpening, anyTime, opened as openedTable } from './testing/anyTable.ts'
import { playOut } from './testing/playOut.ts'
import { watch } from './testing/watch.ts'
import type { Watch } from './testing/watch.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 20), numRuns: lawRuns(80) }
const START = 5000

describe('laws of the table', () => {
  it('whatever comes and whenever: all saved, all told, none answered twice; and the game goes on to its end', () => {
    let actions = 0
    let refusals = 0
    let momentsOfTwo = 0
    fc.assert(
      fc.property(anyOpening, fc.array(fc.nat(), { maxLength: 150, size: 'max' }), (opening, script) => {
        const game = watch(openedTable(opening, START).table, START)
        const memory: Memory = { sent: [], asked: [] }
        for (const seed of script) {
          const random = quickRandom(seed)
          const effects = game.put(anyInput(game.table(), memory, random), anyTime(game.table(), game.now(), random))
          for (const effect of effects) {
            if (effect.type === 'ask_bot') memory.asked.push(effect)
            else if (effect.type === 'save') actions += 1
            else if (isRefusal(effect)) refusals += 1
          }
          if ((game.table().moment?.bids.length ?? 0) > 1) momentsOfTwo += 1
        }
        checkReopened(game)
        playOut(game.table(), game.now(), quickRandom(script.length))
      }),
      options,
    )
    assert.ok(
      actions > enough(1300) && refusals > enough(1000) && momentsOfTwo > enough(15),
      `${actions} ${refusals} ${momentsOfTwo}`,
    )
  })
})

function isRefusal(effect: Effect): boolean {
  return effect.type === 'send' && effect.message.type === 'reply' && !effect.message.result.ok
}

/** A table opened from the transcript shows the same, but for its revision and what is timed, ordered or paused. */
function checkReopened(game: Watch): void {
  const table = game.table()
  const { rules, occupants } = table
  const opened = openTable({ ...transcriptOf(table), rules, occupants }, START)
  if (!opened.ok) throw new Error(opened.fault.message)
  assert.deepEqual(opened.table.state, table.state)
  assert.deepEqual(replay(transcriptOf(table)).steps.at(-1)?.state, table.state)
  assert.equal(opened.table.question, table.question)
  for (const seat of [null, ...occupants.keys()]) {
    const { revision, clocks, hammer, order, plans, vacations, paused } = screenOf(table, seat, START)
    assert.deepEqual(
      { ...screenOf(opened.table, seat, START), revision, clocks, hammer, order, plans, vacations, paused },
      screenOf(table, seat, START),
    )
  }
}
