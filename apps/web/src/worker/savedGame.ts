import { formatTranscriptLine, parseTranscript } from '@modern-art/engine'
import type { Transcript } from '@modern-art/engine'
import type { Occupant, TableRules } from '@modern-art/table'

/** A game as it is kept: its transcript, who sits where, and how the table keeps time. */
export interface SavedGame {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly players: readonly string[]
  readonly round: number
  readonly finished: boolean
  readonly occupants: readonly Occupant[]
  readonly rules: TableRules
  readonly transcript: string
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
