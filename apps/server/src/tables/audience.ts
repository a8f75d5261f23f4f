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

/** They depend on when they are looked at, so they are always sent. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set<keyof Screen>(['clocks', 'hammer'])

/** A field as it was last sent. */
interface Known {
  readonly value: unknown
  readonly json: string
}

export function audienceOf(): Audience {
  const screenKnown = new Map<string, Known>()
  const viewKnown = new Map<string, Known>()

  return {
    begin: (screen) => {
      const { view, ...fields } = screen
      changesOf(fields, screenKnown)
      changesOf(view, viewKnown)
    },
    update: ({ events, screen }) => {
      const { view, revision, ...fields } = screen
      const changes = `{"screen":${changesOf(fields, screenKnown)},"view":${changesOf(view, viewKnown)}}`
      return `{"type":"update","revision":${revision},"events":${JSON.stringify(events)},"changes":${changes}}`
    },
  }
}

/** The fields that are not known yet, as JSON; from now on they are. */
function changesOf(fields: object, known: Map<string, Known>): string {
  const changed: string[] = []
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    const before = known.get(name)
    if (before !== undefined && before.value === value && !OF_THE_MOMENT.has(name)) continue
    const json = JSON.stringify(value)
    if (before?.json !== json || OF_THE_MOMENT.has(name)) changed.push(`${JSON.stringify(name)}:${json}`)
    known.set(name, { value, json })
  }
  return `{${changed.join(',')}}`
}
