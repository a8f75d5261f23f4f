import type { Card, Seat, Transcript, TranscriptFault } from '@modern-art/engine'
import { openTable, runTable, screenOf, step, tableFrom, transcriptOf, wakeTable, welcomeFor } from '@modern-art/table'
import type { BotQuestion, Effect, Saving, Stepped, StopReason, Table } from '@modern-art/table'
import type { Input, Message, Occupant, TableRules } from '@modern-art/table/contract'
import { botAnswers } from './botAnswers.ts'
import { heldClock } from './heldClock.ts'
import type { Timekeeper } from './heldClock.ts'
import type { ThinkingTime } from '../settings/speed.ts'

/** What a table on this device needs of it. */
export interface Device extends Timekeeper {
  /** What the table says to the person who looks, and what everybody may know. */
  readonly tell: (to: Seat | null, message: Message) => void
  /** Lays everybody's cards open, as they are after so many moves. Only ever used where no person plays. */
  readonly layOpen: (moves: number, hands: readonly (readonly Card[])[]) => void
  /** Keeps the game; done once it is kept, or known not to be. If it fails, the table stops. */
  readonly keep: (saving: Saving) => Promise<void>
  readonly think: (question: BotQuestion) => Promise<unknown>
  /** A number from 0 up to 1, for how long a bot seems to think. */
  readonly whim: () => number
  readonly stopped: (reason: StopReason) => void
}

/** A table on one device, whose people share a screen, or whose one person plays against bots. */
export interface DeviceTable {
  /** How many seats are people's. */
  readonly people: number
  readonly put: (input: Input) => void
  /** From now on the messages for this seat are passed on, starting with a welcome. */
  readonly look: (seat: Seat | null) => void
  /** From now on nothing is passed on but what everybody may see. */
  readonly share: () => void
  readonly shown: (moves: number) => void
  readonly takeTime: (time: ThinkingTime) => void
  /** Keeps the bots from going on, or lets them. Where a person plays, nothing happens. */
  readonly holdBots: (held: boolean) => void
  /** While the bots are kept from going on: one of them acts. */
  readonly stepOn: () => void
  /** From now on all hands are shown, or not any more. Where a person plays, they never are. */
  readonly openHands: (open: boolean) => void
  readonly transcript: () => Transcript
}

/** A game to play at a table: new, from a file, or as it was kept. */
export interface GameToOpen {
  readonly transcript: Transcript
  readonly occupants: readonly Occupant[]
  readonly rules: TableRules
  /** What was kept around the game, if anything was: orders, clocks, waiting bids. */
  readonly kept: unknown
}

export type OpenedHere =
  | { readonly ok: true; readonly table: DeviceTable }
  | { readonly ok: false; readonly fault: TranscriptFault }

/** A reload gives nobody more than so many milliseconds back, of time that has passed on their clock. */
const TIME_NOTED_EVERY = 5000

/**
 * Runs a table for the screen of this device. Its time stands still until the screen has shown what happened: nobody's
 * clock runs during a show, and bots answer what people have seen.
 */
export function openDeviceTable(game: GameToOpen, device: Device): OpenedHere {
  const clock = heldClock(device)
  const start = startOf(game, clock.now())
  if ('fault' in start) return { ok: false, fault: start.fault }
  // Nothing has been shown yet.
  clock.hold()
  const { occupants } = start.table
  const people = occupants.filter(({ kind }) => kind === 'person').length
  /** What everybody may see is passed on too, for moments at which all look. */
  const severalLook = people > 1
  let looker: Seat | null = null
  /** None, until the screen says so. */
  let shownMoves = -1
  let botsHeld = false
  let handsOpen = false
  const answers = botAnswers(device)

  /** Each hand comes from its own seat's screen: there is no other way from a table to a card. */
  const showHands = (table: Table): void => {
    if (!handsOpen || people > 0) return
    const hands = occupants.map((_, seat) => screenOf(table, seat, clock.now()).view.hand)
    device.layOpen(table.actions.length, hands)
  }

  const isShown = (table: Table): boolean => table.actions.length <= shownMoves

  // The table is kept as it is: there is no log here that would need an entry.
  const running = runTable(
    { ...start, entry: null },
    {
      now: clock.now,
      later: clock.later,
      heard: (table) => {
        if (!isShown(table)) clock.hold()
      },
      save: async (saving) => {
        await device.keep(saving)
        showHands(saving.table)
        return null
      },
      send: (to, message) => {
        if (to === looker || (to === null && severalLook)) device.tell(to, message)
        // The person who acted may not be the viewer: then only the outcome is told, without the reason.
        else if (message.type === 'reply') device.tell(to, withoutReasons(message))
      },
      think: async (question) => {
        // A bot that breaks does so when its time has come, not before.
        const thought = Promise.resolve(question).then(device.think)
        thought.catch(() => {})
        await new Promise<void>((resolve) => {
          answers.expect(question.question, resolve)
        })
        return thought
      },
      stopped: device.stopped,
    },
  )

  const noteTime = (): void => {
    const { clocks, paused } = running.table()
    if (!paused && clocks.some(({ due }) => due !== null)) running.noteTime()
    clock.later(TIME_NOTED_EVERY, noteTime)
  }
  if (start.table.rules.clock.kind !== 'untimed') clock.later(TIME_NOTED_EVERY, noteTime)

  return {
    ok: true,
    table: {
      people,
      put: running.put,
      look: (seat) => {
        running.whenTold((table) => {
          looker = seat
          device.tell(seat, welcomeFor(table, seat, clock.now()))
        })
      },
      share: () => {
        running.whenTold(() => {
          looker = null
        })
      },
      shown: (moves) => {
        shownMoves = moves
        if (isShown(running.table()) && !botsHeld) clock.release()
        answers.shown(moves)
      },
      takeTime: answers.takeTime,
      holdBots: (held) => {
        if (people > 0) return
        botsHeld = held
        if (held) clock.hold()
        else if (isShown(running.table())) clock.release()
        answers.hold(held)
      },
      stepOn: answers.step,
      openHands: (open) => {
        handsOpen = open && people === 0
        running.whenTold(showHands)
      },
      transcript: () => transcriptOf(running.table()),
    },
  }
}

/** The table as it was kept, or, where that cannot be read, from the transcript. */
function startOf(game: GameToOpen, now: number): Stepped | { readonly fault: TranscriptFault } {
  const { transcript, occupants, rules } = game
  const kept = tableFrom(game.kept, transcript)
  if (kept !== null) return wokenHere(kept, now)
  const opened = openTable({ ...transcript, occupants, rules }, now)
  return opened.ok ? { table: opened.table, effects: opened.effects } : { fault: opened.fault }
}

/** A kept table, woken. Its people are all at this device, and no screen is left that asked for a pause. */
function wokenHere(kept: Table, now: number): Stepped {
  const people = [...kept.occupants.keys()].filter((seat) => kept.occupants[seat]?.kind === 'person')
  const inputs: readonly Input[] = [...people.map((seat): Input => ({ type: 'joined', seat })), { type: 'resumed' }]
  let stepped = wakeTable(kept, now)
  const effects = [...stepped.effects]
  for (const input of inputs) {
    stepped = step(stepped.table, input, now)
    effects.push(...stepped.effects)
  }
  return { table: stepped.table, effects: effects.filter(isForNoScreen) }
}

/** Nobody looks yet; the screen is greeted as soon as it does. */
function isForNoScreen({ type }: Effect): boolean {
  return type !== 'send'
}

function withoutReasons(reply: Extract<Message, { type: 'reply' }>): Message {
  const { result } = reply
  if (result.ok) return reply
  const { code } = result.refusal
  return { ...reply, result: { ok: false, refusal: { code, message: code } } }
}
