import { eventFor, replay } from '@modern-art/engine'
import type { GameEvent, Seat } from '@modern-art/engine'
import { hearEntry, openTable, screenOf } from '@modern-art/table'
import type { LogEntry, Table } from '@modern-art/table'
import type { Result, Screen, ScreenEvent } from '@modern-art/table/contract'
import type { GameOpening } from '../storage/storage.ts'

/** What the fold of a table's log says that everybody was to be told. */
export interface Folding {
  readonly table: Table
  /** What a command was answered first, and how often it was heard as a new one; `null` if the log does not have it. */
  readonly answerTo: (seat: Seat, id: string) => { readonly result: Result | null; readonly newTimes: number } | null
  /** The update that a seat, or a spectator, was sent with a revision; `null` if there was none. */
  readonly updateAt: (seat: Seat | null, revision: number) => Update | null
  /** The screens with which somebody could be welcomed at a revision, as `lastingJson`. */
  readonly screensAt: (seat: Seat | null, revision: number) => ReadonlySet<string>
  /** What had happened after so many actions, as a seat may know it. */
  readonly historyAt: (seat: Seat | null, moves: number) => readonly ScreenEvent[]
}

interface Update {
  readonly events: readonly ScreenEvent[]
  readonly screen: Screen
}

/** A screen without what depends on when it is looked at. */
export function lastingJson({ clocks: _clocks, hammer: _hammer, ...lasting }: Screen): string {
  return JSON.stringify(lasting)
}

export function foldLog(game: GameOpening, entries: readonly LogEntry[]): Folding {
  const opened = openTable(game, game.at)
  if (!opened.ok) throw new Error(`the game cannot be opened: ${opened.fault.message}`)
  const answers = new Map<string, { result: Result | null; newTimes: number }>()
  const updates = new Map<string, Update>()
  const screens = new Map<string, Set<string>>()
  let { table } = opened

  const noteScreens = (): void => {
    for (const seat of [null, ...table.occupants.keys()]) {
      const screen = screenOf(table, seat, table.now)
      const key = keyOf(seat, screen.revision)
      const known = screens.get(key) ?? new Set()
      screens.set(key, known.add(lastingJson(screen)))
    }
  }

  noteScreens()
  for (const entry of entries) {
    const { heard } = entry
    if (heard.type === 'acted' || heard.type === 'ordered' || heard.type === 'planned') {
      const key = keyOf(heard.seat, String(heard.actionId))
      const before = answers.get(key) ?? { result: null, newTimes: 0 }
      const isRepeat = isRemembered(table, heard.seat, String(heard.actionId))
      answers.set(key, { ...before, newTimes: before.newTimes + (isRepeat ? 0 : 1) })
    }
    const stepped = hearEntry(table, entry)
    table = stepped.table
    for (const effect of stepped.effects) {
      if (effect.type !== 'send') continue
      const { to, message } = effect
      if (message.type === 'update') updates.set(keyOf(to, message.screen.revision), message)
      else if (message.type === 'reply') {
        const key = keyOf(to, message.actionId)
        const before = answers.get(key) ?? { result: null, newTimes: 0 }
        answers.set(key, { ...before, result: before.result ?? message.result })
      }
    }
    noteScreens()
  }

  const happened: readonly (readonly GameEvent[])[] = replay({
    config: table.config,
    actions: table.actions,
  }).steps.map(({ events }) => events)
  return {
    table,
    answerTo: (seat, id) => answers.get(keyOf(seat, id)) ?? null,
    updateAt: (seat, revision) => updates.get(keyOf(seat, revision)) ?? null,
    screensAt: (seat, revision) => screens.get(keyOf(seat, revision)) ?? new Set(),
    historyAt: (seat, moves) =>
      happened
        .slice(0, moves + 1)
        .flat()
        .map((event) => eventFor(event, seat)),
  }
}

function keyOf(seat: Seat | null, what: string | number): string {
  return `${seat} ${what}`
}

/** Whether the table knows a command already, so that it hears a repeat. */
function isRemembered({ answered, moment }: Table, seat: Seat, id: string): boolean {
  const waiting = moment === null ? [] : [...moment.bids, ...moment.passes]
  return (
    answered[seat]?.some(({ actionId }) => actionId === id) === true ||
    waiting.some((each) => each.seat === seat && each.actionId === id)
  )
}
