import type { Action, Seat } from '@modern-art/engine'
import type { Message, Order, Screen } from '@modern-art/table/contract'
import { openWorkerLink } from '../link/workerLink.ts'
import type { Link } from '../link/workerLink.ts'
import { factorOf, prefersLessMotion, thinkingTimeOf } from '../settings/speed.ts'
import { choose, settings } from '../settings/settings.ts'
import type { FromWorker, ToWorker } from '../worker/messages.ts'
import { saveAsFile } from '../saves/files.ts'
import type { LessonName } from '../lessons/lessonNames.ts'
import type { NewGame, NewSeat } from '../newGame/newGame.ts'
import { directorOf } from './director.ts'
import type { Update } from './director.ts'
import { noteArrival } from './arrivals.ts'
import { holdsOf } from './holds.ts'
import { isForAll, nextLooking, seatLooking } from './looking.ts'
import type { Looking } from './looking.ts'
import { pacingOf } from './pacing.ts'
import { isLotDecided } from './toDecide.ts'
import { CLOSED, isLesson, isOnlyHere, playStore } from './playStore.ts'
import type { PlayState } from './playStore.ts'
import { seenBefore } from './reopening.ts'

/*
 * The one game that the page plays: opens it, shows what its table says, and says what people do. What is drawn
 * stands in the play store.
 */

type Opening = Extract<ToWorker, { type: 'start' | 'reopen' | 'import' | 'lesson' }>

let link: Link | null = null
/** How many moves have been shown. */
let shown = -1
/** On a device that several people share: what all of them may see. */
let everybodys: Pick<PlayState, 'screen' | 'events'> | null = null
/** The first welcome is still to come. */
let justOpened = false
let nextActionId = 0
/** How the game was opened, to open it again. */
let latest: Opening | null = null

/** What belongs to the viewer, before anything has been said to them. */
const NOBODYS = {
  screen: null,
  events: [],
  beat: null,
  refusal: null,
  acting: false,
  covered: false,
  reading: null,
  hint: null,
} as const satisfies Partial<PlayState>

const director = directorOf({
  current: () => playStore.getState().screen,
  show: (screen, beat) => {
    // While a person reads a season's end, nothing moves and no clock runs.
    if (beat?.lasts === null) pacing.stop()
    if (beat?.lasts === null && playStore.getState().people.length > 0) holds.hold('season')
    playStore.setState({ screen, beat })
  },
  tell: (told) => {
    playStore.setState(({ events }) => ({ events: [...events, ...told] }))
    const over = told.some(({ type }) => type === 'game_ended')
    // Whoever has played a whole game needs no more explaining.
    if (over && playStore.getState().people.length > 0) choose({ guidance: false, goalRead: true })
  },
  rest: (screen) => rest(screen),
  factor: () => {
    if (pacing.isSkipping()) return 0
    const factor = factorOf(settings.getState().speed)
    // With less motion things stand still, but not longer than it takes to read them.
    return prefersLessMotion() ? Math.min(factor, 1) : factor
  },
  isDecided: (screen) => isLotDecided(screen, playStore.getState().people),
  somebodyWatches: () => playStore.getState().people.length > 0 || playStore.getState().stopped,
  later: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds)
    return () => clearTimeout(timer)
  },
})

const pacing = pacingOf(
  () => thinkingTimeOf(settings.getState().speed),
  (time) => link?.send({ type: 'thinking_time', time }),
)

/** The table stands still: nobody sees it, a season's end or a past season is being read, or the device changes hands. */
const holds = holdsOf<'away' | 'season' | 'reading' | 'handover'>(
  () => link?.send({ type: 'pause' }),
  () => link?.send({ type: 'resume' }),
)

/** The show waits: somebody who watches bots has stopped it, or something is being read at the table. */
const showHolds = holdsOf<'stopped' | symbol>(director.hold, director.release)

export function startGame(game: NewGame): void {
  open({ type: 'start', game })
}

export function reopenGame(id: string): void {
  open({ type: 'reopen', id })
}

export function importGame(text: string, seats: readonly NewSeat[]): void {
  open({ type: 'import', text, seats })
}

/** A lesson, from where it was left or from its beginning. */
export function openLesson(lesson: LessonName, players: readonly string[], anew: boolean): void {
  open({ type: 'lesson', lesson, players, anew })
}

/** Lets go of a game that is kept; one that is not stays open as long as the page does. */
export function putGameAway(): void {
  if (!isOnlyHere(playStore.getState())) closeGame()
}

function closeGame(): void {
  link?.close()
  link = null
  director.clear()
  holds.clear()
  showHolds.release('stopped')
  shown = -1
  everybodys = null
  playStore.setState(CLOSED)
}

function open(opening: Opening): void {
  closeGame()
  latest = opening
  playStore.setState({ status: 'opening', wanted: opening.type === 'reopen' ? opening.id : null })
  link = openWorkerLink(hear, () => {
    director.clear()
    playStore.setState({ status: 'died', beat: null, acting: false })
  })
  link.send(opening)
}

function hear(message: FromWorker): void {
  switch (message.type) {
    case 'opened': {
      const { id, people } = message
      justOpened = true
      playStore.setState({ status: 'open', gameId: id, people })
      pacing.begin()
      const [only] = people
      look(only !== undefined && people.length === 1 ? { at: 'seat', seat: only, during: null } : { at: 'table' })
      return
    }
    case 'not_opened':
      playStore.setState({ status: 'not_opened', trouble: message.trouble })
      return
    case 'told':
      return listen(message.to, message.message)
    case 'not_saved':
      playStore.setState({ saveTrouble: message.trouble, saveTroubleRead: false })
      return
    case 'saved':
      playStore.setState({ saveTrouble: null })
      return
    case 'hands':
      playStore.setState(({ hands, screen }) => ({
        hands: [...hands.filter(({ moves }) => moves >= (screen?.moves ?? 0)), message],
      }))
      return
    case 'exported':
      saveAsFile(message.text)
      return
    case 'hint': {
      const { moves, hint: explanation } = message
      if (playStore.getState().hint?.moves !== moves) return
      playStore.setState({ hint: explanation === null ? null : { moves, explanation } })
    }
  }
}

function listen(to: Seat | null, message: Message): void {
  switch (message.type) {
    case 'reply':
      playStore.setState(({ screen }) => ({
        acting: false,
        refusal: message.result.ok ? null : { ...message.result.refusal, decision: screen?.decision ?? 0 },
      }))
      return
    case 'welcome':
      if (message.screen.moves <= shown) noteArrival(message.screen)
      if (to === null) everybodys = { screen: message.screen, events: message.history }
      if (to === seatLooking(playStore.getState().looking)) welcome(message)
      return
    case 'update':
      if (message.screen.moves <= shown) noteArrival(message.screen)
      if (playStore.getState().people.length > 1) lookTogether(to, message)
      if (to === seatLooking(playStore.getState().looking)) director.perform(message)
  }
}

/** What all people at a device watch is drawn for everybody, without the hand of the person who had the device last. */
function lookTogether(to: Seat | null, { events, screen }: Update): void {
  const { looking } = playStore.getState()
  const before = everybodys
  if (to === null) everybodys = { screen, events: [...(before?.events ?? []), ...events] }
  if (looking.at !== 'seat' || before === null || to !== looking.seat || !isForAll(events)) return
  director.clear()
  playStore.setState({ ...NOBODYS, ...before, looking: { at: 'table' } })
  link?.send({ type: 'share' })
}

function welcome({ screen, history }: Extract<Message, { type: 'welcome' }>): void {
  director.clear()
  const seen = justOpened ? seenBefore(history) : history.length
  justOpened = false
  playStore.setState({ screen, events: history.slice(0, seen), beat: null, refusal: null, acting: false })
  if (seen < history.length) director.perform({ events: history.slice(seen), screen })
  else rest(screen)
}

/** Nothing is on its way: time passes again, bots may go on, and the device goes to whoever is asked. */
function rest(screen: Screen): void {
  if (screen.moves > shown) noteArrival(screen)
  shown = screen.moves
  const { people, looking } = playStore.getState()
  pacing.rest(screen, people)
  if (!isLesson(playStore.getState())) letOthersGoOn()
  const next = nextLooking(screen, people, looking)
  if (next !== looking) look(next)
}

/** What was shown has been seen: bots may go on from there. In a lesson its guide says so. */
export function letOthersGoOn(): void {
  link?.send({ type: 'shown', moves: shown })
}

/** Changes who looks. What was drawn for somebody else is gone before anything else is drawn. */
function look(looking: Looking): void {
  const before = playStore.getState()
  const sameEyes = before.screen !== null && seatLooking(before.looking) === seatLooking(looking)
  // What is still to be shown belongs to whoever looked until now.
  if (!sameEyes) director.clear()
  playStore.setState(sameEyes ? { looking } : { ...NOBODYS, looking })
  if (!sameEyes) {
    readSeason(null)
    link?.send({ type: 'look', seat: seatLooking(looking) })
  }
  if (looking.at === 'handover') holds.hold('handover')
  else holds.release('handover')
}

/** The viewer covers their hand, or shows it again. */
export function coverHand(covered: boolean): void {
  playStore.setState({ covered })
}

/** The note that nothing can be saved has been read. */
export function dismissSaveTrouble(): void {
  playStore.setState({ saveTroubleRead: true })
}

/** The person to whom the device was handed is there. */
export function takeDevice(): void {
  const { looking } = playStore.getState()
  if (looking.at === 'handover') look({ at: 'seat', seat: looking.to, during: looking.during })
}

/** During an open auction out loud, a person wants to see their hand. */
export function askToLook(seat: Seat): void {
  const { screen } = playStore.getState()
  if (screen !== null) look({ at: 'handover', to: seat, during: screen.decision })
}

export function backToTable(): void {
  look({ at: 'table' })
}

export function act(action: Exclude<Action, { type: 'hammer' }>): void {
  const { screen } = playStore.getState()
  if (screen === null) return
  director.skip()
  const { seat } = action
  playStore.setState({ acting: true, refusal: null, hint: null })
  link?.send({ type: 'act', seat, actionId: newActionId(), decision: screen.decision, action })
}

export function giveOrder(seat: Seat, order: Order | null): void {
  const { screen } = playStore.getState()
  if (screen === null) return
  director.skip()
  playStore.setState({ refusal: null, hint: null })
  link?.send({ type: 'order', seat, actionId: newActionId(), decision: screen.decision, order })
}

function newActionId(): string {
  nextActionId += 1
  return `${nextActionId}`
}

/** Goes straight to the next decision of somebody at this device, or to the next thing that waits to be read. */
export function skip(): void {
  if (playStore.getState().beat?.lasts === null || playStore.getState().stopped) return
  pacing.skip()
  director.skip()
  const { screen, beat, people } = playStore.getState()
  // Whoever is asked already is there.
  if (screen !== null && beat === null) pacing.rest(screen, people)
}

export function goOn(): void {
  holds.release('season')
  director.goOn()
}

/** Past seasons can be read again at any time; the table waits for that. `null` goes back to it. */
export function readSeason(round: number | null): void {
  if (round === null) holds.release('reading')
  else holds.hold('reading')
  playStore.setState({ reading: round })
}

/** Something is being read at the table, until the function it returns is called: meanwhile the show waits. */
export function holdShow(): () => void {
  const reader = Symbol('reader')
  showHolds.hold(reader)
  return () => showHolds.release(reader)
}

/** Somebody who watches bots stops them, in the middle of whatever is shown. */
export function stopBots(): void {
  if (playStore.getState().people.length > 0 || playStore.getState().stopped) return
  link?.send({ type: 'hold_bots', held: true })
  playStore.setState({ stopped: true })
  showHolds.hold('stopped')
}

/** Stops the bots, shows the rest of what they did last, and lets one of them act. */
export function stepBots(): void {
  stopBots()
  if (!playStore.getState().stopped) return
  showHolds.release('stopped')
  director.skip()
  link?.send({ type: 'step' })
}

export function letBotsGoOn(): void {
  if (!playStore.getState().stopped) return
  playStore.setState({ stopped: false })
  link?.send({ type: 'hold_bots', held: false })
  showHolds.release('stopped')
}

/** Somebody who watches bots wants to see their hands, or has seen enough. */
export function openHands(wanted: boolean): void {
  if (playStore.getState().people.length > 0) return
  playStore.setState({ handsOpen: wanted, hands: [] })
  link?.send({ type: 'open_hands', open: wanted })
}

/** Nobody sees the table: it waits. */
export function lookAway(): void {
  holds.hold('away')
}

export function lookBack(): void {
  holds.release('away')
}

/** Asks what a strong player would do with what this screen shows. */
export function askHint(): void {
  const { screen } = playStore.getState()
  if (screen === null) return
  const { moves, view, choices } = screen
  playStore.setState({ hint: { moves, explanation: null } })
  link?.send({ type: 'ask_hint', question: { moves, view, choices } })
}

/** The hint has been read. */
export function dropHint(): void {
  playStore.setState({ hint: null })
}

/** Hands the game to the browser as a file to keep: its transcript, which names everyone's cards. */
export function exportGame(): void {
  link?.send({ type: 'export' })
}

/** A worker that broke down is replaced: the game goes on from what was saved, or is opened again. */
export function reviveGame(): void {
  const { gameId } = playStore.getState()
  if (latest?.type === 'lesson') open({ ...latest, anew: false })
  else if (gameId !== null) reopenGame(gameId)
  else if (latest !== null) open(latest)
}

addEventListener('beforeunload', (event) => {
  if (isOnlyHere(playStore.getState())) event.preventDefault()
})

settings.subscribe(pacing.refresh)
