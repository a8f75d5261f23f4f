/* What everybody who plays at a table speaks: the page, its worker, the server and the protocol. Types alone. */

export type { Input } from './input.ts'
export type { Message, Refusal, RefusalCode, Result } from './message.ts'
export type { Occupant } from './occupant.ts'
export type { Order } from './order.ts'
export type { LapseReason, LapsedSale, Plan, Plans, Sale, SaleTerms } from './plan.ts'
export type { HammerClock, Screen, ScreenEvent, SeatClock, TableEvent } from './screen.ts'
export type { AbsenceRule, ClockRule, HammerRule, TableRules } from './tableRules.ts'
