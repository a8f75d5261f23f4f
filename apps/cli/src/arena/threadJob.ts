import { always, mergeScores, mixed, playDeal, samplesOnly } from '@modern-art/bots'
import type { Bot, Contest, Lineup, Score } from '@modern-art/bots'
import type { Seat } from '@modern-art/engine'
import { botsIn } from './contestBots.ts'
import type { ContestBots } from './contestBots.ts'
import { commandOf } from './contestOptions.ts'
import type { ContestOptions } from './contestOptions.ts'
import { DRAWN } from './drawn.ts'
import type { ProcessTable } from './outside/processTable.ts'
import { newThreadPrograms } from './outside/threadPrograms.ts'
import type { ThreadPrograms } from './outside/threadPrograms.ts'
import { takeDeal } from './queue.ts'
import type { Queue } from './queue.ts'

/** The work of one thread, and the memory that it shares with others. */
export interface ThreadJob {
  readonly options: ContestOptions
  readonly queue: Queue
  readonly processes: ProcessTable
}

/** The listener that a thread reports to, and its clock. */
export interface Watcher {
  readonly now: () => number
  /** Some more deals are played. */
  readonly report: (score: Score) => void | Promise<void>
  /** An outside program has written a line of errors. */
  readonly complain: (line: string) => Promise<void>
}

/** Often enough for a bar to move, seldom enough to cost nothing. */
const REPORT_AFTER = 100
/** Some programs have a large runtime to load. */
const TIME_TO_START = 10_000

/** Plays deals until none is left, and reports the score of those played since the last report now and then. */
export async function runThreadJob({ options, queue, processes }: ThreadJob, watcher: Watcher): Promise<void> {
  const limits = { timeLimit: options.timeLimit, timeToStart: TIME_TO_START }
  const programs = newThreadPrograms(processes, limits, watcher.complain)
  try {
    const bots = await botsIn(options)
    await playDeals(contestOf(options, bots, programs, watcher.now), queue, options.deals, watcher)
  } finally {
    await programs.close()
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

function contestOf(options: ContestOptions, bots: ContestBots, programs: ThreadPrograms, now: () => number): Contest {
  const { table, seed } = options
  return {
    table,
    seed,
    challenger: lineupOf(options.challenger, seed, 'challenger'),
    field: lineupOf(options.field, seed, 'field'),
    botFor: (name, seat) => botFor(name, seat, bots, programs),
    budget: samplesOnly(options.samples),
    now,
  }
}

function lineupOf(player: string, seed: string, role: string): Lineup {
  const drawn = DRAWN.get(player)
  return drawn === undefined ? always(player) : mixed(drawn.from, seed, role)
}

function botFor(name: string, seat: Seat, bots: ContestBots, programs: ThreadPrograms): Bot {
  const command = commandOf(name)
  const bot = command === null ? bots.get(name) : programs.botFor(command, seat)
  if (bot === undefined) throw new RangeError(`there is no bot ${name}`)
  return bot
}
