import type { Card } from '@modern-art/engine'
import type { Party, SaidLine, ServerMessage } from '@modern-art/protocol'
import type { ScreenEvent } from '@modern-art/table/contract'
import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import { commandsOf } from './commands.ts'
import type { Asked, CommandResult, Commands } from './commands.ts'
import type { Connection, ConnectionEvents, ConnectionStatus, Place } from './connection.ts'
import type { DealNotes } from './dealNotes.ts'
import { heardGame } from './heardGame.ts'
import type { WholeUpdate } from './heardGame.ts'
import { heardLines } from './heardLines.ts'
import { isInDeal, ownChanceAt } from './ownChance.ts'
import type { OwnChance } from './ownChance.ts'
import { unansweredAt } from './unanswered.ts'
import type { GameCommand, SessionStore } from './unanswered.ts'

/** What a page knows of the table that it is at. */
export interface OnlineState {
  /** The table that was asked for; `null` while there is none. */
  readonly place: Place | null
  readonly status: ConnectionStatus | { readonly state: 'closed' }
  /** `null` until the table has said it. */
  readonly party: Party | null
  /** The chair of the person at this page; `null` for visitors and displays. */
  readonly chair: number | null
  /** What was said: each line once, oldest first. */
  readonly said: readonly SaidLine[]
  /** An action or order that was on its way when the connection was lost, and was not made; until that is read, or they act anew. */
  readonly lost: GameCommand | null
  /** Whether the cards were dealt without this page's chance, in front of it; until that is read. */
  readonly leftOut: boolean
}

/** What follows from the game at the table. */
export type GameNews =
  | Extract<ServerMessage, { type: 'welcome' }>
  | WholeUpdate
  /** What became of an action or an order, be it one of the page before a reload. */
  | { readonly type: 'settled'; readonly command: GameCommand; readonly result: CommandResult }

/** One table online at a time: who is there, what is said, and the game for whoever follows it. */
export interface OnlineTable {
  readonly store: StoreApi<OnlineState>
  /** Goes to a table, unless it is there already. Somebody else's window is not taken over by that. */
  readonly open: (code: string, as: Place['as']) => void
  readonly close: () => void
  /** Without a table there is nobody to ask: the answer is `gone`. */
  readonly send: (asked: Asked, id?: string) => Promise<CommandResult>
  /** Connects again after a refusal or a goodbye: this window plays now. */
  readonly takeOver: () => void
  /** That something was lost has been read. */
  readonly dismissLost: () => void
  /** That this page's chance was left out has been read. */
  readonly dismissLeftOut: () => void
  /** Tells of the game, beginning with a welcome, until the function it returns is called. */
  readonly follow: (hear: (news: GameNews) => void) => () => void
  /** Actions and orders that wait for an answer, oldest first. */
  readonly unanswered: () => readonly GameCommand[]
}

export interface OnlineParts {
  readonly connect: (place: Place, events: ConnectionEvents) => Connection
  readonly storage: () => SessionStore
  /** What this device remembers of deals. */
  readonly notes: DealNotes
  /** 256 bits that nobody can foresee. */
  readonly newChance: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly later: (milliseconds: number, what: () => void) => () => void
}

/** A server that has no time for a resync is asked again after so many milliseconds. */
const RESYNC_AGAIN = 1000

const AT_NO_TABLE: OnlineState = {
  place: null,
  status: { state: 'closed' },
  party: null,
  chair: null,
  said: [],
  lost: null,
  leftOut: false,
}

export function createOnlineTable({ connect, storage, notes, newChance, now, later }: OnlineParts): OnlineTable {
  const store = createStore<OnlineState>(() => AT_NO_TABLE)
  const followers = new Set<(news: GameNews) => void>()
  let connection: Connection | null = null
  let commands: Commands | null = null
  let isConnected = false
  let ownChance: OwnChance | null = null
  /** All cards that this page's seat was dealt, as far as it was told. */
  let dealt: readonly Card[] = []
  /** What was on its way when the connection was lost. */
  let atRisk: ReadonlySet<string> = new Set()

  const tell = (news: GameNews): void => {
    for (const hear of followers) hear(news)
  }

  const resync = async (): Promise<void> => {
    const asked = commands
    const result = await asked?.send({ type: 'resync' })
    if (result === undefined || result.ok || result.error.code === 'gone') return
    later(RESYNC_AGAIN, () => {
      if (commands === asked && isConnected && !game.isKnown()) void resync()
    })
  }
  const game = heardGame(() => {
    void resync()
    commands?.repeat()
  })

  const changed = (status: ConnectionStatus): void => {
    isConnected = status.state === 'connected'
    if (isConnected) {
      game.awaitWelcome()
      commands?.connected()
    } else {
      atRisk = new Set([...atRisk, ...(commands?.unanswered().map(({ id }) => id) ?? [])])
      commands?.lost()
    }
    store.setState({ status })
  }

  const hearParty = ({ party, chair }: Extract<ServerMessage, { type: 'party' }>): void => {
    const before = store.getState().party?.deal?.stage ?? 'dealt'
    store.setState({ party, chair })
    ownChance?.heardParty(party, chair)
    // Said once, to whoever sees it happen.
    if (before !== 'dealt' && chair !== null && isInDeal(party, notes.read(party.code)) === false) {
      store.setState({ leftOut: true })
    }
  }

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'party':
        return hearParty(message)
      case 'said':
        return store.setState(({ said }) => ({ said: heardLines(said, message.lines) }))
      case 'welcome':
        game.welcome(message)
        dealt = dealtIn(message.history)
        ownChance?.heardCards(dealt)
        return tell(message)
      case 'update': {
        const update = game.update(message)
        if (update === null) return undefined
        dealt = [...dealt, ...dealtIn(update.events)]
        ownChance?.heardCards(dealt)
        return tell(update)
      }
      case 'answer':
        return message.id === null ? undefined : commands?.answer(message.id, message.result)
      case 'goodbye':
        // The connection says so by its status.
        return undefined
    }
  }

  const close = (): void => {
    connection?.close()
    connection = null
    isConnected = false
    atRisk = new Set()
    commands?.close()
    commands = null
    ownChance = null
    dealt = []
    game.awaitWelcome()
    store.setState(AT_NO_TABLE)
  }

  const open = (code: string, as: Place['as']): void => {
    const before = store.getState().place
    if (before?.code === code && before.as === as) return
    close()
    const place = { code, as }
    store.setState({ place, status: { state: 'connecting' } })
    commands = commandsOf({
      kept: unansweredAt(code, storage),
      now,
      isConnected: () => isConnected,
      emit: (command) => connection?.send(command),
      settled: (command, result) => {
        // Of what was given up nobody knows whether it was heard: the screen tells what became of it.
        const isRefused = !result.ok && result.error.code !== 'gone'
        if (isRefused && atRisk.has(command.id)) store.setState({ lost: command })
        tell({ type: 'settled', command, result })
      },
    })
    const table = commands
    ownChance = ownChanceAt({
      code,
      notes,
      newChance,
      send: async (asked) => (await table.send(asked)).ok,
    })
    // Whatever a page before this one had on its way when it was loaded again.
    atRisk = new Set(commands.unanswered().map(({ id }) => id))
    connection = connect(place, {
      changed,
      heard: (messages) => {
        for (const message of messages) hear(message)
      },
    })
  }

  return {
    store,
    open,
    close,
    send: (asked, id) => {
      // Whoever acts anew has got over what was lost.
      if (asked.type === 'act' || asked.type === 'order' || asked.type === 'plan') store.setState({ lost: null })
      return (
        commands?.send(asked, id) ??
        Promise.resolve({ ok: false, error: { code: 'gone', message: 'there is no table to ask' } })
      )
    },
    takeOver: () => connection?.takeOver(),
    dismissLost: () => store.setState({ lost: null }),
    dismissLeftOut: () => store.setState({ leftOut: false }),
    follow: (hearNews) => {
      followers.add(hearNews)
      // The welcome may have come before: everything once more.
      if (isConnected && game.isKnown()) {
        game.awaitWelcome()
        void resync()
      }
      return () => void followers.delete(hearNews)
    },
    unanswered: () => commands?.unanswered() ?? [],
  }
}

function dealtIn(events: readonly ScreenEvent[]): readonly Card[] {
  return events.flatMap((event) => (event.type === 'cards_dealt' ? event.own : []))
}
