import { check, choicesFor, seatsToAct, viewFor } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { act, defaultDeed } from './acting.ts'
import type { Course } from './course.ts'
import type { Input } from './contract/input.ts'
import { isWaiting } from './moment.ts'
import { readAction, seatIn } from './reading.ts'
import { botOf, isSeat } from './table.ts'
import type { Deed, Table } from './table.ts'

/** Asks every bot whose seat may act and that has not been asked this yet. */
export function askBots(course: Course): void {
  if (course.table.paused) return
  for (const seat of seatsToAct(course.table.state)) {
    const { table } = course
    const { state, question, questions, time, rules } = table
    const bot = botOf(table, seat)
    if (bot === null || questions[seat] !== null || isWaiting(table, seat)) continue
    course.table = { ...table, questions: questions.with(seat, { due: time + rules.botPatience, answer: null }) }
    const [view, choices] = [viewFor(state, seat), choicesFor(state, seat)]
    course.effects.push({ type: 'ask_bot', seat, bot, question, view, choices })
  }
}

/** A bot answers. What answers another question is dropped; an answer in a pause waits for its end. */
export function hearBot(course: Course, input: Extract<Input, { type: 'bot_answered' }>): void {
  const { table } = course
  const { seat, question } = input
  const asked = isSeat(table, seat) ? table.questions[seat] : null
  if (asked?.answer !== null || question !== table.question) return
  const deed = deedOf(table, seat, input.action)
  if (table.paused) {
    course.table = { ...table, questions: table.questions.with(seat, { due: asked.due, answer: deed.action }) }
  } else {
    actForBot(course, deed)
  }
}

/** What a bot does: what it answered, or the default action if that is none that the rules allow. */
function deedOf(table: Table, seat: Seat, answer: unknown): Deed {
  const action = seatIn(answer) === seat ? readAction(answer, seat) : null
  if (action === null || check(table.state, action) !== null) return defaultDeed(table, seat)
  return { seat, action, actionId: null }
}

function actForBot(course: Course, deed: Deed): void {
  const { table } = course
  course.table = { ...table, questions: table.questions.with(deed.seat, null) }
  act(course, deed)
}

/** A bot has been asked for too long. */
export function losePatience(course: Course, seat: Seat): void {
  actForBot(course, defaultDeed(course.table, seat))
}

/** Carries out an answer that waited for the end of a pause; whether there was one. */
export function actOnHeldAnswer(course: Course): boolean {
  const { questions } = course.table
  for (const [seat, asked] of questions.entries()) {
    if (asked?.answer) {
      actForBot(course, { seat, action: asked.answer, actionId: null })
      return true
    }
  }
  return false
}
