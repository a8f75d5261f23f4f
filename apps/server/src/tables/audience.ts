import type { Message, Screen } from '@modern-art/table/contract'

type Update = Extract<Message, { type: 'update' }>

/**
 * What those who look from one seat, or without one, know already, so that only what has changed is sent. All of them know
 * the same: whoever comes in gets the whole screen, and everybody gets the same updates from there on.
 */
export interface Audience {
  /** Somebody was told the whole screen. */
  readonly begin: (screen: Screen) => void
  /** The update as JSON of a `ServerMessage`. */
  readonly update: (update: Update) => string
}

/** While one runs, what it shows depends on when it is looked at, so that it is always sent. */
const CLOCKS: ReadonlySet<string> = new Set<keyof Screen>(['clocks', 'hammer'])
const RUNS = '"running":true'

/** A field as it was last sent. */
interface Known {
  readonly value: unknown
  readonly json: string
}

/** The fields that the audiences of one game were told last: what they have in common is written once. */
export type Written = Map<string, Known>

export function audienceOf(written: Written): Audience {
  const known = new Map<string, Known>()

  return {
    begin: (screen) => {
      const { view, revision: _revision, ...fields } = screen
      changesOf(fields, known, written)
      changesOf(view, known, written)
    },
    update: ({ events, screen }) => {
      const { view, revision, ...fields } = screen
      const changes = `{"screen":${changesOf(fields, known, written)},"view":${changesOf(view, known, written)}}`
      return `{"type":"update","revision":${revision},"events":${JSON.stringify(events)},"changes":${changes}}`
    },
  }
}

/** The fields that are not known yet, as JSON; from now on they are. No screen and its view have fields of the same name. */
function changesOf(fields: object, known: Map<string, Known>, written: Written): string {
  let changed = ''
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    const before = known.get(name)
    const isClock = CLOCKS.has(name)
    if (before !== undefined && !isClock && isSame(before.value, value)) continue
    const last = written.get(name)
    const now = last !== undefined && isSame(last.value, value) ? last : { value, json: JSON.stringify(value) }
    if (before?.json !== now.json || (isClock && now.json.includes(RUNS))) {
      changed += `${changed === '' ? '' : ','}"${name}":${now.json}`
    }
    known.set(name, now)
    written.set(name, now)
  }
  return `{${changed}}`
}

/** Whether two values are plainly the same, without looking deeper than their own fields: far cheaper than writing them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, place) => each === other[place])
  }
  const [left, right] = [one, other] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
}
