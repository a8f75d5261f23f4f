import { seatsToAct } from '@modern-art/engine'
import { LOG_FORMAT, duesOf, hearEntry, openQuestions, openTable } from '@modern-art/table'
import type { Effect, LogEntry, Stepped, Table } from '@modern-art/table'
import type { Action, Seat } from '@modern-art/engine'
import type { Bus } from '../bus/bus.ts'
import { unlessAway } from '../bus/busAway.ts'
import { restsAlone } from '../parties/paces.ts'
import { figuresOf } from '../profiles/figuresOf.ts'
import type { Input } from '@modern-art/table/contract'
import type { Append, GameOpening, Storage, StoredTable } from '../storage/storage.ts'
import { vacationNews } from './vacationNews.ts'
import { SURELY_DEAD, SURELY_LIVES, isLifeOf } from './life.ts'
import type { Life } from './life.ts'
import type { Note } from '../logging.ts'
import { wakings } from '../watching/metrics.ts'
import { OtherVersion } from './otherVersion.ts'

/** A table with its game begun. */
export type StoredGame = StoredTable & { readonly game: GameOpening }

/** A game to go on with: its table, how many entries of the log that is, and what it wants done first. */
export interface GameAwake extends Stepped {
  readonly version: number
  /** Whether the node that ran it has ended in good order: this one has to become known as the one that does. */
  readonly isHandedOver: boolean
}

interface Parts {
  readonly storage: Storage
  readonly bus: Bus
  readonly life: Life
  readonly now: () => number
  readonly later: (milliseconds: number, what: () => void) => () => void
  readonly note: Note
}

/** Whoever may still live is looked for again after so many milliseconds. */
const LOOKED_AGAIN = 250

/** A game that this node has just begun: nobody else can know of it. */
export function gameBegun({ game, version }: StoredGame): GameAwake {
  return { ...opened(game), version, isHandedOver: false }
}

/**
 * A game from its log. The storage alone decides whether it must be woken: if the node that appended last is dead, whoever
 * opens the game wakes it, and of several the one whose append is kept. If that node lives, this one joins in: the other
 * runs the game, or has let go of it when there was nothing to be done. Woken means that no clock pays for the time in which nobody
 * ran it, people count as away until they come, and bots are asked again.
 */
export async function wakeGame(stored: StoredGame, parts: Parts): Promise<GameAwake> {
  const { storage, bus, life, now, note } = parts
  const { table, version } = await foldedLog(stored, storage)
  if (table.state.phase.name === 'finished') return { table, version, effects: [], isHandedOver: false }
  const news = await vacationNews(table, stored.party, storage, now())
  const last = await lastRunnerOf(stored, parts)
  const woken = last.lives
    ? informed(table, news)
    : wokenTable(informed(table, news), last.seen, downtimeEnd(stored, parts), now())
  // It may have died just now, so that bots are asked twice rather than by nobody.
  const effects: readonly Effect[] = last.lives
    ? [...openQuestions(woken.table), { type: 'set_timer', at: woken.table.timer }]
    : woken.effects
  const isKept =
    woken.entries.length === 0 ||
    // What was read of the last runner must go with what was read of the log.
    (version === stored.version &&
      (await life.append((node) =>
        appendOf(stored, woken.table, {
          entries: woken.entries,
          actions: playedIn(woken.effects),
          expected: version,
          node,
          at: now(),
        }),
      )))
  // Another node was first, and runs it now.
  if (!isKept) return wakeGame(await foundAgain(stored, storage), parts)
  if (woken.entries.length > 0) bus.hint(stored.code)
  const how = last.hasHandedOver ? 'handed_over' : last.lives ? 'joined' : 'woken'
  wakings.labels(how).inc()
  note(how === 'joined' ? 'debug' : 'info', 'a game was opened', { table: stored.id, version, how })
  // Nobody has been welcomed yet.
  const wanted = effects.filter(({ type }) => type !== 'send')
  return {
    table: woken.table,
    version: version + woken.entries.length,
    effects: wanted,
    isHandedOver: last.hasHandedOver,
  }
}

/** A table on its way to be woken: what it has heard for that, and what that leads to. */
interface Waking extends Stepped {
  readonly entries: readonly LogEntry[]
}

/** The table once it has heard something in the moment in which it last looked: before any more of its time has passed. */
function informed(table: Table, news: readonly Input[]): Waking {
  let waking: Waking = { table, effects: [], entries: [] }
  for (const heard of news) waking = hearing(waking, { at: table.now, heard })
  return waking
}

function hearing({ table, effects, entries }: Waking, entry: LogEntry): Waking {
  const stepped = hearEntry(table, entry)
  return { table: stepped.table, effects: [...effects, ...stepped.effects], entries: [...entries, entry] }
}

async function foundAgain({ id, code }: StoredGame, storage: Storage): Promise<StoredGame> {
  const newer = await storage.findTable(code)
  if (newer?.game === null || newer === null) throw new Error(`the game of table ${id} is gone`)
  return { ...newer, game: newer.game }
}

interface Runner {
  readonly lives: boolean
  /** When it was last known to live. */
  readonly seen: number | null
  /** Whether it has ended in good order, and only just. */
  readonly hasHandedOver: boolean
}

/** The node that appended last, or that has just begun the game. One that may have died right now is waited for. */
async function lastRunnerOf({ code, node, game }: StoredGame, parts: Parts): Promise<Runner> {
  const { storage, bus, life, now, later } = parts
  // As long as its people are on their way nobody was away, and no time is to be forgiven.
  if (await hasHandedOver(code, node, parts)) return { lives: true, seen: null, hasHandedOver: true }
  for (;;) {
    // It takes one look, but where it is hard to say.
    // oxlint-disable-next-line no-await-in-loop
    const seen = node === null ? game.at : await storage.lastBeat(node)
    if (node === life.name()) return { lives: true, seen, hasHandedOver: false }
    const age = seen === null || !bus.isShared || (node !== null && life.isOver(node)) ? Infinity : now() - seen
    if (age < SURELY_LIVES) return { lives: true, seen, hasHandedOver: false }
    if (age >= SURELY_DEAD) return { lives: false, seen, hasHandedOver: false }
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => {
      later(LOOKED_AGAIN, resolve)
    })
  }
}

/** Whether the node has ended just now, and has sent its people ahead. */
async function hasHandedOver(code: string, node: string | null, { bus, life }: Parts): Promise<boolean> {
  if (!bus.isShared || node === null || node === life.name()) return false
  const holders = await unlessAway(bus.holders(code), [])
  return holders.some((holder) => holder.isLeaving && isLifeOf(node, holder.node))
}

async function foldedLog({ id, game }: StoredGame, storage: Storage): Promise<Pick<GameAwake, 'table' | 'version'>> {
  const entries = await storage.entriesAfter(id, game.after)
  const table = entries.reduce((each, entry) => hearEntry(each, entry).table, opened(game).table)
  return { table, version: game.after + entries.length }
}

function opened(game: GameOpening): Stepped {
  const result = openTable(game, game.at)
  if (!result.ok) throw new Error(`a game that was begun cannot be opened: ${result.fault.message}`)
  const { table, effects } = result
  return { table, effects }
}

/**
 * When the time ends that no clock pays for. A table that rests alone stood still until now. One that counts days counts
 * them while any node lives, for that would have woken it in time: it stood still until this one came to live.
 */
function downtimeEnd({ party }: StoredGame, { life, now }: Parts): number {
  return restsAlone(party.settings.pace) ? now() : life.begunAt()
}

/**
 * A table after a time in which no node ran it. Up to the last sign of life of the node that did, time has passed for it as
 * for everybody; from then on it stood still, until the downtime was over.
 */
function wokenTable(asleep: Waking, lastBeat: number | null, until: number, now: number): Waking {
  const hasLived = lastBeat !== null && lastBeat > asleep.table.now
  const lived = hasLived ? hearing(asleep, { at: Math.min(lastBeat, now), heard: { type: 'ticked' } }) : asleep
  // What was to be done until then was the other node's to do; what was played is kept.
  const before = { ...lived, effects: lived.effects.filter(({ type }) => type === 'save') }
  // A bot that is asked again has all its time to answer.
  const at = isBotAwaited(before.table) ? now : Math.min(now, Math.max(before.table.now, until))
  return hearing(before, { at, heard: { type: 'woken' } })
}

function isBotAwaited({ questions }: Table): boolean {
  return questions.some((asked) => asked?.answer === null)
}

type Appended = Pick<Append, 'entries' | 'actions' | 'expected' | 'node' | 'at'>

/** An append to a game's log, with what it says of the table that it leads to. */
export function appendOf({ id, party }: Pick<StoredGame, 'id' | 'party'>, table: Table, appended: Appended): Append {
  const isOver = table.state.phase.name === 'finished'
  return {
    table: id,
    expected: appended.expected,
    entries: appended.entries,
    actions: appended.actions,
    node: appended.node,
    countsDays: !restsAlone(party.settings.pace),
    deadline: table.timer,
    asked: isOver ? [] : seatsToAct(table.state),
    dues: isOver ? [] : duesOf(table),
    money: isOver ? table.state.money : null,
    standIns: isOver ? [...table.occupants.keys()].filter((seat) => hasStandIn(table, seat)) : [],
    figures: isOver ? figuresOf(table.state) : [],
    at: appended.at,
  }
}

function hasStandIn({ occupants }: Table, seat: Seat): boolean {
  const occupant = occupants[seat]
  return occupant?.kind === 'person' && occupant.standIn
}

function playedIn(effects: readonly Effect[]): readonly Action[] {
  return effects.flatMap((effect) => (effect.type === 'save' ? [effect.action] : []))
}

/**
 * A game whose log this code folds. One whose log was folded by code of another version is opened from its actions: its
 * clocks start afresh, and there are no orders. But not before the node that ran it has ended: two that fold one log in two
 * ways would lead it to two different games. Until then it is an `OtherVersion`.
 */
export async function readable(stored: StoredGame, parts: Parts): Promise<StoredGame> {
  if (stored.game.format === LOG_FORMAT) return stored
  const { storage, now } = parts
  const last = await lastRunnerOf(stored, parts)
  if (last.lives && !last.hasHandedOver) throw new OtherVersion(stored.code)
  const game = reopening(stored, await storage.actionsOf(stored.id), now())
  const { id, partyVersion, party } = stored
  const isKept = await storage.changeParty({ table: id, expected: partyVersion, party, game, next: null, at: now() })
  if (isKept) return { ...stored, game, partyVersion: partyVersion + 1 }
  return readable(await foundAgain(stored, storage), parts)
}

function reopening({ game, version }: StoredGame, actions: readonly Action[], now: number): GameOpening {
  const occupants = game.occupants.map((occupant) =>
    occupant.kind === 'person' ? { ...occupant, present: false, standIn: false } : occupant,
  )
  return { ...game, occupants, actions, at: now, format: LOG_FORMAT, after: version }
}
