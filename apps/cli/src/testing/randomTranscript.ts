import { resolveConfig } from '@modern-art/engine'
import type { SeededConfig, Transcript } from '@modern-art/engine'
import { playRandomGame } from '../randomGame.ts'

/** A whole random game, with its deck written out. */
export function randomTranscript(config: SeededConfig): Transcript {
  const actions = Array.from(playRandomGame(config), ({ action }) => action).filter((action) => action !== null)
  return { config: resolveConfig(config), actions }
}
