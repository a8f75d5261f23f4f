import type { Seat, View } from '@modern-art/engine'
import type { Message, Screen, ScreenEvent } from '@modern-art/table/contract'

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

/** A field as it was last sent. */
interface Known {
  value: unknown
  readonly json: string
}

/**
 * What is known of a field. Most are the same on all screens: they are written once a step. That only saves time: what is
 * sent follows from the values alone. While a clock runs, what it shows depends on when it is looked at, so that it is always sent.
 */
type Field = 'shared' | 'own' | 'clock'

const SCREEN_FIELDS: Readonly<Record<Exclude<keyof Screen, 'view' | 'revision'>, Field>> = {
  moves: 'shared',
  decision: 'shared',
  choices: 'own',
  asked: 'shared',
  occupants: 'shared',
  clocks: 'clock',
  vacations: 'shared',
  hammer: 'clock',
  paused: 'shared',
  order: 'own',
  ceilings: 'own',
  plans: 'own',
  rules: 'shared',
}

const VIEW_FIELDS: Readonly<Record<keyof View, Field>> = {
  seat: 'own',
  setup: 'shared',
  round: 'shared',
  phase: 'shared',
  hand: 'own',
  handSizes: 'shared',
  mysterySize: 'shared',
  deckSize: 'shared',
  money: 'own',
  played: 'shared',
  lots: 'shared',
  past: 'shared',
}

const RUNS = '"running":true'

/** A screen, or its view, as lists of its fields and of their values, in the same order. */
interface Part<Whole> {
  readonly names: readonly string[]
  readonly fields: readonly Field[]
  /** Written out: to look fields up by name takes longer than all else. */
  readonly values: (whole: Whole) => readonly unknown[]
}

const SCREEN: Part<Screen> = {
  names: Object.keys(SCREEN_FIELDS),
  fields: Object.values(SCREEN_FIELDS),
  values: (screen) => [
    screen.moves,
    screen.decision,
    screen.choices,
    screen.asked,
    screen.occupants,
    screen.clocks,
    screen.vacations,
    screen.hammer,
    screen.paused,
    screen.order,
    screen.ceilings,
    screen.plans,
    screen.rules,
  ],
}

const VIEW: Part<View> = {
  names: Object.keys(VIEW_FIELDS),
  fields: Object.values(VIEW_FIELDS),
  values: (view) => [
    view.seat,
    view.setup,
    view.round,
    view.phase,
    view.hand,
    view.handSizes,
    view.mysterySize,
    view.deckSize,
    view.money,
    view.played,
    view.lots,
    view.past,
  ],
}

/** By the place of a field in its part. */
type KnownFields = (Known | undefined)[]

/** What all audiences of one game were told last. */
interface Written {
  readonly screen: KnownFields
  readonly view: KnownFields
  events: { readonly list: readonly ScreenEvent[]; readonly json: string }
}

/** The audiences of one game. */
export function audiencesOf(): (seat: Seat | null) => Audience {
  const written: Written = { screen: [], view: [], events: { list: [], json: '[]' } }
  const audiences = new Map<Seat | null, Audience>()
  return (seat) => {
    const known = audiences.get(seat)
    if (known !== undefined) return known
    const audience = audienceOf(written)
    audiences.set(seat, audience)
    return audience
  }
}

function audienceOf(written: Written): Audience {
  const knownScreen: KnownFields = []
  const knownView: KnownFields = []
  const changesOf = (screen: Screen): string =>
    `{"screen":{${changedFields(SCREEN, screen, knownScreen, written.screen)}},"view":{${changedFields(VIEW, screen.view, knownView, written.view)}}}`
  return {
    begin: (screen) => void changesOf(screen),
    update: ({ events, screen }) =>
      `{"type":"update","revision":${screen.revision},"events":${eventsJson(events, written)},"changes":${changesOf(screen)}}`,
  }
}

/** The fields that are not known yet, as JSON without its braces; from now on they are. */
function changedFields<Whole>(part: Part<Whole>, whole: Whole, known: KnownFields, written: KnownFields): string {
  const { names, fields } = part
  const values = part.values(whole)
  let changed = ''
  for (let place = 0; place < values.length; place += 1) {
    const field = fields[place]
    const before = known[place]
    const now = knownAs(values[place], field === 'own' ? before : written[place])
    if (now !== before) {
      known[place] = now
      if (field !== 'own') written[place] = now
    } else if (field !== 'clock') continue
    if (now.json !== before?.json || (field === 'clock' && now.json.includes(RUNS))) {
      changed += changed === '' ? `"${names[place]}":${now.json}` : `,"${names[place]}":${now.json}`
    }
  }
  return changed
}

/** A value, written unless it is what was written last. */
function knownAs(value: unknown, last: Known | undefined): Known {
  if (last === undefined || !isSame(last.value, value)) return { value, json: jsonOf(value) }
  // The next screen of the same step has this very value.
  last.value = value
  return last
}

/** What `JSON.stringify` gives, which takes long for what is so short. */
function jsonOf(value: unknown): string {
  return typeof value === 'number' ? `${value}` : JSON.stringify(value)
}

/** Most events are the same for everybody. */
function eventsJson(events: readonly ScreenEvent[], written: Written): string {
  if (!isSame(written.events.list, events)) written.events = { list: events, json: JSON.stringify(events) }
  return written.events.json
}

/** Whether two values are plainly the same, without looking deeper than their own fields: far cheaper than writing them. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && Array.isArray(other)) return isSameList(one, other)
  const [left, right] = [one, other] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name])
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let place = 0; place < one.length; place += 1) if (one[place] !== other[place]) return false
  return true
}
