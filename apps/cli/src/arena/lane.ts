import { always, BOT_NAMES, botNamed, mergeScores, mixed, playDeal, samplesOnly } from '@modern-art/bots'
import type { Bot, Contest, Lineup, Score } from '@modern-art/bots'
import type { Seat } from '@modern-art/engine'
import { commandOf, MIXED } from './order.ts'
import type { Order } from './order.ts'
import type { Leash } from './outside/leash.ts'
import { newTroupe } from './outside/troupe.ts'
import type { Troupe } from './outside/troupe.ts'
import { takeDeal } from './queue.ts'
import type { Queue } from './queue.ts'

/** What one thread is to do, and what it shares with the others. */
export interface Errand {
  readonly order: Order
  readonly queue: Queue
  readonly leash: Leash
}

/** Whom a thread tells, and how it knows the time. */
export interface Watcher {
  readonly now: () => number
  /** Some more deals are played. */
  readonly report: (score: Score) => void | Promise<void>
  /** An outside program has written a line of errors. */
  readonly complain: (line: string) => Promise<void>
}

/** Often enough for a bar to move, seldom enough to cost nothing. */
const REPORT_AFTER = 100
/** What a runtime takes that has much to load. */
const TIME_TO_START = 10_000

/** Plays deals until none is left, and reports the score of those played since the last report now and then. */
export async function playLane({ order, queue, leash }: Errand, watcher: Watcher): Promise<void> {
  const patience = { timeLimit: order.timeLimit, timeToStart: TIME_TO_START }
  const troupe = newTroupe(leash, patience, watcher.complain)
  try {
    await playDeals(contestOf(order, troupe, watcher.now), queue, order.deals, watcher)
  } finally {
    await troupe.close()
  }
}

async function playDeals(contest: Contest, queue: Queue, deals: number, { now, report }: Watcher): Promise<void> {
  let score: Score | null = null
  let reported = now()
  for (let deal = takeDeal(queue, deals); deal !== null; deal = takeDeal(queue, deals)) {
    // Other threads play other deals meanwhile; within one they follow each other.
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

function contestOf(order: Order, troupe: Troupe, now: () => number): Contest {
  const { table, seed } = order
  return {
    table,
    seed,
    challenger: lineupOf(order.challenger, seed, 'challenger'),
    field: lineupOf(order.field, seed, 'field'),
    botFor: (name, seat) => botFor(name, seat, troupe),
    budget: samplesOnly(order.samples),
    now,
  }
}

function lineupOf(player: string, seed: string, role: string): Lineup {
  return player === MIXED ? mixed(BOT_NAMES, seed, role) : always(player)
}

function botFor(name: string, seat: Seat, troupe: Troupe): Bot {
  const command = commandOf(name)
  if (command !== null) return troupe.botFor(command, seat)
  const known = BOT_NAMES.find((candidate) => candidate === name)
  if (known === undefined) throw new RangeError(`there is no bot ${name}`)
  return botNamed(known)
}
