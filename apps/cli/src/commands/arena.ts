import { arenaFigures, BOT_NAMES, SHIPPED_SAMPLES } from '@modern-art/bots'
import type { ArenaFigures } from '@modern-art/bots'
import { VARIANT_NAMES } from '@modern-art/engine'
import { formatOrder, MIXED, parsePlayer } from '../arena/order.ts'
import type { Order } from '../arena/order.ts'
import { arenaPage } from '../arena/page.ts'
import { playOrder } from '../arena/threads.ts'
import { parseArguments, parseWhole, refuseWords } from '../arguments.ts'
import { drawSeed } from '../chance.ts'
import { FORBIDDEN, OK } from '../io.ts'
import type { Io } from '../io.ts'
import { printable } from '../narration/printable.ts'
import { whole } from '../simulation/summary.ts'
import { parseSeed, parseTable, TABLE_OPTIONS } from '../tableOptions.ts'

const OPTIONS = {
  ...TABLE_OPTIONS,
  challenger: { type: 'string' },
  field: { type: 'string' },
  deals: { type: 'string' },
  samples: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
} as const

const USUAL_DEALS = '100'
const MOST_DEALS = 1_000_000
const MOST_SAMPLES = 1_000_000
const MOST_THREADS = 64

export async function arena(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, OPTIONS)
  refuseWords(positionals)
  if (values.list === true) {
    await io.out(`${[...BOT_NAMES, MIXED].join('\n')}\n`)
    return OK
  }
  const order: Order = {
    table: parseTable(values),
    challenger: parsePlayer('--challenger', values.challenger ?? 'hard'),
    field: parsePlayer('--field', values.field ?? 'medium'),
    deals: parseWhole('--deals', values.deals ?? USUAL_DEALS, 1, MOST_DEALS),
    samples: parseWhole('--samples', values.samples ?? String(SHIPPED_SAMPLES), 1, MOST_SAMPLES),
    seed: parseSeed(values) ?? drawSeed(),
  }
  const threads = parseWhole('--threads', values.threads ?? '1', 1, MOST_THREADS)
  const start = io.now()
  const figures = arenaFigures(await playOrder(order, threads, io.now, () => {}))
  const seconds = (io.now() - start) / 1000
  if (values.json === true) await io.out(`${JSON.stringify(jsonOf(order, figures), null, 2)}\n`)
  else await io.out(`${pageOf(order, figures, seconds).join('\n')}\n`)
  return figures.illegal + figures.field.illegal === 0 ? OK : FORBIDDEN
}

function pageOf(order: Order, figures: ArenaFigures, seconds: number): string[] {
  const { games } = figures
  return [
    printable(`arena ${formatOrder(order).join(' ')}`),
    '',
    ...arenaPage(figures),
    '',
    `${whole(games)} games in ${seconds.toFixed(1)} s, ${whole(Math.round(games / seconds))} a second`,
  ]
}

function jsonOf(order: Order, figures: ArenaFigures): object {
  const { table, seed, challenger, samples } = order
  const variants = VARIANT_NAMES.filter((name) => table.variants[name])
  const { field, ...own } = figures
  return {
    challenger,
    seed,
    players: table.players.length,
    deck: table.deck,
    variants,
    samples,
    ...own,
    field: { name: order.field, ...field },
  }
}
