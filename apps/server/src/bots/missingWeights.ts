import { BOT_NAMES, STAND_IN, botLoader } from '@modern-art/bots'
import type { ReadWeights } from '@modern-art/bots'

/** A line for each bot that cannot play on this server because its weights are missing or damaged. */
export async function missingWeights(readWeights: ReadWeights): Promise<readonly string[]> {
  const load = botLoader(readWeights)
  const lines = BOT_NAMES.map(async (name) => {
    try {
      await load(name)
      return []
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
      return [`${String(error)}${cause}: ${STAND_IN} plays instead of ${name}`]
    }
  })
  return (await Promise.all(lines)).flat()
}
