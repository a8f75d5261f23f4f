import type { Seat } from '@modern-art/engine'
import { createStore, useStore } from 'zustand'
import type { OpeningTrouble, Refusal, SaveTrouble, Screen, ScreenEvent } from '../worker/messages.ts'
import type { Beat } from './beat.ts'
import type { Looking } from './looking.ts'

/** Something that happened, in the order told; `mine` where the one who looks did it. */
export interface PlayState {
  readonly status: 'closed' | 'opening' | 'open' | 'not_opened' | 'died'
  readonly trouble: OpeningTrouble | null
  readonly saveTrouble: SaveTrouble | null
  readonly gameId: string | null
  /** The seats of people on this device. */
  readonly people: readonly Seat[]
  readonly looking: Looking
  /** What is drawn. It belongs to who looks; `null` until the table has said something. */
  readonly screen: Screen | null
  /** What is being shown on the way to the next screen. */
  readonly beat: Beat | null
  /** All that happened so far, as who looks may know it. */
  readonly events: readonly ScreenEvent[]
  /** How many events there were when the one who looks last acted. */
  readonly lastActed: number
  /** Why the last action was refused, until the next. */
  readonly refusal: Refusal | null
  /** An action is on its way. */
  readonly acting: boolean
}

export const CLOSED: PlayState = {
  status: 'closed',
  trouble: null,
  saveTrouble: null,
  gameId: null,
  people: [],
  looking: { at: 'table' },
  screen: null,
  beat: null,
  events: [],
  lastActed: 0,
  refusal: null,
  acting: false,
}

export const playStore = createStore<PlayState>(() => CLOSED)

export function usePlay<T>(select: (state: PlayState) => T): T {
  return useStore(playStore, select)
}
