import { formatTranscriptLine, parseTranscript } from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import { CHARACTER_NAMES, LEVELS } from '@modern-art/bots'
import type { Occupant } from '@modern-art/table'
import type { Pace } from './order.ts'

/** A game as it is kept: its transcript, who sits where, and how the table keeps time. */
export interface SavedGame extends SaveSummary {
  readonly occupants: readonly Occupant[]
  readonly pace: Pace
  readonly memoryAid: boolean
  readonly transcript: string
}

/** What a list of games shows of one: nothing that anybody may not see. */
export interface SaveSummary {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly players: readonly string[]
  readonly round: number
  readonly finished: boolean
}

export type ReadGame =
  | { readonly ok: true; readonly transcript: Transcript }
  | { readonly ok: false; readonly message: string }

export function writeTranscript(transcript: Transcript): string {
  return formatTranscriptLine(transcript)
}

export function readTranscript(text: string): ReadGame {
  const read = parseTranscript(text)
  if (read.ok) return read
  const { index, message } = read.fault
  return { ok: false, message: index === null ? message : `action ${index}: ${message}` }
}

const OPPONENTS: ReadonlySet<string> = new Set<string>([...LEVELS, ...CHARACTER_NAMES])

/** Whether seats that were kept are seats that this version can fill. */
export function areOccupants(kept: unknown): kept is readonly Occupant[] {
  return Array.isArray(kept) && kept.every(isOccupant)
}

function isOccupant(kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return false
  return kept.kind === 'bot' ? 'bot' in kept && OPPONENTS.has(String(kept.bot)) : kept.kind === 'person'
}
