import type { LessonName } from '../lessons/lessons.ts'
import { openOnlineLink } from '../link/onlineLink.ts'
import type { OnlineOpening } from '../link/tableLink.ts'
import { openWorkerLink } from '../link/workerLink.ts'
import type { NewGame, NewSeat } from '../newGame/newGame.ts'
import { saveAsFile } from '../saves/files.ts'
import { choose, settings } from '../settings/settings.ts'
import { factorOf, prefersLessMotion, thinkingTimeOf } from '../settings/speed.ts'
import { createPlay } from './createPlay.ts'
import { isOnlyHere, playStore } from './playStore.ts'

/* The play of this page. */

const play = createPlay({
  store: playStore,
  openLink: (opening, hear, died) =>
    opening.type === 'online' ? openOnlineLink(opening, hear, died) : openWorkerLink(opening, hear, died),
  factor: () => {
    const factor = factorOf(settings.getState().speed)
    // With less motion things stand still, but not longer than it takes to read them.
    return prefersLessMotion() ? Math.min(factor, 1) : factor
  },
  thinkingTime: () => thinkingTimeOf(settings.getState().speed),
  now: () => performance.now(),
  later: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds)
    return () => clearTimeout(timer)
  },
  saveFile: saveAsFile,
  // Somebody who has played a whole game needs no more explaining.
  gamePlayed: () => choose({ guidance: false, goalRead: true }),
})

addEventListener('beforeunload', (event) => {
  if (isOnlyHere(playStore.getState())) event.preventDefault()
})

settings.subscribe(play.refreshPace)

export const {
  act,
  askHint,
  askToLook,
  backToTable,
  coverHand,
  dismissSaveTrouble,
  dismissAbsence,
  dropHint,
  exportGame,
  giveOrder,
  goOn,
  holdShow,
  letBotsGoOn,
  letOthersGoOn,
  lookAway,
  lookBack,
  openHands,
  planAhead,
  putGameAway,
  readSeason,
  reviveGame,
  skip,
  stepBots,
  stopBots,
  takeBack,
  takeDevice,
} = play

export function startGame(game: NewGame): void {
  play.open({ type: 'start', game })
}

export function reopenGame(id: string): void {
  play.open({ type: 'reopen', id })
}

export function importGame(text: string, seats: readonly NewSeat[]): void {
  play.open({ type: 'import', text, seats })
}

/** A lesson, from where it was left or from its beginning. */
export function openLesson(lesson: LessonName, players: readonly string[], anew: boolean): void {
  play.open({ type: 'lesson', lesson, players, anew })
}

/** The game at a table online, as soon as there is one. */
export function openOnlineGame(code: string, as: OnlineOpening['as']): void {
  play.open({ type: 'online', code, as })
}
