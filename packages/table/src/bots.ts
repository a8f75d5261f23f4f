import { check, choicesFor, readAction, seatsToAct, viewFor } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { act, defaultFor, isOwn } from './acting.ts'
import type { BotQuestion } from './effect.ts'
import type { Stepping } from './stepping.ts'
import type { Input } from './contract/input.ts'
import { isWaiting } from './moment.ts'
import { botOf, isSeat, tableWith } from './table.ts'
import type { Admitted, Table } from './table.ts'

/** Asks every bot whose seat may act and that has not been asked this yet. */
export function askBots(stepping: Stepping): void {
  if (stepping.table.paused) return
  for (const seat of seatsToAct(stepping.table.state)) {
    const { table } = stepping
    const { questions, time, rules } = table
    const bot = botOf(table, seat)
    if (bot === null || questions[seat] !== null || isWaiting(table, seat)) continue
    stepping.table = tableWith(table, {
      questions: questions.with(seat, { due: time + rules.botPatience, answer: null }),
    })
    stepping.effects.push(questionTo(table, seat, bot))
  }
}

/** What bots are being asked and have not answered, for a host that takes over from one that asked them. */
export function openQuestions(table: Table): readonly BotQuestion[] {
  return table.questions.flatMap((asked, seat) => {
    const bot = botOf(table, seat)
    return asked?.answer === null && bot !== null ? [questionTo(table, seat, bot)] : []
  })
}

function questionTo({ state, question }: Table, seat: Seat, bot: string): BotQuestion {
  return { type: 'ask_bot', seat, bot, question, view: viewFor(state, seat), choices: choicesFor(state, seat) }
}

/** A bot answers. What answers another question is dropped; an answer in a pause waits for its end. */
export function hearBot(stepping: Stepping, input: Extract<Input, { type: 'bot_answered' }>): void {
  const { table } = stepping
  const { seat, question } = input
  const asked = isSeat(table, seat) ? table.questions[seat] : null
  if (asked?.answer !== null || question !== table.question) return
  const admitted = admittedOf(table, seat, input.action)
  if (table.paused) {
    stepping.table = tableWith(table, {
      questions: table.questions.with(seat, { due: asked.due, answer: admitted.action }),
    })
  } else {
    actForBot(stepping, admitted)
  }
}

/** What a bot does: what it answered, or the default action if that is none that the rules allow. */
function admittedOf(table: Table, seat: Seat, answer: unknown): Admitted {
  const action = readAction(answer)
  const isLegal = action !== null && isOwn(action, seat) && check(table.state, action) === null
  if (!isLegal) return defaultFor(table, seat)
  return { seat, action, actionId: null }
}

function actForBot(stepping: Stepping, admitted: Admitted): void {
  const { table } = stepping
  stepping.table = tableWith(table, { questions: table.questions.with(admitted.seat, null) })
  act(stepping, admitted)
}

/** A bot has been asked for too long. */
export function losePatience(stepping: Stepping, seat: Seat): void {
  actForBot(stepping, defaultFor(stepping.table, seat))
}

/** Carries out an answer that waited for the end of a pause; whether there was one. */
export function actOnHeldAnswer(stepping: Stepping): boolean {
  const { questions } = stepping.table
  for (const [seat, asked] of questions.entries()) {
    if (asked?.answer) {
      actForBot(stepping, { seat, action: asked.answer, actionId: null })
      return true
    }
  }
  return false
}
