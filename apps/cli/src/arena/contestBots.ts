import { readFile } from 'node:fs/promises'
import { NetFileError, WeightsError, botLoader, masterFrom } from '@modern-art/bots'
import type { Bot, ReadWeights } from '@modern-art/bots'
import { readWeights } from '../readWeights.ts'
import { whyUnreadable } from '../systemError.ts'
import { UsageError } from '../usageError.ts'
import { netsOf } from './contestOptions.ts'
import type { ContestOptions } from './contestOptions.ts'
import { botsBehind } from './drawn.ts'

/** By what they are called in the contest. */
export type ContestBots = ReadonlyMap<string, Bot>

/** The players in a contest but for outside programs; weights are read for no others. */
export async function botsIn(
  { challenger, field }: Pick<ContestOptions, 'challenger' | 'field'>,
  read: ReadWeights = readWeights,
): Promise<ContestBots> {
  const load = botLoader(read)
  const players = [...new Set([challenger, field])]
  const shipped = [...new Set(players.flatMap(botsBehind))].map(async (name) => [name, await load(name)] as const)
  const others = players.flatMap((player) => {
    const file = netsOf(player)
    return file === null ? [] : [botWithNets(file).then((bot) => [player, bot] as const)]
  })
  return new Map<string, Bot>(await Promise.all([...shipped, ...others]))
}

/** Says before anybody plays if a bot cannot, because its file of weights is missing or damaged. */
export async function refuseMissingWeights(
  options: Pick<ContestOptions, 'challenger' | 'field'>,
  read: ReadWeights = readWeights,
): Promise<void> {
  try {
    await botsIn(options, read)
  } catch (error) {
    if (!(error instanceof WeightsError)) throw error
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
    throw new UsageError(`${error.message}${cause}`)
  }
}

/** Plays by any file of nets, as training/export.py writes it. */
async function botWithNets(file: string): Promise<Bot> {
  try {
    return masterFrom(await readFile(file))
  } catch (error) {
    const reason = error instanceof NetFileError ? error.message : whyUnreadable(error)
    throw reason === null ? error : new UsageError(`nets cannot be read from ${file}: ${reason}`)
  }
}
