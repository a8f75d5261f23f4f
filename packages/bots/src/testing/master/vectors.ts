import { readFileSync } from 'node:fs'
import { viewFor } from '@modern-art/engine'
import type { View } from '@modern-art/engine'
import { recordedIn } from './recorded.ts'

/** A recorded observation with the same view in the engine. */
export interface Vector {
  readonly name: string
  readonly view: View
  readonly cells: Readonly<Record<string, number>>
  readonly asked: {
    readonly scale: readonly [number, number]
    readonly allowed: Readonly<Record<string, number>>
  } | null
}

const TEXT = readFileSync(new URL('vectors.jsonl', import.meta.url), 'utf8')

export const VECTORS: readonly Vector[] = recordedIn(TEXT).map(({ name, state, seat, cells, scale, allowed }) => ({
  name,
  view: viewFor(state, seat),
  cells,
  asked: scale === undefined || allowed === undefined ? null : { scale, allowed },
}))
