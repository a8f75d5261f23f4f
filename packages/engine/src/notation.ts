import type { Action, ActionType } from './action.ts'
import { formatCard, parseCard } from './card.ts'
import type { Card } from './card.ts'
import { cardsIn } from './deck.ts'
import { fault, isObject, parsed, quote, unknownField } from './fault.ts'
import type { JsonObject, Parsed } from './fault.ts'
import type { Setup } from './setup.ts'

type Field = 'seat' | 'card' | 'amount' | 'price'

/** The fields of each action besides its type, in the order in which they are written. */
const FIELDS: Readonly<Record<ActionType, readonly Field[]>> = {
  play_card: ['seat', 'card'],
  offer_second: ['seat', 'card'],
  decline_second: ['seat'],
  bid: ['seat', 'amount'],
  pass: ['seat'],
  submit_bid: ['seat', 'amount'],
  set_price: ['seat', 'price'],
  buy: ['seat'],
  reveal_mystery: ['seat'],
  skip_mystery: ['seat'],
  hammer: [],
}

function isActionType(type: unknown): type is ActionType {
  return typeof type === 'string' && Object.hasOwn(FIELDS, type)
}

/** An action as transcripts write it: its own fields in their order and no other, the card by its id. */
export function formatAction(action: Action): JsonObject {
  const values: JsonObject = action
  const json: Record<string, unknown> = { type: action.type }
  for (const field of FIELDS[action.type]) {
    const value = values[field]
    json[field] = field === 'card' ? formatCard(value as Card) : value
  }
  return json
}

/** Reads an action that may be anything at all. Whether the rules allow it is for `check` to say. */
export function parseAction(json: unknown, setup: Pick<Setup, 'players' | 'deck'>): Parsed<Action> {
  if (!isObject(json)) return fault('not_an_action', `an action is an object with a type, not ${quote(json)}`)
  const { type } = json
  if (!isActionType(type)) return fault('unknown_action', `${quote(type)} is no type of action`)
  const fields = FIELDS[type]
  const extra = unknownField(json, ['type', ...fields])
  if (extra !== null) return fault('unknown_field', `${type} has no field ${quote(extra)}`)
  const values: Record<string, number> = {}
  for (const field of fields) {
    const value = parseField(field, json[field], setup)
    if (!value.ok) return fault(value.fault.code, `${type}: ${value.fault.message}`)
    values[field] = value.value
  }
  return parsed(actionOf(type, values))
}

/**
 * Reads an action as the code has it, the card by its number, from what may be anything at all; `null` if there is no such
 * action. What is no field of it is left behind, and a field that is no number becomes NaN, for which `check` has a
 * rejection.
 */
export function readAction(json: unknown): Action | null {
  if (!isObject(json) || !isActionType(json['type'])) return null
  const { type } = json
  const values: Partial<Record<Field, number>> = {}
  for (const field of FIELDS[type]) values[field] = numberIn(json[field])
  return actionOf(type, values)
}

function actionOf(type: ActionType, fields: Readonly<Record<string, number>>): Action {
  return { type, ...fields } as Action
}

/** What JSON can write: no infinity, and no minus zero, which would be another number after a trip through a file. */
function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : Number.NaN
}

function parseField(field: Field, value: unknown, setup: Pick<Setup, 'players' | 'deck'>): Parsed<number> {
  switch (field) {
    case 'seat':
      return parseSeat(value, setup.players.length)
    case 'card':
      return parseDeckCard(value, setup.deck)
    case 'amount':
    case 'price':
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
        const limit = Number.MAX_SAFE_INTEGER
        return fault('bad_amount', `${field} must be a whole number from 0 to ${limit}, not ${quote(value)}`)
      }
      return parsed(unsigned(value))
  }
}

export function parseSeat(value: unknown, seats: number): Parsed<number> {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
    ? parsed(unsigned(value))
    : fault('no_such_seat', `the seats are 0 to ${seats - 1}, not ${quote(value)}`)
}

/** JSON can write minus zero, which is no other number to people, but is one to comparisons. */
function unsigned(zeroOrMore: number): number {
  return Math.abs(zeroOrMore)
}

export function parseDeckCard(value: unknown, deck: Setup['deck']): Parsed<Card> {
  const card = typeof value === 'string' ? parseCard(value) : null
  return card !== null && cardsIn(deck).includes(card)
    ? parsed(card)
    : fault('no_such_card', `the ${deck} deck has no card ${quote(value)}`)
}
