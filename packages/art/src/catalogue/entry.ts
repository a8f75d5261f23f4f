import type { DanielScene } from '../daniel/scene.ts'
import type { ManuelScene } from '../manuel/scene.ts'
import type { Paint } from '../paint.ts'
import type { RafaelScene } from '../rafael/scene.ts'
import type { RamonScene } from '../ramon/scene.ts'
import type { SigridScene } from '../sigrid/scene.ts'

/** The things that a picture shows, as its composition and its dice decided. */
export type Scene = ManuelScene | SigridScene | DanielScene | RamonScene | RafaelScene

/** The periods that works are named after: "Tide, Night". */
export type PeriodName =
  | 'autumn'
  | 'clay'
  | 'dawn'
  | 'day'
  | 'deep'
  | 'dusk'
  | 'evening'
  | 'gold'
  | 'harvest'
  | 'hearth'
  | 'morning'
  | 'night'
  | 'noon'
  | 'sand'
  | 'shade'
  | 'spring'
  | 'winter'

/** All that a catalogue has to say about a picture, in no language yet. */
export interface Entry {
  readonly scene: Scene
  readonly period: PeriodName | null
  /** In the order of their first stroke, without the ground. */
  readonly paints: readonly Paint[]
  readonly ground: Paint
}
