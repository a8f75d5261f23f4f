import { ARTISTS, DECK_NAMES, MOST_SEATS } from '@modern-art/engine'
import type { Choice, SeatEvent, View } from '@modern-art/engine'
import type { Order, Plan, Plans, Screen, ScreenEvent, TableEvent } from '@modern-art/table/contract'
import { z } from 'zod'

/* What pages are told of a game, field by field: a field that is not here is one that nobody has looked at for secrets. */

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const card = z.int().min(0)
const amount = z.int().min(0)
const milliseconds = z.number().min(0)
const artist = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const bid = z.strictObject({ seat, amount })
const cards = z.array(card)
const lot = z.strictObject({ cards, opener: seat, auctioneer: seat, bids: z.array(bid), buyer: seat, price: amount })
const offer = z.strictObject({ cards, opener: seat, auctioneer: seat })
const variants = z.strictObject({ mysteryHand: z.boolean(), splitDouble: z.boolean(), openMoney: z.boolean() })
const setup = z.strictObject({
  players: z.array(z.string()),
  deck: z.enum(DECK_NAMES),
  variants,
  startingSeat: seat,
})
const payment = z.strictObject({ from: seat.nullable(), to: seat.nullable(), amount })

const bidding = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('open'), bids: z.array(bid), passed: z.array(z.boolean()) }),
  z.strictObject({ type: z.literal('one_offer'), asked: seat, bids: z.array(bid) }),
  z.strictObject({ type: z.literal('hidden'), submitted: z.array(z.boolean()), ownBid: amount.nullable() }),
  z.strictObject({ type: z.literal('fixed_price'), asked: seat, price: amount.nullable() }),
])

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('awaiting_card_play'), asked: seat }),
  z.strictObject({ name: z.literal('double_offer'), asked: seat, card, opener: seat }),
  z.strictObject({ name: z.literal('auction'), offer, bidding }),
  z.strictObject({ name: z.literal('mystery'), asked: seat }),
  z.strictObject({ name: z.literal('finished') }),
])

const view = z.strictObject({
  seat: seat.nullable(),
  setup,
  round: z.int().min(1).max(4),
  phase,
  hand: cards,
  handSizes: z.array(z.int().min(0)),
  mysterySize: z.int().min(0),
  deckSize: z.int().min(0),
  money: z.array(amount.nullable()),
  played: cards,
  lots: z.array(lot),
  past: z.array(z.strictObject({ played: cards, lots: z.array(lot), topThree: z.array(artist) })),
}) satisfies z.ZodType<View>

const range = { min: amount, max: amount }
const choice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play_card'), cards }),
  z.strictObject({ type: z.literal('offer_second'), cards }),
  z.strictObject({ type: z.literal('decline_second') }),
  z.strictObject({ type: z.literal('bid'), ...range }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('submit_bid'), ...range }),
  z.strictObject({ type: z.literal('set_price'), ...range }),
  z.strictObject({ type: z.literal('buy'), price: amount }),
  z.strictObject({ type: z.literal('reveal_mystery') }),
  z.strictObject({ type: z.literal('skip_mystery') }),
]) satisfies z.ZodType<Choice>

const round = z.int().min(1).max(4)
const auction = z.enum(['open', 'one_offer', 'hidden', 'fixed_price'])
const ranked = z.strictObject({ artist, count: amount, tile: amount, aheadByTie: z.array(artist) })

export const seatEventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('game_started'), setup }),
  z.strictObject({ type: z.literal('round_started'), round, turn: seat }),
  z.strictObject({
    type: z.literal('cards_dealt'),
    round,
    own: cards,
    counts: z.array(amount),
    mysteryCount: amount,
  }),
  z.strictObject({ type: z.literal('card_played'), seat, card }),
  z.strictObject({ type: z.literal('second_offered'), seat, card }),
  z.strictObject({ type: z.literal('second_declined'), seat }),
  z.strictObject({ type: z.literal('auctioneer_changed'), from: seat, to: seat }),
  z.strictObject({ type: z.literal('turns_skipped'), seats: z.array(seat), reason: z.enum(['empty_hand', 'double']) }),
  z.strictObject({ type: z.literal('auction_started'), auction, auctioneer: seat, cards }),
  z.strictObject({ type: z.literal('bid_placed'), seat, amount }),
  z.strictObject({ type: z.literal('passed'), seat }),
  z.strictObject({ type: z.literal('hammer_fell') }),
  z.strictObject({ type: z.literal('bid_sealed'), seat }),
  z.strictObject({ type: z.literal('bids_revealed'), bids: z.array(bid), tied: z.array(seat), winner: seat }),
  z.strictObject({ type: z.literal('price_set'), seat, price: amount }),
  z.strictObject({
    type: z.literal('lot_sold'),
    cards,
    auctioneer: seat,
    buyer: seat,
    price: amount,
    payments: z.array(payment),
  }),
  z.strictObject({ type: z.literal('lot_taken_free'), cards, seat }),
  z.strictObject({ type: z.literal('money_paid'), payment }),
  z.strictObject({ type: z.literal('mystery_revealed'), seat, card }),
  z.strictObject({ type: z.literal('mystery_skipped'), seat }),
  z.strictObject({
    type: z.literal('round_ended'),
    round,
    reason: z.enum(['fifth_painting', 'hands_empty']),
    unsold: cards,
    ranking: z.array(ranked),
  }),
  z.strictObject({
    type: z.literal('tiles_placed'),
    round,
    tiles: z.array(z.strictObject({ artist, tile: amount, value: amount })),
  }),
  z.strictObject({
    type: z.literal('paintings_redeemed'),
    seat,
    paintings: z.array(z.strictObject({ card, value: amount })),
    total: amount,
  }),
  z.strictObject({ type: z.literal('game_ended'), money: z.array(amount), winners: z.array(seat) }),
]) satisfies z.ZodType<SeatEvent>

const tableEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hammer_called'), call: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ type: z.literal('timed_out'), seat }),
  z.strictObject({ type: z.literal('stand_in_sat_down'), seat }),
  z.strictObject({ type: z.literal('person_left'), seat }),
  z.strictObject({ type: z.literal('person_came'), seat }),
  z.strictObject({ type: z.literal('seat_taken_back'), seat }),
  z.strictObject({ type: z.literal('vacation_began'), seat }),
  z.strictObject({ type: z.literal('vacation_ended'), seat }),
  z.strictObject({ type: z.literal('paused') }),
  z.strictObject({ type: z.literal('resumed') }),
]) satisfies z.ZodType<TableEvent>

export const screenEventSchema: z.ZodType<ScreenEvent> = z.union([seatEventSchema, tableEvent])

export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ceiling'), amount, above: z.enum(['pass', 'ask']) }),
  z.strictObject({ type: z.literal('out') }),
]) satisfies z.ZodType<Order>

const sale = z.strictObject({
  card,
  second: card.nullable(),
  terms: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('price'), price: amount }),
      z.strictObject({ type: z.literal('seal'), amount }),
      ...orderSchema.options,
    ])
    .nullable(),
})

export const planSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pass_on'), artists: z.array(artist).max(ARTISTS.length) }),
  z.strictObject({ type: z.literal('sell'), sale: sale.nullable() }),
]) satisfies z.ZodType<Plan>

const plans = z.strictObject({
  passOn: z.array(artist),
  sale: sale.nullable(),
  lapsed: z
    .strictObject({
      card,
      why: z.enum(['season_over', 'card_not_in_hand', 'not_enough_money', 'would_end_season']),
    })
    .nullable(),
}) satisfies z.ZodType<Plans>

const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z.strictObject({ kind: z.literal('per_decision'), milliseconds }),
  z.strictObject({ kind: z.literal('bank'), milliseconds, increment: milliseconds }),
])

const rules = z.strictObject({
  clock,
  hammer: z.strictObject({ quiet: milliseconds, call: milliseconds }).nullable(),
  sameMoment: milliseconds,
  absence: z.strictObject({ standIn: z.string().nullable(), grace: milliseconds }),
  botPatience: milliseconds,
  memoryAid: z.boolean(),
})

const occupant = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), bot: z.string() }),
  z.strictObject({ kind: z.literal('person'), present: z.boolean(), standIn: z.boolean() }),
])

const hammer = z.strictObject({
  calls: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  left: milliseconds,
  running: z.boolean(),
})

/** All of a screen but its view and its revision. */
const aroundView = z.strictObject({
  moves: amount,
  decision: amount,
  choices: z.array(choice),
  asked: z.array(seat),
  occupants: z.array(occupant),
  clocks: z.array(z.strictObject({ left: milliseconds.nullable(), running: z.boolean() })),
  vacations: z.array(milliseconds.nullable()),
  hammer: hammer.nullable(),
  paused: z.boolean(),
  order: orderSchema.nullable(),
  ceilings: z.strictObject({ min: amount, max: amount }).nullable(),
  plans: plans.nullable(),
  rules,
})

export const screenSchema = z.strictObject({
  revision: amount,
  view,
  ...aroundView.shape,
}) satisfies z.ZodType<Screen>

export const changesSchema = z.strictObject({ screen: aroundView.partial(), view: view.partial() })
