import { STAND_IN, WeightsError, botLoader, botNamed } from '@modern-art/bots'
import type { Bot, ReadWeights, WeightsFile } from '@modern-art/bots'
import { isWeighted } from '@modern-art/bots/roster'
import type { OpponentName } from '@modern-art/bots/roster'

interface Parts {
  readonly read: ReadWeights
  /** What was read under this name was damaged. */
  readonly forget: (file: WeightsFile) => Promise<void>
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  /** Who of the bots is not here, each time that it changes: others play for them. */
  readonly tell: (absent: readonly OpponentName[]) => void
}

/** For so long a game waits for a bot that is not here yet, in milliseconds: once, and then no more. */
const PATIENCE = 5000
/** So long after a failure it is tried again. */
const TRIED_AGAIN = 15_000

/**
 * The players of a game by name. While the weights of one cannot be had, another bot plays for it, and that is told; as soon
 * as they are here it plays itself. A game never hangs for them.
 */
export function playersOf({ read, forget, now, wait, tell }: Parts): (name: OpponentName) => Promise<Bot> {
  const load = botLoader(read)
  const failedAt = new Map<OpponentName, number>()
  let absent: readonly OpponentName[] = []

  const change = (changed: readonly OpponentName[]): void => {
    absent = changed
    tell(absent)
  }

  const loaded = async (name: OpponentName): Promise<Bot | null> => {
    if (now() - (failedAt.get(name) ?? -Infinity) < TRIED_AGAIN) return null
    try {
      return await load(name)
    } catch (error) {
      if (!(error instanceof WeightsError)) throw error
      if (error.code === 'wrong_file') await forget(error.file)
      failedAt.set(name, now())
      return null
    }
  }

  return async (name) => {
    if (!isWeighted(name)) return botNamed(name)
    const patience = absent.includes(name) ? 0 : PATIENCE
    const bot = await Promise.race([loaded(name), wait(patience).then(() => null)])
    if (bot === null && !absent.includes(name)) change([...absent, name])
    if (bot !== null && absent.includes(name)) change(absent.filter((other) => other !== name))
    return bot ?? botNamed(STAND_IN)
  }
}
