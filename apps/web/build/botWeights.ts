import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { WEIGHTED_BOTS, weightsOf } from '@modern-art/bots/roster'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** Puts the weights of bots beside the page's own files, under their names, which are their hashes. Pages fetch them when they are wanted. */
export function botWeights(): Plugin {
  return {
    name: 'bot-weights',
    apply: 'build',
    generateBundle() {
      for (const { name } of WEIGHTED_BOTS.map((bot) => weightsOf(bot))) {
        const source = readFileSync(resolve(`@modern-art/bots/weights/${name}`))
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source })
      }
    },
  }
}
