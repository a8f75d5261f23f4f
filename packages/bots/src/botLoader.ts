import { sha256Digits } from '@modern-art/engine'
import type { Bot } from './bot.ts'
import { botNamed } from './botNamed.ts'
import { masterFrom } from './master/master.ts'
import { isWeighted, weightsOf } from './roster.ts'
import type { BotName, WeightedBotName, WeightsFile } from './roster.ts'

/** How a host comes by a file of weights: from its disk, or over a network. */
export type ReadWeights = (file: WeightsFile) => Promise<Uint8Array>

const MAKERS: Readonly<Record<WeightedBotName, (weights: Uint8Array) => Bot>> = { master: masterFrom }

/** Why a bot has no weights to play by. */
export class WeightsError extends Error {
  /** The file cannot be had; or it is another one, or damaged. */
  readonly code: 'not_read' | 'wrong_file'
  readonly file: WeightsFile

  constructor(code: WeightsError['code'], file: WeightsFile, why: string, cause?: unknown) {
    super(`${file.name} ${why}`, { cause })
    this.name = 'WeightsError'
    this.code = code
    this.file = file
  }
}

/**
 * Loads any bot by its name, those with weights too. A host has one loader: weights are read once, however many ask for them at
 * the same time, and are kept. If that fails, all who wait get a `WeightsError`, and whoever asks next tries again.
 */
export function botLoader(readWeights: ReadWeights): (name: BotName) => Promise<Bot> {
  const loaded = new Map<WeightedBotName, Promise<Bot>>()
  return async (name) => {
    if (!isWeighted(name)) return botNamed(name)
    const before = loaded.get(name)
    if (before !== undefined) return before
    const loading = load(name, readWeights)
    loaded.set(name, loading)
    loading.catch(() => loaded.delete(name))
    return loading
  }
}

async function load(name: WeightedBotName, readWeights: ReadWeights): Promise<Bot> {
  const file = weightsOf(name)
  const weights = await read(file, readWeights)
  if (weights.length !== file.bytes) {
    throw new WeightsError('wrong_file', file, `has ${weights.length} bytes instead of ${file.bytes}`)
  }
  if (sha256Digits(weights) !== file.sha256) {
    throw new WeightsError('wrong_file', file, 'is not the file that was published: its hash is another one')
  }
  try {
    return MAKERS[name](weights)
  } catch (error) {
    throw new WeightsError('wrong_file', file, 'has weights that this version cannot read', error)
  }
}

async function read(file: WeightsFile, readWeights: ReadWeights): Promise<Uint8Array> {
  try {
    return await readWeights(file)
  } catch (error) {
    throw new WeightsError('not_read', file, 'cannot be read', error)
  }
}
