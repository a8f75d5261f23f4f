import type { ThinkingTime } from '../settings/speed.ts'
import type { Timekeeper } from './heldClock.ts'

interface Delays extends Pick<Timekeeper, 'later'> {
  /** A number from 0 up to 1, for how long a bot seems to think. */
  readonly whim: () => number
}

interface Answer {
  readonly question: number
  readonly give: () => void
  /** Ends the time in which the bot seems to think; `null` until that begins. */
  callOff: (() => void) | null
}

/**
 * The bots' answers on their way to the table. Each waits until the screen has shown what it answers, and then a little
 * longer, as if it were thought about.
 */
export interface BotAnswers {
  /**
   * A question is asked, named by the number of moves before it; `give` is called when its answer may come. Answers to
   * older questions are not given any more.
   */
  readonly expect: (question: number, give: () => void) => void
  /** The screen has shown all up to so many moves. */
  readonly shown: (moves: number) => void
  /** How long bots seem to think from now on. With no time at all, nobody waits for those that have begun either. */
  readonly takeTime: (time: ThinkingTime) => void
  /** Keeps all answers back, or lets them come again. */
  readonly hold: (held: boolean) => void
  /** While answers are kept back: lets one come that the screen is ready for, whichever chance picks. */
  readonly step: () => void
}

export function botAnswers({ later, whim }: Delays): BotAnswers {
  let answers: readonly Answer[] = []
  /** None, until the screen says so. */
  let shownMoves = -1
  let time: ThinkingTime = { least: 0, most: 0 }
  let held = false

  const give = (answer: Answer): void => {
    answers = answers.filter((other) => other !== answer)
    answer.give()
  }

  const think = (answer: Answer): void => {
    const { least, most } = time
    answer.callOff?.()
    answer.callOff = later(least + whim() * (most - least), () => give(answer))
  }

  const begin = (): void => {
    if (held) return
    for (const answer of answers) if (answer.callOff === null && answer.question <= shownMoves) think(answer)
  }

  return {
    expect: (question, giveIt) => {
      for (const old of answers) if (old.question < question) old.callOff?.()
      const current = answers.filter((other) => other.question >= question)
      answers = [...current, { question, give: giveIt, callOff: null }]
      begin()
    },
    shown: (moves) => {
      shownMoves = moves
      begin()
    },
    takeTime: (taken) => {
      time = taken
      if (taken.most === 0) for (const answer of answers) if (answer.callOff !== null) think(answer)
    },
    hold: (on) => {
      held = on
      for (const answer of answers) {
        answer.callOff?.()
        answer.callOff = null
      }
      begin()
    },
    step: () => {
      const ready = answers.filter(({ question }) => question <= shownMoves)
      const next = ready[Math.floor(whim() * ready.length)]
      if (held && next !== undefined) give(next)
    },
  }
}
