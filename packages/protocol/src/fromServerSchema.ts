import { DECK_NAMES, MOST_SEATS, isFairNumber } from '@modern-art/engine'
import { z } from 'zod'
import { changesSchema, screenEventSchema, screenSchema, seatEventSchema } from './gameSchemas.ts'
import { DEAL_STAGES } from './deal.ts'
import { PACE_FAMILIES } from './profile.ts'
import { MATCH_SIZES } from './quickMatch.ts'
import type { MyMatches } from './quickMatch.ts'
import { ACCESSES, ONLINE_BOTS, ONLINE_PACES } from './partySettings.ts'
import { CALLS } from './talk.ts'

/* What the server may say, strictly: tests hold every frame against it, and so every example in docs/protocol.md. */

const chairNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)

const chair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.enum(ONLINE_BOTS), name: z.string() }),
  z.strictObject({
    kind: z.literal('person'),
    name: z.string(),
    program: z.boolean(),
    portrait: z.int().min(0).nullable(),
    here: z.boolean(),
    ready: z.boolean(),
  }),
])

const fairNumber = z.string().refine(isFairNumber)

const deal = z.strictObject({
  stage: z.enum(DEAL_STAGES),
  fingerprint: fairNumber,
  promised: z.array(fairNumber.nullable()),
  chances: z.array(fairNumber.nullable()),
})

const party = z.strictObject({
  code: z.string(),
  stage: z.enum(['waiting', 'playing', 'finished']),
  settings: z.strictObject({
    access: z.enum(ACCESSES),
    deck: z.enum(DECK_NAMES),
    variants: z.strictObject({ mysteryHand: z.boolean(), splitDouble: z.boolean(), openMoney: z.boolean() }),
    memoryAid: z.boolean(),
    pace: z.enum(ONLINE_PACES),
    spectators: z.boolean(),
  }),
  chairs: z.array(chair),
  host: chairNumber.nullable(),
  watching: z.int().min(0),
  next: z.string().nullable(),
  deal: deal.nullable(),
  match: z.strictObject({ rated: z.boolean() }).nullable(),
})

const offer = z.strictObject({ rated: z.boolean() }).nullable()
const time = z.int().min(0)

/** `GET /api/match`. */
export const myMatchesSchema: z.ZodType<MyMatches> = z.strictObject({
  places: z.array(
    z.strictObject({
      pace: z.enum(PACE_FAMILIES),
      sizes: z.array(z.literal(MATCH_SIZES)),
      rated: z.boolean(),
      waited: time,
      now: z.discriminatedUnion('state', [
        z.strictObject({ state: z.literal('waiting'), botsIn: time, offer, saidYes: z.boolean() }),
        z.strictObject({ state: z.literal('pausing'), left: time }),
        z.strictObject({ state: z.literal('playing') }),
        z.strictObject({
          state: z.literal('found'),
          size: z.literal(MATCH_SIZES),
          bots: z.int().min(0),
          here: z.int().min(0),
          shownUp: z.boolean(),
          left: time.nullable(),
          offer,
          saidYes: z.boolean(),
        }),
        z.strictObject({ state: z.literal('seated'), code: z.string() }),
      ]),
    }),
  ),
  version: z.string(),
})

const line = z.strictObject({
  number: z.int().min(1),
  chair: chairNumber,
  name: z.string(),
  at: z.int(),
  said: z.union([z.strictObject({ call: z.enum(CALLS) }), z.strictObject({ text: z.string() })]),
})

const result = z.union([
  z.strictObject({ ok: z.literal(true), link: z.string().optional() }),
  z.strictObject({ ok: z.literal(false), error: z.strictObject({ code: z.string(), message: z.string() }) }),
])

const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('party'), party, chair: chairNumber.nullable() }),
  z.strictObject({
    type: z.literal('welcome'),
    seat: chairNumber.nullable(),
    history: z.array(seatEventSchema),
    screen: screenSchema,
  }),
  z.strictObject({
    type: z.literal('update'),
    revision: z.int().min(0),
    events: z.array(screenEventSchema),
    changes: changesSchema,
  }),
  z.strictObject({ type: z.literal('said'), lines: z.array(line) }),
  z.strictObject({ type: z.literal('answer'), id: z.string().nullable(), result }),
  z.strictObject({
    type: z.literal('goodbye'),
    reason: z.enum(['newer_window', 'seat_moved', 'removed', 'left']),
  }),
])

/** One frame: what one change leads to for one socket. */
export const newsSchema = z.array(serverMessage)
