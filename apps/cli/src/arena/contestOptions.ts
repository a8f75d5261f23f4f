import { BOT_NAMES } from '@modern-art/bots'
import { formatOption, formatTable } from '../tableOptions.ts'
import type { TableConfig } from '../tableOptions.ts'
import { UsageError } from '../usageError.ts'
import { DRAWN } from './drawn.ts'
import { splitCommand } from './outside/commandLine.ts'
import { whyNotStarted } from './outside/program.ts'

/** A contest that was asked for, as plain data that a thread can be handed. */
export interface ContestOptions {
  readonly table: TableConfig
  readonly seed: string
  readonly deals: number
  /** The players as they were typed: a bot's name, one of `DRAWN`, `nets:` and a file, or `cmd:` and a command. */
  readonly challenger: string
  readonly field: string
  readonly samples: number
  /** Milliseconds that an outside program has for an answer. */
  readonly timeLimit: number
}

const OUTSIDE = 'cmd:'
const NETS = 'nets:'

/** The command of an outside program; `null` for other players. */
export function commandOf(player: string): string | null {
  return player.startsWith(OUTSIDE) ? player.slice(OUTSIDE.length) : null
}

/** The file of nets by which a player plays, as master does by the one that ships; `null` for other players. */
export function netsOf(player: string): string | null {
  return player.startsWith(NETS) ? player.slice(NETS.length) : null
}

/** Refuses a player that does not exist; a program is started once to see whether it can be. */
export async function parsePlayer(option: string, player: string): Promise<string> {
  const command = commandOf(player)
  if (command === null) {
    const known: readonly string[] = [...BOT_NAMES, ...DRAWN.keys()]
    const file = netsOf(player)
    if (file === '') throw new UsageError(`${option}: ${NETS} names no file`)
    if (known.includes(player) || file !== null) return player
    const others = `${NETS} and a file, or ${OUTSIDE} and a command`
    throw new UsageError(`${option} must be ${known.join(', ')}, ${others}, not ${player}`)
  }
  const words = splitCommand(command)
  const fault = await whyNotStarted(words)
  if (fault !== null) throw new UsageError(`${option}: ${words[0]} ${fault}`)
  return player
}

export function hasPrograms({ challenger, field }: ContestOptions): boolean {
  return commandOf(challenger) !== null || commandOf(field) !== null
}

/** The options that ask for this contest, as they would be typed. */
export function formatContestOptions(options: ContestOptions): readonly string[] {
  return [
    formatOption('--challenger', options.challenger),
    formatOption('--field', options.field),
    formatTable(options.table),
    `--deals ${options.deals}`,
    `--samples ${options.samples}`,
    ...(hasPrograms(options) ? [`--time-limit ${options.timeLimit}`] : []),
    formatOption('--seed', options.seed),
  ]
}
