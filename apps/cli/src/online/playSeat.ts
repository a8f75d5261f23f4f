import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { samplesOnly } from '@modern-art/bots'
import type { Bot } from '@modern-art/bots'
import { defaultAction } from '@modern-art/engine'
import type { Action } from '@modern-art/engine'
import { formatTableCode } from '@modern-art/protocol'
import type { AnswerResult } from '@modern-art/protocol'
import { WHY_REFUSED } from './tableOnline.ts'
import type { TableOnline } from './tableOnline.ts'

/** How a visit at a table ended. */
export type Visit =
  /** The game was played to its end; so many moves were lost. */
  | { readonly type: 'played'; readonly lost: number }
  /** There was no seat at this table. */
  | { readonly type: 'no_seat'; readonly why: string }
  | { readonly type: 'ended'; readonly why: string }

/** A server that wants to hear less is left alone for so long, in milliseconds. */
const TRIED_AGAIN = 1000

interface Parts {
  readonly table: TableOnline
  readonly bot: Bot
  readonly say: (line: string) => Promise<void>
}

/** Sits down, says that it is ready, and plays to the end of the game. */
export async function playSeat({ table, bot, say }: Parts): Promise<Visit> {
  const ended = (): Visit => ({ type: 'ended', why: table.end() ?? '' })
  await table.until(() => table.party() !== null)
  if (table.end() !== null) return ended()
  const refused = await takeChair(table)
  if (refused !== null) return refused
  await say(`Sat down at table ${formatTableCode(table.party()?.code ?? '')}, on seat ${(table.chair() ?? 0) + 1}.`)
  await say('Ready. The host starts the game.')
  await table.until(() => table.screen() !== null || table.chair() === null)
  if (table.end() !== null) return ended()
  if (table.chair() === null) return { type: 'ended', why: 'the seat is gone: nobody hosts the table any more' }
  await say('The game begins.')
  const lost = await playOn(table, bot, say)
  const result = resultAt(table)
  if (result === null) return ended()
  await say(result)
  return { type: 'played', lost }
}

async function takeChair(table: TableOnline): Promise<Visit | null> {
  const answer = await untilDone(table, { type: 'sit', chair: null }, () => table.chair() !== null)
  if (answer?.ok === false) {
    const { code, message } = answer.error
    return { type: 'no_seat', why: WHY_REFUSED[code] ?? `the server says: ${message}` }
  }
  await table.until(() => table.chair() !== null)
  if (table.end() !== null) return { type: 'ended', why: table.end() ?? '' }
  await untilDone(table, { type: 'be_ready', ready: true }, () => table.party()?.stage !== 'waiting')
  return null
}

/** Sends a command until it is answered, unless there is no need for it: a connection that was cut comes back. */
async function untilDone(
  table: TableOnline,
  command: Parameters<TableOnline['send']>[0],
  isNeedless: () => boolean,
): Promise<AnswerResult | null> {
  while (table.end() === null && !isNeedless()) {
    // oxlint-disable-next-line no-await-in-loop -- again only if it was lost
    const answer = await table.send(command)
    if (answer !== null) return answer
    // oxlint-disable-next-line no-await-in-loop
    await table.until(table.isConnected)
  }
  return null
}

/** Resolves to how many moves were lost: the seat then does the least it can. */
async function playOn(table: TableOnline, bot: Bot, say: Parts['say']): Promise<number> {
  let lost = 0
  let round = 0
  /** The screen at which nothing could be done, not even the least. */
  let given = -1
  const isAsked = (): boolean => {
    const screen = table.screen()
    return screen !== null && !screen.paused && screen.choices.length > 0 && screen.revision !== given
  }
  const lose = async (why: string): Promise<void> => {
    lost += 1
    await say(`A move is lost: the bot ${why}.`)
  }
  for (;;) {
    // One decision after the other is the point.
    // oxlint-disable no-await-in-loop
    await table.until(() => isAsked() || isOver(table))
    const screen = table.screen()
    const seat = screen?.view.seat ?? null
    if (screen === null || seat === null || isOver(table)) return lost
    if (screen.view.round !== round) {
      ;({ round } = screen.view)
      await say(`Season ${round}.`)
    }
    const { view, choices, decision, occupants } = screen
    const occupant = occupants[seat]
    // A move came too late, and a stand-in plays since.
    if (occupant?.kind === 'person' && occupant.standIn) await table.send({ type: 'take_back' })
    const least = defaultAction(choices, seat)
    let action: Action
    try {
      action = await bot.decide({ view, choices, rng: (below) => randomInt(below), budget: samplesOnly(1) })
    } catch (error) {
      await lose(error instanceof Error ? error.message : String(error))
      action = least
    }
    if (action.type === 'hammer' || action.seat !== seat) {
      await lose('acted for another seat')
      action = least
    }
    const isSame = (): boolean => JSON.stringify(table.screen()?.choices) === JSON.stringify(choices)
    const answer = action.type === 'hammer' ? null : await table.send({ type: 'act', decision, action })
    // Others may have been faster: then the question is another one.
    if (answer?.ok !== false || !isSame()) continue
    if (answer.error.code === 'too_fast') {
      await setTimeout(TRIED_AGAIN)
      continue
    }
    await lose(`was refused: ${answer.error.message}`)
    const second = least.type === 'hammer' ? null : await table.send({ type: 'act', decision, action: least })
    if (second?.ok === false) given = screen.revision
    // oxlint-enable no-await-in-loop
  }
}

function isOver(table: TableOnline): boolean {
  return table.screen()?.view.phase.name === 'finished'
}

/** How the game ended, in one line; `null` if it did not. */
function resultAt(table: TableOnline): string | null {
  const view = isOver(table) ? table.screen()?.view : undefined
  if (view === undefined) return null
  const results = view.setup.players.map((name, seat) => `${name} ${view.money[seat] ?? '?'}`)
  return `The game is over: ${results.join(', ')}.`
}
