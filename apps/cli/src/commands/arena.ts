import { aboutBot, arenaFigures, BOT_NAMES, SHIPPED_SAMPLES } from '@modern-art/bots'
import type { ArenaFigures, Score } from '@modern-art/bots'
import { VARIANT_NAMES } from '@modern-art/engine'
import { refuseMissingWeights } from '../arena/contestBots.ts'
import { hasPrograms, parsePlayer } from '../arena/contestOptions.ts'
import type { ContestOptions } from '../arena/contestOptions.ts'
import { DRAWN } from '../arena/drawn.ts'
import { arenaPage } from '../arena/page.ts'
import { progressLine } from '../arena/progress.ts'
import { playContest } from '../arena/threads.ts'
import { parseArguments, parseWhole, refuseWords } from '../arguments.ts'
import { drawSeed } from '../chance.ts'
import { FORBIDDEN, OK } from '../io.ts'
import type { Io } from '../io.ts'
import { printable } from '../narration/printable.ts'
import { parseSeed, parseTable, TABLE_OPTIONS } from '../tableOptions.ts'

const OPTIONS = {
  ...TABLE_OPTIONS,
  challenger: { type: 'string' },
  field: { type: 'string' },
  deals: { type: 'string' },
  samples: { type: 'string' },
  'time-limit': { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
} as const

const USUAL_DEALS = '100'
const MOST_DEALS = 1_000_000
/** A search keeps what came of every candidate in every world. */
const MOST_SAMPLES = 10_000
const USUAL_TIME_LIMIT = '1000'
const LONGEST_TIME_LIMIT = 600_000
const MOST_THREADS = 64
/** The column at which the descriptions in the list of bots begin. */
const COLUMN = 13

export async function arena(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  refuseWords(positionals)
  if (values.list === true) {
    await io.out(listOfBots())
    return OK
  }
  const options: ContestOptions = {
    table: parseTable(values),
    seed: parseSeed(values) ?? drawSeed(),
    deals: parseWhole('--deals', values.deals ?? USUAL_DEALS, 1, MOST_DEALS),
    samples: parseWhole('--samples', values.samples ?? String(SHIPPED_SAMPLES), 1, MOST_SAMPLES),
    timeLimit: parseWhole('--time-limit', values['time-limit'] ?? USUAL_TIME_LIMIT, 1, LONGEST_TIME_LIMIT),
    challenger: await parsePlayer('--challenger', values.challenger ?? 'hard'),
    field: await parsePlayer('--field', values.field ?? 'medium'),
  }
  const threads = parseWhole('--threads', values.threads ?? '1', 1, MOST_THREADS)
  await refuseMissingWeights(options)
  const start = io.now()
  const figures = arenaFigures(await play(options, threads, io))
  const seconds = (io.now() - start) / 1000
  const text = values.json === true ? jsonOf(options, figures) : arenaPage(options, figures, seconds).join('\n')
  await io.out(`${text}\n`)
  return figures.illegal + figures.field.illegal === 0 ? OK : FORBIDDEN
}

/** All players that can be named, a line each. */
function listOfBots(): string {
  const bots = BOT_NAMES.map((name) => [name, aboutBot(name)] as const)
  const drawn = [...DRAWN].map(([name, { about }]) => [name, about] as const)
  return [...bots, ...drawn].map(([name, about]) => `${name.padEnd(COLUMN)}${about}\n`).join('')
}

/** Plays the contest and shows its progress at the terminal. */
async function play(options: ContestOptions, threads: number, io: Io): Promise<Score> {
  const start = io.now()
  try {
    return await playContest(options, threads, {
      now: io.now,
      report: (score) => io.progress?.(progressLine(score, options.deals, io.now() - start)),
      complain: async (line) => {
        io.progress?.('')
        await io.err(`${printable(line)}\n`)
      },
    })
  } finally {
    io.progress?.('')
  }
}

function jsonOf(options: ContestOptions, figures: ArenaFigures): string {
  const { table, seed, challenger, samples, timeLimit } = options
  const { field, ...own } = figures
  const settings = {
    challenger,
    seed,
    players: table.players.length,
    deck: table.deck,
    variants: VARIANT_NAMES.filter((name) => table.variants[name]),
    samples,
    ...(hasPrograms(options) ? { timeLimit } : {}),
  }
  return JSON.stringify({ ...settings, ...own, field: { name: options.field, ...field } }, null, 2)
}
