import { isDeepStrictEqual } from 'node:util'
import { viewFor } from '@modern-art/engine'
import type { Card, GameState, Seat, SeatEvent } from '@modern-art/engine'
import { changedScreen } from '@modern-art/protocol'
import type { ServerMessage } from '@modern-art/protocol'
import { newsSchema } from '@modern-art/protocol/schemas'
import type { Screen } from '@modern-art/table/contract'
import type { GameRecord } from './record.ts'
import type { Person, Wire } from './people.ts'

/** Wherever a message names cards: what else it may say is fixed by its schema. */
const NAME_CARDS: ReadonlySet<string> = new Set(['card', 'cards', 'own', 'hand', 'played', 'unsold'])

/** How Socket.IO writes an event. */
const EVENT = '42'

export interface Listener {
  readonly wire: Wire
  /** From where the game is seen; `null` by somebody without a seat. */
  readonly seat: Seat | null
  /** Whether this person gave orders of their own. */
  readonly orders?: boolean
}

/** What somebody was told that they may not know, frame by frame, by all that happened in the game. */
export function leaksTo(
  { wire, seat, orders = false }: Listener,
  { transcript, steps }: Pick<GameRecord, 'transcript' | 'steps'>,
  secrets: readonly string[],
): readonly string[] {
  const leaks: string[] = []
  const shownAt = firstShown(steps.map(({ events }) => events))
  let screen: Screen | null = null

  const mayKnow = (card: Card, moves: number): boolean => {
    const shown = shownAt.get(card) ?? Infinity
    const isOwn = seat !== null && stateAfter(steps, moves).hands[seat]?.includes(card) === true
    return shown <= moves || isOwn
  }
  const hear = (message: ServerMessage): void => {
    if (message.type === 'welcome') {
      if (message.seat !== seat) leaks.push(`seen from seat ${message.seat}`)
      screen = message.screen
    } else if (message.type === 'update' && screen !== null) {
      screen = changedScreen(screen, message.revision, message.changes)
    }
    if (screen === null) return
    const { moves, view, order } = screen
    const state = stateAfter(steps, moves)
    for (const card of cardsIn(message)) {
      if (!mayKnow(card, moves)) leaks.push(`card ${card} after ${moves} moves`)
    }
    const isOver = state.phase.name === 'finished' || transcript.config.variants.openMoney
    for (const [owner, amount] of view.money.entries()) {
      if (amount !== null && owner !== seat && !isOver) leaks.push(`money of seat ${owner} after ${moves} moves`)
    }
    if (order !== null && !orders) leaks.push(`an order after ${moves} moves`)
    // Sealed bids, and whatever else there may be: the view is the one that the engine makes for this seat.
    if (!isDeepStrictEqual(view, viewFor(state, seat))) leaks.push(`another view after ${moves} moves`)
    if ('events' in message && message.events.some(({ type }) => type === 'bids_revealed')) {
      if (!steps[moves]?.events.some(({ type }) => type === 'bids_revealed')) leaks.push(`bids before their time`)
    }
  }

  for (const frame of wire.received) {
    leaks.push(...secrets.filter((secret) => frame.includes(secret)).map((secret) => `a secret: ${secret}`))
    if (!frame.startsWith(EVENT)) continue
    const [, news] = JSON.parse(frame.slice(EVENT.length)) as [string, unknown]
    const read = newsSchema.safeParse(news)
    if (!read.success) leaks.push(`a message that nobody knows: ${frame.slice(0, 200)}`)
    else for (const message of news as readonly ServerMessage[]) hear(message)
  }
  return leaks
}

/** After how many moves each card was first shown to everybody. */
function firstShown(events: readonly (readonly object[])[]): ReadonlyMap<Card, number> {
  const shownAt = new Map<Card, number>()
  for (const [moves, happened] of events.entries()) {
    const shown = happened.filter((event) => (event as SeatEvent).type !== 'cards_dealt')
    for (const card of shown.flatMap(cardsIn)) if (!shownAt.has(card)) shownAt.set(card, moves)
  }
  return shownAt
}

function stateAfter(steps: GameRecord['steps'], moves: number): GameState {
  const step = steps[moves]
  if (step === undefined) throw new Error(`the game has no ${moves} moves`)
  return step.state
}

/** All cards that something names. */
function cardsIn(something: unknown): readonly Card[] {
  if (typeof something !== 'object' || something === null) return []
  return Object.entries(something).flatMap(([name, value]) =>
    NAME_CARDS.has(name) && isNumbers(value) ? [value].flat() : cardsIn(value),
  )
}

function isNumbers(value: unknown): value is Card | readonly Card[] {
  return [value].flat().every((item) => typeof item === 'number')
}

/** What nobody may ever hear of somebody: cookies, tickets, and who they are to the server. */
export async function secretsOf({ context, wire }: Pick<Person, 'context' | 'wire'>): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ value }) => value)
  const tickets = wire.sent.flatMap((frame) => {
    const { ticket } = Object(frame.startsWith('40{') ? JSON.parse(frame.slice(2)) : null) as { ticket?: string }
    return ticket === undefined ? [] : [ticket]
  })
  const users = tickets.map((ticket) => {
    const payload = Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString()
    return (JSON.parse(payload) as { readonly sub: string }).sub
  })
  return [...new Set([...cookies, ...tickets, ...users])]
}
