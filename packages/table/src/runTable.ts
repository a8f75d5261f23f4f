import type { Action, Seat } from '@modern-art/engine'
import { openQuestions } from './bots.ts'
import type { Input } from './contract/input.ts'
import type { Message } from './contract/message.ts'
import type { BotQuestion, Effect } from './effect.ts'
import { didNothing, hearEntry } from './log.ts'
import type { LogEntry } from './log.ts'
import { step } from './step.ts'
import type { Stepped } from './step.ts'
import type { Table } from './table.ts'

/** What a running table needs of its host. */
export interface TableHost {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls back after so many milliseconds, unless it is called off. */
  readonly later: (milliseconds: number, what: () => void) => () => void
  /**
   * Keeps what the table heard. It is told of once the promise is fulfilled; if that fails, the table stops. Where other hosts
   * run the same table, they may have been first: then nothing of this is kept, and the promise tells what they kept; `null` says that all is kept.
   */
  readonly save: (saving: Saving) => Promise<Overtaken | null>
  /** `to: null` are the spectators. */
  readonly send: (to: Seat | null, message: Message) => void
  /** A bot's answer. If there is none, or one that the rules forbid, the default action is played. */
  readonly think: (question: BotQuestion) => Promise<unknown>
  /** The table has heard something; it is neither saved nor told yet. */
  readonly heard?: (table: Table) => void
  /** Nothing more happens at this table. */
  readonly stopped: (reason: StopReason) => void
}

/** All that is new since the last time: enough for a host that keeps a log, and for one that keeps the table. */
export interface Saving {
  readonly entries: readonly LogEntry[]
  readonly actions: readonly SavedAction[]
  /** The table after them. */
  readonly table: Table
}

/** What other hosts of the same table kept since this one looked: all that stands in the log after what it knows. */
export interface Overtaken {
  readonly entries: readonly LogEntry[]
}

interface SavedAction {
  readonly index: number
  readonly action: Action
  readonly at: number
}

export interface StopReason {
  /** What the table heard could not be kept; or an invariant is broken, so that nothing more can be trusted. */
  readonly code: 'not_saved' | 'broken'
  readonly error: unknown
}

export interface RunningTable {
  /** The table as it is now, though what it heard last may be neither saved nor told yet. */
  readonly table: () => Table
  /**
   * The one way in. Nothing is acknowledged until it is saved; a table that has stopped hears nothing. What people send is
   * saved as it came, so a host must not let in more than it is willing to keep.
   */
  readonly put: (input: Input) => void
  /** Saves how much time has passed, though nothing else has happened: a table that is woken goes on from what was saved. */
  readonly noteTime: () => void
  /** Looks, by saving nothing, whether other hosts of this table have kept something. */
  readonly catchUp: () => void
  /** A host that ran this table as well is gone: asks the bots again that it may have asked. A second answer is dropped. */
  readonly askAgain: () => void
  /** Does something once all that the table has heard so far is saved and told, with the table as it was told. */
  readonly whenTold: (what: (table: Table) => void) => void
  readonly stop: () => void
}

/** What a timer can count to. One that is due later fires early, which does no harm, and is set again. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Something that a table heard, and when: if other hosts were first, it is heard again after what they kept. */
interface Heard {
  readonly input: Input
  readonly at: number
  /** Whether it is kept even if it did nothing. */
  readonly isNoted: boolean
}

/** What is to be saved, then told and done, after one input, or for somebody who waits until it is. */
interface Work {
  readonly heard: Heard | null
  readonly table: Table
  readonly entry: LogEntry | null
  readonly effects: readonly Effect[]
  readonly whenTold: ((table: Table) => void) | null
  /** Whether it is a reason to look for what others kept. */
  readonly looks: boolean
}

/**
 * Runs a table that has been opened or woken: feeds it inputs one after the other and does what it wants done, in order.
 * Everything is saved before anybody is told. Inputs that come while something is being saved are saved together.
 */
export function runTable(start: Stepped & { readonly entry: LogEntry | null }, host: TableHost): RunningTable {
  let { table } = start
  /** The fold of what is saved, by this host or another: not even the time has passed since. */
  let kept = table
  let waiting: Work[] = [
    { heard: null, table, entry: start.entry, effects: start.effects, whenTold: null, looks: true },
  ]
  let isWorking = false
  let isStopped = false
  let callOffTimer: (() => void) | null = null

  const stop = (): void => {
    isStopped = true
    waiting = []
    callOffTimer?.()
  }

  const stopFor = (code: StopReason['code'], error: unknown): void => {
    if (isStopped) return
    stop()
    host.stopped({ code, error })
  }

  const hear = (input: Input, isNoted: boolean): void => {
    if (isStopped) return
    try {
      take(workOf({ input, at: host.now(), isNoted }))
    } catch (error) {
      stopFor('broken', error)
    }
  }

  const workOf = (heard: Heard): Work => {
    const stepped = step(table, heard.input, heard.at)
    const isKept = heard.isNoted || !didNothing(table, stepped)
    table = stepped.table
    host.heard?.(table)
    const entry = isKept ? { at: table.now, heard: heard.input } : null
    return { heard, table, entry, effects: stepped.effects, whenTold: null, looks: false }
  }

  const put = (input: Input): void => hear(input, false)

  const take = (work: Work): void => {
    waiting.push(work)
    if (!isWorking) void doWork()
  }

  const doWork = async (): Promise<void> => {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      // What comes meanwhile belongs to the next saving.
      // oxlint-disable-next-line no-await-in-loop
      const saved = await save(batch)
      if (isStopped) return
      try {
        if (saved === null) for (const work of batch) perform(work)
        else follow(saved, [...batch, ...waiting])
      } catch (error) {
        stopFor('broken', error)
      }
    }
    isWorking = false
  }

  /** `null` once all of it is kept. */
  const save = async (batch: readonly Work[]): Promise<Overtaken | null> => {
    const entries: LogEntry[] = []
    const actions: SavedAction[] = []
    let looks = false
    let reached = kept
    for (const work of batch) {
      for (const effect of work.effects) {
        if (effect.type === 'save') actions.push({ index: effect.index, action: effect.action, at: effect.at })
      }
      looks ||= work.looks
      if (work.entry === null) continue
      entries.push(work.entry)
      reached = work.table
    }
    if (entries.length > 0 || looks) {
      try {
        const overtaken = await host.save({ entries, actions, table: batch.at(-1)?.table ?? table })
        if (overtaken !== null) return overtaken
      } catch (error) {
        stopFor('not_saved', error)
      }
    }
    kept = reached
    return null
  }

  /** Others were first: what they kept has happened, and what was heard here is heard after it, as of when it came. */
  const follow = ({ entries }: Overtaken, own: readonly Work[]): void => {
    table = kept
    for (const entry of entries) {
      const stepped = hearEntry(table, entry)
      table = stepped.table
      // The host that kept a question asks it.
      const effects = stepped.effects.filter(({ type }) => type !== 'ask_bot')
      perform({ heard: null, table, entry: null, effects, whenTold: null, looks: false })
    }
    kept = table
    host.heard?.(table)
    waiting = own.map((work) => (work.heard === null ? { ...work, table, looks: false } : workOf(work.heard)))
  }

  const perform = ({ effects, whenTold, table: reached }: Work): void => {
    for (const effect of effects) {
      if (isStopped) return
      if (effect.type === 'send') host.send(effect.to, effect.message)
      else if (effect.type === 'ask_bot') void ask(effect)
      else if (effect.type === 'set_timer') setTimer(effect.at)
    }
    if (!isStopped) whenTold?.(reached)
  }

  const ask = async (question: BotQuestion): Promise<void> => {
    let action: unknown = null
    try {
      action = await host.think(question)
    } catch {
      // A bot that breaks is one without an answer.
    }
    put({ type: 'bot_answered', seat: question.seat, question: question.question, action })
  }

  const setTimer = (at: number | null): void => {
    callOffTimer?.()
    if (at === null) return
    callOffTimer = host.later(Math.min(LONGEST_TIMER, Math.max(0, at - host.now())), () => put({ type: 'ticked' }))
  }

  const whenTold = (what: (table: Table) => void): void => {
    if (!isStopped) take({ heard: null, table, entry: null, effects: [], whenTold: what, looks: false })
  }

  void doWork()

  return {
    table: () => table,
    put,
    noteTime: () => hear({ type: 'ticked' }, true),
    catchUp: () => {
      if (!isStopped) take({ heard: null, table, entry: null, effects: [], whenTold: null, looks: true })
    },
    askAgain: () =>
      whenTold((told) => {
        for (const question of openQuestions(told)) void ask(question)
      }),
    whenTold,
    stop,
  }
}
