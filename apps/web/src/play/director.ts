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
  /**
   * At a table that waits for no screen: how soon after it came an update must be drawn, in milliseconds. Beats are
   * shortened to that, and what is still being shown when the next update comes is drawn at once. Else `null`.
   */
  readonly limit: () => number | null
  /** At such a table: a page that waits to be read, and the screen on which it came up. Nothing else waits for it. */
  readonly readLater: (stop: Stop, screen: Screen) => void
  /** Whether nobody here has anything left to decide in the lot on a screen: its bids are not shown one by one. */
  readonly isDecided: (screen: Screen) => boolean
  /** Whether somebody is there to end a stop; else it ends by itself. */
  readonly somebodyWatches: () => boolean
  readonly later: (milliseconds: number, what: () => void) => () => void
}

type Stop = Extract<Beat, { name: 'season' }>

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
const UNWATCHED_STOP = 3500

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
  /** How much of their time the beats of the running update may take. */
  let hurry = 1

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
    hurry = hurryFor(beats)
    next()
  }

  const tell = ({ events }: Update): void => {
    if (!told) stage.tell(events)
    told = true
  }

  /** So that all beats together keep within the limit. */
  const hurryFor = (planned: readonly Beat[]): number => {
    const limit = stage.limit()
    const whole = stage.factor() * planned.reduce((sum, { lasts }) => sum + (lasts ?? 0), 0)
    return limit === null || whole <= limit ? 1 : limit / whole
  }

  /** Whether something newer has come to a table that waits for no screen. */
  const isBehind = (): boolean => stage.limit() !== null && queue.length > 0

  const factor = (): number => (skipping || isBehind() ? 0 : stage.factor() * hurry)

  const play = (update: Update, beat: Beat): void => {
    if (beat.name === 'season' && stage.limit() !== null) {
      stage.readLater(beat, update.screen)
      return next()
    }
    if (beat.lasts !== null && factor() === 0) return next()
    const before = stage.current() ?? update.screen
    stage.show(beat.draws === 'before' ? before : update.screen, beat)
    if (beat.draws === 'after') tell(update)
    // A stop is never skipped: somebody who skips wants to get here.
    if (beat.lasts === null) skipping = false
    if (beat.lasts === null && stage.somebodyWatches()) waits = true
    else callOff = stage.later((beat.lasts ?? UNWATCHED_STOP) * factor(), next)
  }

  return {
    perform: (update) => {
      queue.push(update)
      if (running === null) return next()
      if (!isBehind()) return
      callOff()
      next()
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
