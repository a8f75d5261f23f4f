import type { AnswerResult, CommandType, WireError } from '@modern-art/protocol'
import { acknowledgement, busLag, commands, commitSize, commitTime, lateness, thinking } from './metrics.ts'

/** A command that is on its way: when it was heard, by `performance.now()`, and as what. */
interface OnItsWay {
  readonly at: number
  readonly type: CommandType
}

/** By connection and by the command's id. */
const onTheirWay = new WeakMap<object, Map<string, OnItsWay>>()

/** A command was heard on a connection. */
export function noteCommand(connection: object, type: CommandType, id: string): void {
  let own = onTheirWay.get(connection)
  if (own === undefined) {
    own = new Map()
    onTheirWay.set(connection, own)
  }
  own.set(id, { at: performance.now(), type })
}

/** It is answered, in whatever place. */
export function noteAnswer(connection: object, id: string, result: AnswerResult): void {
  const own = onTheirWay.get(connection)
  const heard = own?.get(id)
  if (own === undefined || heard === undefined) return
  own.delete(id)
  acknowledgementOf(heard.type).observe((performance.now() - heard.at) / 1000)
  countOf(heard.type, result.ok ? 'ok' : result.error.code).inc()
}

/** Kept, because a metric takes longer to find by its labels than to be counted. */
const acknowledgementOf = remembering((type: CommandType) => acknowledgement.labels(type))
const countsOf = remembering((type: CommandType) => remembering((code: string) => commands.labels(type, code)))
const countOf = (type: CommandType, code: string): ReturnType<typeof commands.labels> => countsOf(type)(code)

function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

/** Something was refused before anybody looked at it: perhaps it is no command at all. */
export function noteRefusal(connection: object, id: string | null, error: WireError): void {
  if (id !== null && onTheirWay.get(connection)?.has(id) === true) noteAnswer(connection, id, { ok: false, error })
  else commands.labels('none', error.code).inc()
}

/** A commit of so many appends, until it is done. */
export async function notingCommit<T>(appends: number, commit: Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await commit
  commitSize.observe(appends)
  commitTime.observe((performance.now() - began) / 1000)
  return done
}

/** A timer of games that notes how late it rings. */
export function notingLateness(
  later: (milliseconds: number, what: () => void) => () => void,
): (milliseconds: number, what: () => void) => () => void {
  return (milliseconds, what) => {
    const due = performance.now() + milliseconds
    return later(milliseconds, () => {
      lateness.observe(Math.max(0, performance.now() - due) / 1000)
      what()
    })
  }
}

/** Bots whose thinking is timed. */
export function notingThought<Question extends { readonly bot: string }>(
  think: (question: Question) => Promise<unknown>,
): (question: Question) => Promise<unknown> {
  return async (question) => {
    const began = performance.now()
    try {
      return await think(question)
    } finally {
      thinking.labels(question.bot).observe((performance.now() - began) / 1000)
    }
  }
}

const PING = 'ping:'

/** What a node tells itself over the bus, to see how long that takes. */
export function newPing(): string {
  return `${PING}${performance.now().toFixed(3)}`
}

/** Whether that is such a ping of this process, which is noted. */
export function notePing(said: string): boolean {
  if (!said.startsWith(PING)) return false
  busLag.observe(Math.max(0, performance.now() - Number(said.slice(PING.length))) / 1000)
  return true
}
