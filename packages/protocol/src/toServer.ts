import type { Action, Seat } from '@modern-art/engine'
import type { Order, Plan } from '@modern-art/table/contract'
import type { OnlineBot, PartySettings } from './partySettings.ts'
import type { Call } from './talk.ts'

/** What a page says when it opens a socket: who it is, and the table that it wants to be at. */
export interface Handshake {
  readonly protocol: number
  /** `null` from a program, whose request for the socket names its token. */
  readonly ticket: string | null
  readonly code: string
  /** A display never plays, whoever opened it: it shows what everybody may see. */
  readonly as: 'player' | 'display'
}

/**
 * What a person asks of a table over a socket. Each is answered under its `id`, which no other command of that person has;
 * the same again is done once, and an action, order or plan is answered as it was the first time.
 */
export type Command =
  | { readonly type: 'act'; readonly id: string; readonly decision: number; readonly action: SeatAction }
  /** `null` withdraws the present order. */
  | { readonly type: 'order'; readonly id: string; readonly decision: number; readonly order: Order | null }
  /** A plan for lots to come in the season that it names. */
  | { readonly type: 'plan'; readonly id: string; readonly round: number; readonly plan: Plan }
  /** The person plays again where a stand-in does. */
  | { readonly type: 'take_back'; readonly id: string }
  /** A message was lost: everything once more. */
  | { readonly type: 'resync'; readonly id: string }
  /** `null` takes the first free chair. */
  | { readonly type: 'sit'; readonly id: string; readonly chair: number | null }
  /** Gives the chair up for good. In a game a bot plays on, and nobody can take it back. */
  | { readonly type: 'leave'; readonly id: string }
  | { readonly type: 'be_ready'; readonly id: string; readonly ready: boolean }
  /** For the host: new settings. */
  | { readonly type: 'change_settings'; readonly id: string; readonly settings: PartySettings }
  /** For the host: how many chairs there are. Chairs of people stay. */
  | { readonly type: 'set_chairs'; readonly id: string; readonly count: number }
  /** For the host: a bot for a chair without a person, or `null` to free it again. */
  | { readonly type: 'seat_bot'; readonly id: string; readonly chair: number; readonly bot: OnlineBot | null }
  /** For the host: a person has to go, and cannot come back. */
  | { readonly type: 'remove'; readonly id: string; readonly chair: number }
  /** For the host: the game begins. Bots take the chairs that are still free. */
  | { readonly type: 'start'; readonly id: string }
  /** Promises this page's chance for the deal by its fingerprint; before the game, and as often as it likes. */
  | { readonly type: 'promise_chance'; readonly id: string; readonly fingerprint: string }
  /** Gives the promised chance away, once the host has started the game and all promises are told. */
  | { readonly type: 'reveal_chance'; readonly id: string; readonly chance: string }
  /** Asks for a link that moves this person's seat to another device, once. */
  | { readonly type: 'move_seat'; readonly id: string }
  | { readonly type: 'call'; readonly id: string; readonly call: Call }
  /** At private tables. */
  | { readonly type: 'say'; readonly id: string; readonly text: string }

/** An action that a person can send; the hammer is the table's. */
export type SeatAction = Exclude<Action, { type: 'hammer' }> & { readonly seat: Seat }

export type CommandType = Command['type']
