import type { Action, Seat } from '@modern-art/engine'
import type { Order, Plan } from '@modern-art/table/contract'
import type { ThinkingTime } from '../settings/speed.ts'
import type { FromWorker, HintQuestion, ToWorker } from '../worker/messages.ts'

/** The way to a table, wherever it is: what any table understands. */
export interface TableLink {
  readonly act: (sent: Sent & { readonly action: Action }) => void
  /** `null` withdraws the present order. */
  readonly order: (sent: Sent & { readonly order: Order | null }) => void
  /** Plans ahead, for the season that is named; `null` where nobody is away for long: at a table of this device. */
  readonly plan: ((sent: SentPlan) => void) | null
  /** The person plays again where a stand-in does. */
  readonly takeBack: (seat: Seat) => void
  /** What only a table of this device does; `null` at a table that others own as well, where nothing waits for a screen. */
  readonly device: DeviceControls | null
  readonly close: () => void
}

export interface Sent {
  readonly seat: Seat
  /** No other action or order has it: a table takes a second one with the same id for a resend. */
  readonly actionId: string
  readonly decision: number
}

/** It answers no decision. */
interface SentPlan extends Omit<Sent, 'decision'> {
  readonly round: number
  readonly plan: Plan
}

/** What a person sends and is answered for. */
export type SentKind = 'action' | 'order' | 'plan'

/** What only a device's own table does: it waits for the screen, and obeys it. */
export interface DeviceControls {
  /** Who looks at the screen now; `null` where everybody may. */
  readonly look: (seat: Seat | null) => void
  /** All people look together: nothing more of one person's is wanted. */
  readonly share: () => void
  /** The screen has shown all up to so many moves. */
  readonly shown: (moves: number) => void
  readonly takeTime: (time: ThinkingTime) => void
  readonly pause: () => void
  readonly resume: () => void
  readonly holdBots: (held: boolean) => void
  readonly stepBots: () => void
  readonly openHands: (open: boolean) => void
  readonly exportGame: () => void
  readonly askHint: (question: HintQuestion) => void
}

/** How a game of this device is opened; to open it again, the same will do. */
export type DeviceOpening = Extract<ToWorker, { type: 'start' | 'reopen' | 'import' | 'lesson' }>

/** The game at a table online. A display never plays, whoever opened it. */
export interface OnlineOpening {
  readonly type: 'online'
  readonly code: string
  readonly as: 'player' | 'display'
}

export type Opening = DeviceOpening | OnlineOpening

/**
 * What comes over a link. Only a table of this device says more than that it is open, or not, and what it tells. A table
 * online is opened again for another seat, and welcomes again whoever was gone for a while.
 */
export type News = FromWorker | Unanswered

/** At a table online, after `opened`: something was sent before the page was loaded, and its reply is still to come. */
interface Unanswered {
  readonly type: 'unanswered'
  readonly kind: SentKind
  readonly actionId: string
  readonly decision: number
}

/** Opens the way to a table. It calls nobody back before it has returned; `died` is called once if the table breaks down. */
export type OpenLink<O extends Opening = Opening> = (
  opening: O,
  hear: (news: News) => void,
  died: () => void,
) => TableLink
