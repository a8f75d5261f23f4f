import type { Screen, ScreenEvent } from '@modern-art/table/contract'
import type { Beat } from './beat.ts'
import { isWhatCounts, planAnimations } from './planAnimations.ts'

export interface Update {
  readonly events: readonly ScreenEvent[]
  readonly screen: Screen
}

/** What a director needs to show something. */
export interface Stage {
  /** The screen as it is drawn now. */
  readonly current: () => Screen | null
  readonly show: (screen: Screen, beat: Beat | null) => void
  /** What happened, as soon as it may be read: not before it has been seen. */
  readonly tell: (events: readonly ScreenEvent[]) => void
  /** Everything told so far has been shown. */
  readonly rest: (screen: Screen) => void
  /** How much longer than normal; 0 shows nothing on the way. */
  readonly factor: () => number
  /** Whether nobody here has anything left to decide in the lot on a screen: its bids are not shown one by one. */
  readonly isDecided: (screen: Screen) => boolean
  /** Whether somebody is there to end a stop; else it ends by itself. */
  readonly somebodyWatches: () => boolean
  readonly later: (milliseconds: number, what: () => void) => () => void
}

export interface Director {
  readonly perform: (update: Update) => void
  /** Everything so far is shown at once; a stop that waits for a person is not passed over. */
  readonly skip: () => void
  /** A person has seen enough of a stop. */
  readonly goOn: () => void
  /** Somebody reads something else: nothing more is shown until they are back. */
  readonly hold: () => void
  readonly release: () => void
  /** Forgets what is still to be shown. */
  readonly clear: () => void
}

/** How long a stop stands where nobody is there to end it. */
const STOP = 3500

function nothing(): void {}

/** Shows updates one after the other, each as its beats, at the chosen speed. */
export function directorOf(stage: Stage): Director {
  let queue: Update[] = []
  let beats: Beat[] = []
  let running: Update | null = null
  let skipping = false
  let waits = false
  let told = false
  let held = false
  /** The next thing is due, but held. */
  let isDue = false
  let callOff = nothing

  const next = (): void => {
    isDue = held
    if (held) return
    const beat = beats.shift()
    if (running !== null && beat !== undefined) return play(running, beat)
    if (running !== null) {
      stage.show(running.screen, null)
      tell(running)
    }
    const shown = running?.screen
    running = queue.shift() ?? null
    if (running === null) {
      skipping = false
      if (shown !== undefined) stage.rest(shown)
      return
    }
    told = false
    const before = stage.current() ?? running.screen
    const planned = planAnimations(before, running.screen, running.events)
    beats = stage.isDecided(before) ? planned.filter(isWhatCounts) : planned.slice()
    next()
  }

  const tell = ({ events }: Update): void => {
    if (!told) stage.tell(events)
    told = true
  }

  const factor = (): number => (skipping ? 0 : stage.factor())

  const play = (update: Update, beat: Beat): void => {
    if (beat.lasts !== null && factor() === 0) return next()
    const before = stage.current() ?? update.screen
    stage.show(beat.draws === 'before' ? before : update.screen, beat)
    if (beat.draws === 'after') tell(update)
    // A stop is never skipped: whoever skips wants to get here.
    if (beat.lasts === null) skipping = false
    if (beat.lasts === null && stage.somebodyWatches()) waits = true
    else callOff = stage.later((beat.lasts ?? STOP) * factor(), next)
  }

  return {
    perform: (update) => {
      queue.push(update)
      if (running === null) next()
    },
    skip: () => {
      if (running === null || waits || held) return
      skipping = true
      callOff()
      next()
    },
    goOn: () => {
      if (!waits) return
      waits = false
      next()
    },
    hold: () => {
      held = true
    },
    release: () => {
      held = false
      if (isDue) next()
    },
    clear: () => {
      callOff()
      isDue = false
      queue = []
      beats = []
      running = null
      skipping = false
      waits = false
    },
  }
}
