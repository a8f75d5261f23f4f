import type { Action, Seat } from '@modern-art/engine'
import type { Message, Order, Plan, Screen } from '@modern-art/table/contract'
import type { StoreApi } from 'zustand'
import type { News, OpenLink, Opening, Sent, SentKind, TableLink } from '../link/tableLink.ts'
import type { ThinkingTime } from '../settings/speed.ts'
import { noteArrival } from './arrivals.ts'
import { directorOf } from './director.ts'
import { holdsOf } from './holds.ts'
import { seatLooking } from './looking.ts'
import { pacingOf } from './pacing.ts'
import { CLOSED, isLesson, isOnlyHere } from './playStore.ts'
import type { PlayState } from './playStore.ts'
import { seenBefore } from './reopening.ts'
import { sendingOf } from './sending.ts'
import { sharingOf } from './sharing.ts'
import type { Sharing } from './sharing.ts'
import { isAsked, isLotDecided } from './toDecide.ts'
import { watchingOf } from './watching.ts'
import type { Watching } from './watching.ts'

/** What a play needs of the page. */
export interface PlayParts {
  /** What is drawn. The play writes it, and nobody else. */
  readonly store: StoreApi<PlayState>
  readonly openLink: OpenLink
  /** How much longer than normal things are shown; 0 shows nothing on the way. */
  readonly factor: () => number
  /** How long bots of this device's table seem to think. */
  readonly thinkingTime: () => ThinkingTime
  readonly now: () => number
  readonly later: (milliseconds: number, what: () => void) => () => void
  readonly saveFile: (text: string) => void
  /** Somebody here has played a game to its end. */
  readonly gamePlayed: () => void
}

/** One game after the other: opens it, shows what its table says, and says what people do. */
export interface Play extends Sharing, Watching {
  readonly open: (opening: Opening) => void
  /** Lets go of a game that is kept; one that is not stays open as long as the page does. */
  readonly putGameAway: () => void
  /** A table that broke down is replaced: the game goes on from what was saved, or is opened again. */
  readonly reviveGame: () => void
  readonly act: (action: Exclude<Action, { type: 'hammer' }>) => void
  readonly giveOrder: (seat: Seat, order: Order | null) => void
  /** Plans ahead for the season that is drawn, at a table where one can. */
  readonly planAhead: (seat: Seat, plan: Plan) => void
  /** The person plays again where a stand-in does. */
  readonly takeBack: (seat: Seat) => void
  /** Goes straight to the next decision of somebody at this device, or to the next thing that waits to be read. */
  readonly skip: () => void
  /** A season's end has been read. */
  readonly goOn: () => void
  /** What was shown has been seen: bots may go on from there. In a lesson its guide says so. */
  readonly letOthersGoOn: () => void
  /** Past seasons can be read again at any time; a table of this device waits for that. `null` goes back to it. */
  readonly readSeason: (round: number | null) => void
  /** Something is being read at the table, until the function it returns is called: meanwhile the show waits. */
  readonly holdShow: () => () => void
  /** Nobody sees the table: if it is this device's own, it waits. */
  readonly lookAway: () => void
  readonly lookBack: () => void
  /** Asks what a strong player would do with what this screen shows. */
  readonly askHint: () => void
  /** The hint has been read. */
  readonly dropHint: () => void
  /** The note that nothing can be saved has been read. */
  readonly dismissSaveTrouble: () => void
  /** The note that another bot plays has been read. */
  readonly dismissAbsence: () => void
  /** Hands the game over as a file to keep: its transcript, which names everyone's cards. */
  readonly exportGame: () => void
  /** How long bots should seem to think may have changed. */
  readonly refreshPace: () => void
}

/** At a table that waits for no screen, what a message leads to is drawn within this many milliseconds. */
const CATCH_UP = 1000

export function createPlay(parts: PlayParts): Play {
  const { store } = parts
  let link: TableLink | null = null
  /** Names the link that is heard: others may speak on for a while after they are closed. */
  let current: symbol | null = null
  let latest: Opening | null = null
  /** The first welcome is still to come. */
  let justOpened = false
  /** How many moves have been shown. */
  let shown = -1
  /** By the seat it was for, or for everybody. */
  const latestRevision = new Map<Seat | null, number>()
  /** What the table asks now, though the screen may still be showing what came before. */
  let asked = 0
  /** A season's page is open that nobody asked for: it gives way when its reader is asked something. */
  let isSeasonOffered = false
  /** The refusal that is drawn came when the table had gone on: it stands until the viewer is asked something else. */
  let isRefusedLate = false

  const device = (): TableLink['device'] => link?.device ?? null
  const sending = sendingOf()
  const pacing = pacingOf(parts.thinkingTime, (time) => device()?.takeTime(time))

  /** The table stands still: nobody sees it, a season's end or a past season is being read, or the device changes hands. */
  const holds = holdsOf<'away' | 'season' | 'reading' | 'handover'>(
    () => device()?.pause(),
    () => device()?.resume(),
  )

  const director = directorOf({
    current: () => store.getState().screen,
    show: (screen, beat) => {
      // While a person reads a season's end, nothing moves and no clock runs.
      if (beat?.lasts === null) pacing.stop()
      if (beat?.lasts === null && store.getState().people.length > 0) holds.hold('season')
      store.setState({ screen, beat })
    },
    readLater: ({ round }, screen) => {
      if (isAsked(screen)) return
      isSeasonOffered = true
      store.setState({ seasonRead: round })
    },
    tell: (told) => {
      store.setState(({ events }) => ({ events: [...events, ...told] }))
      const isOver = told.some(({ type }) => type === 'game_ended')
      if (isOver && store.getState().people.length > 0) parts.gamePlayed()
    },
    rest: (screen) => rest(screen),
    factor: () => (pacing.isSkipping() ? 0 : parts.factor()),
    limit: () => (device() === null ? CATCH_UP : null),
    isDecided: (screen) => isLotDecided(screen, store.getState().people),
    somebodyWatches: () => store.getState().people.length > 0 || store.getState().stopped,
    later: parts.later,
  })

  /** The show waits: somebody who watches bots has stopped it, or something is being read at the table. */
  const showHolds = holdsOf<'stopped' | symbol>(director.hold, director.release)

  const readSeason = (round: number | null): void => {
    isSeasonOffered = false
    if (round === null) holds.release('reading')
    else holds.hold('reading')
    store.setState({ seasonRead: round })
  }

  const sharing = sharingOf({ store, device, director, sending, holds, readSeason })
  const watching = watchingOf({ store, device, director, showHolds })

  const closeGame = (): void => {
    link?.close()
    link = null
    current = null
    director.clear()
    holds.clear()
    showHolds.release('stopped')
    sending.clear()
    sharing.forget()
    latestRevision.clear()
    shown = -1
    store.setState(CLOSED)
  }

  const open = (opening: Opening): void => {
    closeGame()
    latest = opening
    store.setState({ status: 'opening', wanted: wantedIn(opening) })
    const own = Symbol('link')
    current = own
    link = parts.openLink(
      opening,
      (news) => {
        if (current === own) hear(news)
      },
      () => {
        if (current !== own) return
        director.clear()
        store.setState({ status: 'died', beat: null, acting: false })
      },
    )
  }

  const hear = (news: News): void => {
    switch (news.type) {
      case 'opened':
        justOpened = true
        store.setState({ status: 'open', gameId: news.id, people: news.people, isOwn: device() !== null })
        pacing.begin()
        return sharing.begin()
      case 'not_opened':
        return store.setState({ status: 'not_opened', trouble: news.trouble })
      case 'told':
        return listen(news.to, news.message)
      case 'not_saved':
        return store.setState({ saveTrouble: news.trouble, saveTroubleRead: false })
      case 'saved':
        return store.setState({ saveTrouble: null })
      case 'absent':
        return store.setState({ absent: news.bots, absentRead: false })
      case 'hands':
        return watching.hear(news)
      case 'exported':
        return parts.saveFile(news.text)
      case 'hint':
        return hearHint(news)
      case 'unanswered':
        sending.resume(news.actionId, news.kind, news.decision)
        return store.setState({ acting: sending.isActing() })
    }
  }

  const hearHint = ({ moves, hint }: Extract<News, { type: 'hint' }>): void => {
    if (store.getState().hint?.moves !== moves) return
    store.setState({ hint: hint === null ? null : { moves, explanation: hint } })
  }

  const hearReply = ({ actionId, result }: Extract<Message, { type: 'reply' }>): void => {
    const answer = sending.answer(actionId, result)
    if (answer === null) return
    const { refusal } = answer
    isRefusedLate = device() === null && refusal !== null && refusal.decision < asked
    store.setState({
      acting: sending.isActing(),
      refusal: refusal !== null && isRefusedLate ? { ...refusal, decision: asked } : refusal,
    })
  }

  const listen = (to: Seat | null, message: Message): void => {
    if (message.type === 'reply') return hearReply(message)
    const { screen } = message
    // A welcome may have told already what an update that was on its way tells once more.
    if (message.type === 'update' && screen.revision <= (latestRevision.get(to) ?? -1)) return
    latestRevision.set(to, screen.revision)
    // The clocks of a table that waits for the screen start when the screen is shown; others run already.
    if (device() === null || screen.moves <= shown) noteArrival(screen, parts.now())
    sharing.hear(to, message)
    if (to !== seatLooking(store.getState().looking)) return
    asked = screen.decision
    if (message.type === 'welcome') welcome(message)
    else director.perform(message)
  }

  const welcome = ({ screen, history }: Extract<Message, { type: 'welcome' }>): void => {
    const isOwn = device() !== null
    director.clear()
    // Whoever connects again to a table online is still answered.
    if (isOwn) sending.clear()
    const seen = justOpened && isOwn ? seenBefore(history) : history.length
    justOpened = false
    store.setState({ screen, events: history.slice(0, seen), beat: null, acting: sending.isActing() })
    if (isOwn) store.setState({ refusal: null })
    if (seen < history.length) director.perform({ events: history.slice(seen), screen })
    else rest(screen)
  }

  /** Nothing is on its way: time passes again, bots may go on, and the device goes to whoever is asked. */
  const rest = (screen: Screen): void => {
    if (device() !== null && screen.moves > shown) noteArrival(screen, parts.now())
    shown = screen.moves
    pacing.rest(screen, store.getState().people)
    if (isSeasonOffered && isAsked(screen)) readSeason(null)
    const { refusal } = store.getState()
    if (isRefusedLate && refusal !== null && !isAsked(screen)) {
      store.setState({ refusal: { ...refusal, decision: screen.decision } })
    }
    if (!isLesson(store.getState())) letOthersGoOn()
    sharing.rest(screen)
  }

  const letOthersGoOn = (): void => device()?.shown(shown)

  /** Sends what a person does to the table, as an answer to what is drawn. What is still being shown is shown at once. */
  const send = (kind: SentKind, seat: Seat, how: (sent: Sent, to: TableLink) => void): void => {
    const { screen } = store.getState()
    if (screen === null || link === null) return
    director.skip()
    store.setState({ refusal: null, hint: null, ...(kind === 'action' && { acting: true }) })
    how({ seat, actionId: sending.send(kind, screen.decision), decision: screen.decision }, link)
  }

  return {
    ...sharing.play,
    ...watching.play,
    open,
    putGameAway: () => {
      if (!isOnlyHere(store.getState())) closeGame()
    },
    reviveGame: () => {
      const { gameId } = store.getState()
      if (latest?.type === 'lesson') open({ ...latest, anew: false })
      else if (latest?.type === 'online') open(latest)
      else if (gameId !== null) open({ type: 'reopen', id: gameId })
      else if (latest !== null) open(latest)
    },
    act: (action) => send('action', action.seat, (sent, to) => to.act({ ...sent, action })),
    giveOrder: (seat, order) => send('order', seat, (sent, to) => to.order({ ...sent, order })),
    planAhead: (seat, plan) => {
      const round = store.getState().screen?.view.round ?? 0
      send('plan', seat, ({ actionId }, to) => to.plan?.({ seat, actionId, round, plan }))
    },
    takeBack: (seat) => link?.takeBack(seat),
    skip: () => {
      if (store.getState().beat?.lasts === null || store.getState().stopped) return
      if (device() !== null) pacing.skip()
      director.skip()
      const { screen, beat, people } = store.getState()
      // Somebody who is asked already need not skip any further.
      if (screen !== null && beat === null) pacing.rest(screen, people)
    },
    goOn: () => {
      holds.release('season')
      director.goOn()
    },
    letOthersGoOn,
    readSeason,
    holdShow: () => {
      const reader = Symbol('reader')
      // Nothing waits for a reader at a table that others play at, too.
      if (device() !== null) showHolds.hold(reader)
      return () => showHolds.release(reader)
    },
    lookAway: () => holds.hold('away'),
    lookBack: () => holds.release('away'),
    askHint: () => {
      const { screen } = store.getState()
      const adviser = device()
      if (screen === null || adviser === null) return
      const { moves, view, choices } = screen
      store.setState({ hint: { moves, explanation: null } })
      adviser.askHint({ moves, view, choices })
    },
    dropHint: () => store.setState({ hint: null }),
    dismissSaveTrouble: () => store.setState({ saveTroubleRead: true }),
    dismissAbsence: () => store.setState({ absentRead: true }),
    exportGame: () => device()?.exportGame(),
    refreshPace: pacing.refresh,
  }
}

/** What the page is told to be opened, for whoever has to know whether it is theirs. */
function wantedIn(opening: Opening): string | null {
  if (opening.type === 'online') return opening.code
  return opening.type === 'reopen' ? opening.id : null
}
