import { WeightsError, botLoader } from '@modern-art/bots'
import type { Bot, ReadWeights } from '@modern-art/bots'
import { readWeights } from '../readWeights.ts'
import { UsageError } from '../usageError.ts'
import type { ContestOptions } from './contestOptions.ts'
import { botsBehind } from './drawn.ts'

export type ContestBots = ReadonlyMap<string, Bot>

/** The shipped bots that play in a contest; weights are read for no others. */
export async function botsIn(
  { challenger, field }: Pick<ContestOptions, 'challenger' | 'field'>,
  read: ReadWeights = readWeights,
): Promise<ContestBots> {
  const load = botLoader(read)
  const names = new Set([challenger, field].flatMap(botsBehind))
  return new Map(await Promise.all([...names].map(async (name) => [name, await load(name)] as const)))
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
