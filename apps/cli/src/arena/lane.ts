import { always, BOT_NAMES, botNamed, mergeScores, mixed, playDeal, samplesOnly } from '@modern-art/bots'
import type { Bot, Contest, Lineup, Score } from '@modern-art/bots'
import { MIXED } from './order.ts'
import type { Order } from './order.ts'
import type { Queue } from './queue.ts'
import { takeDeal } from './queue.ts'

/** Often enough for a bar to move, seldom enough to cost nothing. */
const REPORT_AFTER = 100

/** Plays deals until none is left, and reports the score of those played since the last report now and then. */
export async function playLane(
  order: Order,
  queue: Queue,
  now: () => number,
  report: (score: Score) => void | Promise<void>,
): Promise<void> {
  const contest = contestOf(order, now)
  let score: Score | null = null
  let reported = now()
  for (let deal = takeDeal(queue, order.deals); deal !== null; deal = takeDeal(queue, order.deals)) {
    // Other lanes play other deals meanwhile; within one they follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const played = await playDeal(contest, deal)
    score = score === null ? played : mergeScores(score, played)
    if (now() - reported < REPORT_AFTER) continue
    // oxlint-disable-next-line no-await-in-loop
    await report(score)
    score = null
    reported = now()
  }
  if (score !== null) await report(score)
}

function contestOf(order: Order, now: () => number): Contest {
  const { table, seed } = order
  return {
    table,
    seed,
    challenger: lineupOf(order.challenger, seed, 'challenger'),
    field: lineupOf(order.field, seed, 'field'),
    botFor,
    budget: samplesOnly(order.samples),
    now,
  }
}

function lineupOf(player: string, seed: string, role: string): Lineup {
  return player === MIXED ? mixed(BOT_NAMES, seed, role) : always(player)
}

function botFor(name: string): Bot {
  const known = BOT_NAMES.find((candidate) => candidate === name)
  if (known === undefined) throw new RangeError(`there is no bot ${name}`)
  return botNamed(known)
}
