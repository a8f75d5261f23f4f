/** Why a table stands still: nobody sees it, a season's end or a past season is being read, or the device changes hands. */
type Hold = 'away' | 'season' | 'reading' | 'handover'

export interface Holds {
  readonly hold: (why: Hold) => void
  readonly release: (why: Hold) => void
  readonly clear: () => void
}

/** Pauses a table for the first reason and lets it go after the last. */
export function holdsOf(pause: () => void, resume: () => void): Holds {
  const reasons = new Set<Hold>()
  return {
    hold: (why) => {
      if (reasons.size === 0) pause()
      reasons.add(why)
    },
    release: (why) => {
      if (reasons.delete(why) && reasons.size === 0) resume()
    },
    clear: () => reasons.clear(),
  }
}
