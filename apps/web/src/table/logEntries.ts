import type { View } from '@modern-art/engine'
import type { ScreenEvent } from '../worker/messages.ts'
import type { Words } from '../words/words.ts'
import { sayEvent } from './sayEvent.ts'

/** A line of the log. */
export interface LogEntry {
  /** Which event it tells. */
  readonly index: number
  readonly text: string
  /** A season begins with it. */
  readonly heading: boolean
}

/** What happened, in plain words; events that say nothing new have no line. */
export function logEntries(view: View, events: readonly ScreenEvent[], words: Words): readonly LogEntry[] {
  return events.flatMap((event, index): LogEntry[] => {
    const text = sayEvent(view, event, words)
    return text === null ? [] : [{ index, text, heading: event.type === 'round_started' }]
  })
}
