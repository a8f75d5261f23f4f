import type { Seat } from '@modern-art/engine'
import type { AnswerResult, Command } from '@modern-art/protocol'
import { welcomeFor } from '@modern-art/table'
import type { StopReason, Table } from '@modern-art/table'
import type { Message, Occupant, Result, Screen } from '@modern-art/table/contract'
import { restsAlone } from '../parties/paces.ts'
import { isProgram } from '../parties/partyRecord.ts'
import type { PartyRecord } from '../parties/partyRecord.ts'
import { refuse } from '../refusal.ts'
import { audiencesOf } from './audience.ts'
import type { Outbox } from './connection.ts'
import type { Guest, Guests } from './guests.ts'
import { openGame } from './openGame.ts'
import type { GameHost, RunningGame } from './openGame.ts'
import { seatBudget } from './seatBudget.ts'
import { vacationNews } from './vacationNews.ts'
import { gameBegun, wakeGame } from './wakeGame.ts'
import type { GameAwake, StoredGame } from './wakeGame.ts'

/** The commands that a game hears. */
type GameCommand = Extract<Command, { type: 'act' | 'order' | 'plan' | 'take_back' }>

/** The game at a table: who is welcomed to it, and who is told what of it. */
export interface GameAtTable {
  readonly isOpen: () => boolean
  /** A game that was begun here and now. */
  readonly begin: (stored: StoredGame) => void
  /** A game that was begun before, or elsewhere. */
  readonly wake: (stored: StoredGame) => Promise<void>
  /** Tells a guest everything so far, and from then on whatever happens. */
  readonly welcome: (guest: Guest) => void
  /** Hears somebody with a chair; actions, orders and plans are answered. A game that is over hears nothing more. */
  readonly hear: (guest: Guest, command: GameCommand) => void
  /** The people who are connected have changed: those who are here take part, and a table without anybody rests. */
  readonly attend: () => void
  /** Lets the game know who is on vacation. */
  readonly hearVacations: () => Promise<void>
  /** The same, and waits until that is kept. */
  readonly lookForVacations: () => Promise<void>
  /** Looks for what other nodes have kept. */
  readonly catchUp: () => void
  /** Another node runs the game no longer: this one is known to, and asks the bots that the other may have asked. */
  readonly takeOver: () => void
  /** Does something once all that was heard so far is kept and told. */
  readonly whenTold: (what: () => void) => void
  /** Resolves once all that was heard so far is kept and told, or never will be. */
  readonly told: () => Promise<void>
  /** How many entries of the log it knows. */
  readonly version: () => number
  /** Whether nothing is on its way that would have to be asked again: no bot thinks. What one said in a pause is kept. */
  readonly isQuiet: () => boolean
  readonly stop: () => void
}

export interface TableAround {
  readonly host: GameHost
  readonly guests: Guests
  readonly outbox: Outbox
  readonly party: () => PartyRecord
  readonly isHere: (chair: number) => boolean
  readonly mayBeElsewhere: (chair: number) => boolean
  /** Looks who is connected at other nodes. */
  readonly lookAround: () => Promise<unknown>
  readonly answer: (guest: Guest, id: string, result: AnswerResult) => void
  /** This node has added something to the game's log. */
  readonly kept: () => void
  readonly finished: () => void
  readonly stopped: (reason: StopReason) => void
}

export function gameAtTable(around: TableAround): GameAtTable {
  const { host, guests, outbox, party } = around
  let game: RunningGame | null = null
  const audience = audiencesOf()
  const mayBeHeard = seatBudget()
  const waiting = new Set<() => void>()

  const open = (stored: StoredGame, awake: GameAwake): void => {
    game = openGame(stored, awake, host, { kept: around.kept, send, stopped: around.stopped, wokenElsewhere })
    for (const guest of guests.all()) welcome(guest)
    attend()
  }

  const send = (to: Seat | null, message: Message): void => {
    if (message.type === 'reply') {
      for (const guest of to === null ? [] : guests.on(to)) {
        around.answer(guest, message.actionId, answerOf(message.result))
      }
    } else if (message.type === 'update') {
      const listeners = guests.seeingFrom(to)
      if (listeners.length > 0) {
        const json = audience(to).update(message)
        for (const { connection } of listeners) outbox.tellJson(connection, json)
      }
      if (to === null && message.screen.view.phase.name === 'finished') around.finished()
      // What another node kept may be news to the game as a whole, so that nothing is put before it is done with it.
      if (to === null && host.bus.isShared && isSomebodyMissed(message.screen)) queueMicrotask(stay)
    }
  }

  /** Another node may have seen somebody off who is connected here by now: only this one can know better. */
  const stay = (): void => {
    if (game === null || isOver(game.table())) return
    const own = guests.seats()
    for (const { seat } of own) {
      const occupant = game.table().occupants[seat]
      if (occupant?.kind === 'person' && !occupant.present) game.put({ type: 'joined', seat })
    }
    if (own.some(({ seat }) => !isProgramAt(seat)) && game.table().paused) game.put({ type: 'resumed' })
  }

  const wokenElsewhere = (): void => {
    for (const guest of guests.all()) {
      guest.seenFrom = null
      welcome(guest)
    }
    game?.whenTold(stay)
  }

  const welcome = (guest: Guest): void => {
    game?.whenTold((table) => {
      // The guest may have gone meanwhile.
      if (guests.of(guest.connection) !== guest) return
      const seat = guest.chair()
      const { history, screen } = welcomeFor(table, seat, host.now())
      audience(seat).begin(screen)
      guest.seenFrom = { seat }
      outbox.tell(guest.connection, { type: 'welcome', seat, history, screen })
    })
  }

  /** Of whom nobody knows better, the game knows. */
  const isThere = (seat: Seat, occupant: Occupant): boolean =>
    around.isHere(seat) || (occupant.kind === 'person' && occupant.present && around.mayBeElsewhere(seat))

  /** What the game has not heard yet about the person on a seat. */
  const unheardOf = (seat: Seat, occupant: Occupant): 'joined' | 'left' | 'gave_up' | null => {
    if (occupant.kind !== 'person') return null
    // Whoever has left for good has no chair any more that they could come back to.
    if (party().chairs[seat]?.kind === 'left') return occupant.standIn && !occupant.present ? null : 'gave_up'
    const present = isThere(seat, occupant)
    if (present === occupant.present) return null
    return present ? 'joined' : 'left'
  }

  const isProgramAt = (seat: Seat): boolean => {
    const chair = party().chairs[seat]
    return chair !== undefined && isProgram(chair)
  }

  const attend = (): void => {
    if (game === null || isOver(game.table())) return
    const { occupants } = game.table()
    for (const [seat, occupant] of occupants.entries()) {
      const type = unheardOf(seat, occupant)
      if (type !== null) game.put({ type, seat })
    }
    if (!restsAlone(party().settings.pace)) return
    // Programs alone do not keep a game going.
    const isAlone = occupants.every((occupant, seat) => !isThere(seat, occupant) || isProgramAt(seat))
    if (isAlone !== game.table().paused) game.put({ type: isAlone ? 'paused' : 'resumed' })
  }

  const hearVacations = async (): Promise<void> => {
    const running = game
    if (running === null) return
    const news = await vacationNews(running.table(), party(), host.storage, host.now())
    for (const input of news) running.put(input)
  }

  /** A game that stops keeps nothing more: whoever opens it again hears of what is new. */
  const toldOrStopped = (running: RunningGame): Promise<void> =>
    new Promise((resolve) => {
      waiting.add(resolve)
      running.whenTold(() => {
        waiting.delete(resolve)
        resolve()
      })
    })

  const hear = (guest: Guest, command: GameCommand): void => {
    const seat = guest.chair()
    if (game === null || seat === null) return undefined
    if (isOver(game.table())) return hearTooLate(guest, seat, command)
    if (command.type !== 'take_back' && !mayBeHeard(seat, game.table().actions.length)) {
      return around.answer(guest, command.id, TOO_FAST)
    }
    switch (command.type) {
      case 'act':
        return game.put({
          type: 'acted',
          seat,
          actionId: command.id,
          decision: command.decision,
          action: command.action,
        })
      case 'order':
        return game.put({
          type: 'ordered',
          seat,
          actionId: command.id,
          decision: command.decision,
          order: command.order,
        })
      case 'plan':
        return game.put({ type: 'planned', seat, actionId: command.id, round: command.round, plan: command.plan })
      case 'take_back':
        return game.put({ type: 'took_back', seat })
    }
  }

  /** Whoever sends again what the game has heard before its end is answered as they were. */
  const hearTooLate = (guest: Guest, seat: Seat, command: GameCommand): void =>
    game?.whenTold((table) => {
      // Another node may have been first with something else than the end.
      if (!isOver(table)) return hear(guest, command)
      if (command.type === 'take_back') return undefined
      const before = table.answered[seat]?.find(({ actionId }) => actionId === command.id)
      return around.answer(guest, command.id, before === undefined ? GAME_OVER : answerOf(before.result))
    })

  return {
    isOpen: () => game !== null,
    begin: (stored) => {
      open(stored, gameBegun(stored))
      // With the first entry everybody can read in the storage whom the game waits for, and when it wants to be woken.
      game?.noteTime()
    },
    wake: async (stored) => {
      const awake = await wakeGame(stored, host)
      // Waking may take long, and nobody is to be seen off who has come to another node meanwhile.
      await around.lookAround()
      open(stored, awake)
      if (awake.isHandedOver) game?.noteTime()
    },
    welcome,
    hear,
    attend,
    hearVacations,
    lookForVacations: async () => {
      await hearVacations()
      if (game !== null) await toldOrStopped(game)
    },
    catchUp: () => game?.catchUp(),
    takeOver: () => {
      if (game?.table().state.phase.name === 'finished') return
      game?.noteTime()
      game?.askAgain()
    },
    whenTold: (what) => game?.whenTold(what),
    told: () => (game === null ? Promise.resolve() : toldOrStopped(game)),
    version: () => game?.version() ?? 0,
    isQuiet: () => game?.table().questions.every((asked) => asked?.answer !== null) ?? true,
    stop: () => {
      game?.stop()
      game = null
      for (const resolve of waiting) resolve()
      waiting.clear()
    },
  }
}

const TOO_FAST = refuse('too_fast', 'too much at once: something has to be played first')
const GAME_OVER: AnswerResult = { ok: false, error: { code: 'game_over', message: 'the game is over' } }

/** Whether somebody is away as far as the game knows, or all are. */
function isSomebodyMissed({ occupants, paused }: Screen): boolean {
  return paused || occupants.some((occupant) => occupant.kind === 'person' && !occupant.present)
}

function isOver({ state }: Table): boolean {
  return state.phase.name === 'finished'
}

function answerOf(result: Result): AnswerResult {
  return result.ok ? { ok: true } : { ok: false, error: result.refusal }
}
