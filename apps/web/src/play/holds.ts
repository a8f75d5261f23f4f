/** Why something stands still. */
export interface Holds<Why> {
  readonly hold: (why: Why) => void
  readonly release: (why: Why) => void
  readonly clear: () => void
}

/** Pauses something for the first reason and lets it go on after the last. */
export function holdsOf<Why>(pause: () => void, resume: () => void): Holds<Why> {
  const reasons = new Set<Why>()
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
