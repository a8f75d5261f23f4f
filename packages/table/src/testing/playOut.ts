import assert from 'node:assert/strict'
import { choicesFor, defaultAction, randomOf, replay, seatsToAct } from '@modern-art/engine'
import type { Random } from '@modern-art/engine'
import { step, transcriptOf } from '../index.ts'
import type { Input, Table } from '../index.ts'

const ENDLESS = 20_000

/**
 * Plays a table to the end of its game, or fails: bots answer, timers fire when they should, and people act only where
 * nothing else goes on.
 */
export function playOut(from: Table, start: number, random: Random): void {
  let table = from
  let now = start
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
