import type { OpponentName } from '@modern-art/bots/roster'
import type { Card, Seat } from '@modern-art/engine'
import type { Refusal, Screen, ScreenEvent } from '@modern-art/table/contract'
import { createStore, useStore } from 'zustand'
import { lessonWithId, LESSON_NAMES } from '../lessons/lessons.ts'
import type { LessonName } from '../lessons/lessons.ts'
import type { Explanation, OpeningTrouble, SaveTrouble } from '../worker/messages.ts'
import type { Beat } from './beat.ts'
import type { Looking } from './looking.ts'

/** A hint for the screen after so many moves. */
interface Hint {
  readonly moves: number
  readonly explanation: Explanation | null
}

/** Everybody's cards, by seat, after so many moves. */
interface OpenHands {
  readonly moves: number
  readonly hands: readonly (readonly Card[])[]
}

export interface PlayState {
  readonly status: 'closed' | 'opening' | 'open' | 'not_opened' | 'died'
  readonly trouble: OpeningTrouble | null
  /** What keeps the game from being saved. */
  readonly saveTrouble: SaveTrouble | null
  /** The note about it has been read. */
  readonly saveTroubleRead: boolean
  /** The bots that cannot be had now, for whom another one plays. */
  readonly absent: readonly OpponentName[]
  /** The note about it has been read. */
  readonly absentRead: boolean
  readonly gameId: string | null
  /** The saved game or the table online that was asked for, whether or not it could be opened. */
  readonly wanted: string | null
  /** Whether the table is this device's own, and does what its screen wants. */
  readonly isOwn: boolean
  /** The seats of people on this device. */
  readonly people: readonly Seat[]
  readonly looking: Looking
  /** What is drawn. It belongs to the viewer; `null` until the table has said something. */
  readonly screen: Screen | null
  /** What is being shown on the way to the next screen. */
  readonly beat: Beat | null
  /** All that happened so far, as the viewer may know it. */
  readonly events: readonly ScreenEvent[]
  /** A past season whose page is being read. */
  readonly seasonRead: number | null
  /** Why the last action was refused, and the decision that it was for; at a table online that has gone on, the one that is asked now. */
  readonly refusal: (Refusal & { readonly decision: number }) | null
  /** Whether the viewer has covered their hand. */
  readonly covered: boolean
  /** An action is on its way. */
  readonly acting: boolean
  /** Whether somebody who watches bots has stopped them. */
  readonly stopped: boolean
  /** Whether all hands of a table of bots are to be seen. */
  readonly handsOpen: boolean
  /** These hands, by the number of moves before: the last few, for the screen may lag behind. */
  readonly hands: readonly OpenHands[]
  /** The hint that was asked for, and the screen it is for; without words while it is thought about. */
  readonly hint: Hint | null
}

export const CLOSED: PlayState = {
  status: 'closed',
  trouble: null,
  saveTrouble: null,
  saveTroubleRead: false,
  absent: [],
  absentRead: false,
  gameId: null,
  wanted: null,
  isOwn: false,
  people: [],
  looking: { at: 'table' },
  screen: null,
  beat: null,
  events: [],
  seasonRead: null,
  refusal: null,
  covered: false,
  acting: false,
  stopped: false,
  handsOpen: false,
  hands: [],
  hint: null,
}

/** What belongs to the viewer, before anything has been said to them. */
export const NOTHING_DRAWN = {
  screen: null,
  events: [],
  beat: null,
  refusal: null,
  acting: false,
  covered: false,
  seasonRead: null,
  hint: null,
} as const satisfies Partial<PlayState>

/** Whether a game goes on that would be lost with the page. A lesson can be begun again. */
export function isOnlyHere(state: PlayState): boolean {
  const { status, saveTrouble, screen } = state
  return status === 'open' && saveTrouble !== null && screen?.view.phase.name !== 'finished' && lessonOf(state) === null
}

/** The lesson that is played, if one is. */
export function lessonOf({ gameId }: PlayState): LessonName | null {
  return lessonWithId(gameId)
}

/** Whether it is a lesson: what is no part of it stays out of sight. */
export function isLesson(state: PlayState): boolean {
  return lessonOf(state) !== null
}

/** Whether hints are part of what is played: this device gives them, and lessons before the last have their guide. */
export function hasHints(state: PlayState): boolean {
  const lesson = lessonOf(state)
  if (!state.isOwn) return false
  return lesson === null || lesson === LESSON_NAMES.at(-1)
}

/**
 * Whether others go on faster for somebody who skips. Bots that were stopped do not, nor those of a lesson, which wait for
 * its guide; and a table of others waits for no screen.
 */
export function canHurryOthers(state: PlayState): boolean {
  return state.isOwn && !state.stopped && !isLesson(state)
}

export const playStore = createStore<PlayState>(() => CLOSED)

export function usePlay<T>(select: (state: PlayState) => T): T {
  return useStore(playStore, select)
}

/** Whether the page only watches a game of others. */
export function isOnlooker({ status, isOwn, people }: PlayState): boolean {
  return status === 'open' && !isOwn && people.length === 0
}
