import { choicesFor, quickRandom, randomOf, seatsToAct } from '@modern-art/engine'
import type { Action, Random } from '@modern-art/engine'
import { duesOf, hearEntry, openTable } from '@modern-art/table'
import type { Effect, LogEntry, Table } from '@modern-art/table'
import { figuresOf } from '../profiles/figuresOf.ts'
import type { Append, GameOpening, TableId } from '../storage/storage.ts'
import { opening } from './records.ts'

/** A table that has heard this and that, and what is appended to its log for it. */
export interface LivedTable {
  readonly table: Table
  readonly log: readonly LogEntry[]
  /** In the table's storage the log begins with nothing. */
  readonly appends: (table: TableId) => readonly Append[]
}

type Asked = Extract<Effect, { type: 'ask_bot' }>

/** More than any game takes. */
const ENDLESS = 20_000

/** A whole game of people who misbehave and a bot, told by a number: the same number gives the same life. */
export function livedTable(seed: number): LivedTable {
  const random = quickRandom(seed)
  const { at } = openingOf(seed)
  const log: LogEntry[] = []
  const tables = [tableOf(openingOf(seed))]
  let asked: Asked | null = null
  let now = at
  for (let table = tables[0]; table !== undefined && table.state.phase.name !== 'finished'; table = tables.at(-1)) {
    if (log.length > ENDLESS) throw new Error('the game does not end')
    now = Math.max(now, random(4) === 0 ? (table.timer ?? now) : now + random(300))
    const heard = anyHeard(table, asked, log, random)
    const stepped = hearEntry(table, { at: now, heard })
    asked = stepped.effects.find((effect) => effect.type === 'ask_bot') ?? asked
    tables.push(stepped.table)
    log.push({ at: stepped.table.now, heard })
  }
  const last = tables.at(-1)
  if (last === undefined) throw new Error('there is no table')
  return { table: last, log, appends: (id) => appendsOf(id, tables, log, quickRandom(seed)) }
}

export function openingOf(seed: number): GameOpening {
  const { config, ...others } = opening()
  return { ...others, config: { ...config, seed: `life ${seed}` } }
}

/** The table just opened. */
export function tableOf({ at, ...opened }: GameOpening): Table {
  const result = openTable({ ...opened, actions: [] }, at)
  if (!result.ok) throw new Error(result.fault.message)
  return result.table
}

/** Mostly what the game waits for; else what is stale, senseless, sent again, or about who is there. */
function anyHeard(table: Table, asked: Asked | null, log: readonly LogEntry[], random: Random): LogEntry['heard'] {
  const seat = random(table.occupants.length)
  switch (random(16)) {
    case 0:
      return { type: 'woken' }
    case 1:
      return { type: (['joined', 'joined', 'left', 'gave_up'] as const)[random(4)] ?? 'left', seat }
    case 2:
      return { type: 'took_back', seat }
    case 3:
      return { type: 'acted', seat, actionId: `odd \u0000 ${log.length}`, decision: '\uD800', action: NONSENSE }
    case 4:
      return log[random(log.length + 1)]?.heard ?? { type: 'ticked' }
    case 5:
    case 6:
      return { type: 'ticked' }
    case 7:
      return { type: random(3) === 0 ? 'paused' : 'resumed' }
    default:
      return played(table, asked, log.length, random)
  }
}

const NONSENSE: unknown = JSON.parse('{"type":"bid","__proto__":{"seat":0},"\\u0000":[1e300,-0.5,null],"amount":"5"}')

function played(table: Table, asked: Asked | null, count: number, random: Random): LogEntry['heard'] {
  if (table.paused) return { type: 'resumed' }
  if (asked?.question === table.question && random(2) === 0) {
    const { seat, question, choices } = asked
    return { type: 'bot_answered', seat, question, action: randomOf(choices, seat, random) }
  }
  const seats = seatsToAct(table.state)
  const seat = seats[random(seats.length)] ?? 0
  const choices = choicesFor(table.state, seat)
  const action: Action = choices.length === 0 ? { type: 'pass', seat } : randomOf(choices, seat, random)
  return { type: 'acted', seat, actionId: `a${count}`, decision: table.decision, action }
}

/** A few entries at a time. */
function appendsOf(id: TableId, tables: readonly Table[], log: readonly LogEntry[], random: Random): readonly Append[] {
  const appends: Append[] = []
  for (let expected = 0; expected < log.length;) {
    const count = 1 + random(7)
    const entries = log.slice(expected, expected + count)
    const [before, after] = [tables[expected], tables[expected + entries.length]]
    if (before === undefined || after === undefined) throw new Error('there is no such table')
    appends.push({
      table: id,
      expected,
      entries,
      actions: after.actions.slice(before.actions.length),
      node: `node ${random(3)}`,
      countsDays: true,
      deadline: after.timer,
      asked: seatsToAct(after.state),
      dues: duesOf(after),
      money: after.state.phase.name === 'finished' ? after.state.money : null,
      standIns: [],
      figures: figuresOf(after.state),
      at: after.now,
    })
    expected += entries.length
  }
  return appends
}
