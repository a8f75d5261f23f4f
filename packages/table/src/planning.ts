import { ARTISTS, roundOf } from '@modern-art/engine'
import type { Artist, Seat } from '@modern-art/engine'
import { isNew } from './admission.ts'
import type { Input } from './contract/input.ts'
import type { RefusalCode, Result } from './contract/message.ts'
import type { Plan, Sale, SaleTerms } from './contract/plan.ts'
import { readOrder } from './ordering.ts'
import { plansWith } from './plans.ts'
import { OK, refuse } from './refusal.ts'
import { NOTHING, reply, tellPerson } from './stepping.ts'
import type { Stepping } from './stepping.ts'
import { isFinished, isPerson, tableWith } from './table.ts'
import type { Table } from './table.ts'
import { isHeld, whyNoSale, whyNotMeant } from './whyNoSale.ts'

type Planned = Extract<Input, { type: 'planned' }>

/**
 * A person plans ahead, or withdraws a plan. It answers no question, so it is heard at any time, in a pause too; and as with an
 * order nobody else is told, and a stand-in stays.
 */
export function hearPlanned(stepping: Stepping, { seat, actionId, round, plan: sent }: Planned): void {
  if (!isNew(stepping, seat, actionId)) return
  const { table } = stepping
  const plan = readPlan(sent)
  const refusal = whyNobodyPlans(table, seat) ?? whyNotPlan(table, seat, round, plan)
  if (plan === null || refusal !== null) return reply(stepping, seat, actionId, refusal ?? NO_SUCH_PLAN)
  stepping.table = tableWith(table, { plans: plansWith(table.plans, seat, plan) })
  tellPerson(stepping, seat, NOTHING)
  reply(stepping, seat, actionId, OK)
}

const NO_SUCH_PLAN = refuse('no_order_now', 'there is no such plan')

function whyNobodyPlans(table: Table, seat: Seat): Result | null {
  if (isFinished(table)) return refuse('game_over', 'the game is over')
  return isPerson(table, seat) ? null : refuse('not_your_seat', `a bot plays seat ${seat}`)
}

function whyNotPlan({ state }: Table, seat: Seat, round: unknown, plan: Plan | null): Result | null {
  // What is withdrawn need not be there any more.
  if (plan === null || isWithdrawal(plan)) return null
  if (round !== roundOf(state)) return refuse('season_over', `the plan is for season ${String(round)}`)
  if (plan.type === 'pass_on' || plan.sale === null) return null
  const code = whyNotSale(state, seat, plan.sale)
  return code === null ? null : refuse(code, 'the painting cannot be sold like this')
}

function isWithdrawal(plan: Plan): boolean {
  return plan.type === 'pass_on' ? plan.artists.length === 0 : plan.sale === null
}

/** A number that is no card is in nobody's hand: so nothing else is asked of it. */
function whyNotSale(state: Table['state'], seat: Seat, sale: Sale): RefusalCode | null {
  if (!isHeld(state, seat, sale)) return 'card_not_in_hand'
  return whyNotMeant(sale) ?? whyNoSale(state, seat, sale)
}

/** Reads a plan from what may be anything at all; `null` if there is no such plan. */
function readPlan(json: unknown): Plan | null {
  if (!isObject(json)) return null
  if (json['type'] === 'pass_on') {
    const artists = readArtists(json['artists'])
    return artists === null ? null : { type: 'pass_on', artists }
  }
  if (json['type'] !== 'sell') return null
  if (json['sale'] === null) return { type: 'sell', sale: null }
  const sale = readSale(json['sale'])
  return sale === null ? null : { type: 'sell', sale }
}

/** Each artist once, ascending, however they are named. */
function readArtists(json: unknown): readonly Artist[] | null {
  if (!Array.isArray(json) || !json.every((artist) => (ARTISTS as readonly unknown[]).includes(artist))) return null
  return ARTISTS.filter((artist) => json.includes(artist))
}

function readSale(json: unknown): Sale | null {
  if (!isObject(json)) return null
  const { card, second, terms: sent } = json
  const terms = sent === null ? null : readTerms(sent)
  if (!isCardNumber(card) || (second !== null && !isCardNumber(second))) return null
  return sent !== null && terms === null ? null : { card, second, terms }
}

function readTerms(json: unknown): SaleTerms | null {
  if (!isObject(json)) return null
  switch (json['type']) {
    case 'price':
      return { type: 'price', price: readAmount(json['price']) }
    case 'seal':
      return { type: 'seal', amount: readAmount(json['amount']) }
    default:
      return readOrder(json)
  }
}

/** What is no number is refused as none that is whole. */
function readAmount(json: unknown): number {
  return Number.isFinite(json) ? Number(json) : Number.NaN
}

function isCardNumber(json: unknown): json is number {
  return Number.isSafeInteger(json) && !Object.is(json, -0)
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null
}
