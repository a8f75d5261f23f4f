import assert from 'node:assert/strict'
import { env } from 'node:process'
import { choicesFor, defaultAction, quickRandom, randomOf, replay, seatsToAct } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { openTable, screenOf, step, transcriptOf } from './index.ts'
import type { Effect, Input, Opening } from './index.ts'
import { anyInput } from './testing/adversary.ts'
import type { Memory } from './testing/adversary.ts'
import { anyOpening } from './testing/anyTable.ts'
import { watch } from './testing/watch.ts'
import type { Watch } from './testing/watch.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 20), numRuns: 80 * Number(env['LAWS_TIMES'] ?? 1) }
const START = 5000

describe('laws of the table', () => {
  it('whatever comes and whenever: all saved, all told, none answered twice; and the game goes on to its end', () => {
    let actions = 0
    let refusals = 0
    let momentsOfTwo = 0
    fc.assert(
      fc.property(anyOpening, fc.array(fc.nat(), { maxLength: 150, size: 'max' }), (opening, script) => {
        const game = started(opening)
        const memory: Memory = { sent: [], asked: [] }
        for (const seed of script) {
          const random = quickRandom(seed)
          const effects = game.put(anyInput(game.table(), memory, random), anyTime(game, random))
          for (const effect of effects) {
            if (effect.type === 'ask_bot') memory.asked.push(effect)
            else if (effect.type === 'save') actions += 1
            else if (isRefusal(effect)) refusals += 1
          }
          if ((game.table().moment?.bids.length ?? 0) > 1) momentsOfTwo += 1
        }
        checkReopened(game)
        playOut(game, quickRandom(script.length))
      }),
      options,
    )
    assert.ok(actions > 1300 && refusals > 1000 && momentsOfTwo > 15, `${actions} ${refusals} ${momentsOfTwo}`)
  })
})

function started(opening: Opening): Watch {
  // A generated record has no prototype, which no JSON has.
  const opened = openTable(JSON.parse(JSON.stringify(opening)) as Opening, START)
  if (!opened.ok) throw new Error(opened.fault.message)
  return watch(opened.table, START)
}

/** At once, a little later, just when or long after the table wants to be woken; now and then the clock goes back. */
function anyTime(game: Watch, random: Random): number {
  const now = game.now()
  const wanted = game.table().timer ?? now
  const times = [now, now, now, now + 1, now + random(400), now + random(400), wanted, now + random(6000), now - 50]
  return times[random(times.length)] ?? now
}

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
    const { revision, clocks, hammer, order, paused } = screenOf(table, seat, START)
    assert.deepEqual(
      { ...screenOf(opened.table, seat, START), revision, clocks, hammer, order, paused },
      screenOf(table, seat, START),
    )
  }
}

const ENDLESS = 20_000

/** From here on bots answer, timers fire when they should, and people act only where nothing else goes on. */
function playOut(game: Watch, random: Random): void {
  let table = game.table()
  let now = game.now()
  let steps = 0
  const put = (input: Input): void => {
    table = step(table, input, now).table
    steps += 1
    assert.ok(steps < ENDLESS, 'the game does not end')
  }
  put({ type: 'resumed' })
  while (table.state.phase.name !== 'finished') {
    const { questions, question, state, timer, rules, decision } = table
    const bot = questions.findIndex((asked) => asked !== null)
    if (bot !== -1 && random(8) > 0) {
      const action = randomOf(choicesFor(state, bot), bot, random)
      put({ type: 'bot_answered', seat: bot, question, action })
    } else if (timer !== null) {
      now = timer
      put({ type: 'ticked' })
    } else {
      assert.equal(rules.clock.kind, 'untimed', 'nothing goes on, though people have clocks')
      const [seat = 0] = seatsToAct(state)
      const action = defaultAction(choicesFor(state, seat), seat)
      put({ type: 'acted', seat, actionId: `end ${steps}`, decision, action })
    }
  }
  assert.equal(table.timer, null)
  assert.deepEqual(replay(transcriptOf(table)).steps.at(-1)?.state, table.state)
}
