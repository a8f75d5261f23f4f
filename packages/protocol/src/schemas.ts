import { DECK_NAMES, MOST_SEATS, FEWEST_SEATS, ROUNDS, isFairNumber } from '@modern-art/engine'
import { z } from 'zod'
import { orderSchema, planSchema } from './gameSchemas.ts'
import { LONGEST_LINE, LONGEST_NAME } from './limits.ts'
import { ACCESSES, ONLINE_BOTS, ONLINE_PACES } from './partySettings.ts'
import type { PartySettings } from './partySettings.ts'
import { plainText } from './plainText.ts'
import { CALLS } from './talk.ts'
import type { Command, Handshake, SeatAction } from './toServer.ts'
import { PACE_FAMILIES } from './profile.ts'
import { MATCH_SIZES } from './quickMatch.ts'
import type { MatchPlaceOf, WantedMatch, YesToBots } from './quickMatch.ts'
import { VACATION_DAYS } from './vacation.ts'
import type { WantedVacation } from './vacation.ts'

/* What the server reads. Everything is strict and bounded: a field too many, or a number too large, is no message of ours. */

const LARGEST_AMOUNT = 1_000_000
const HIGHEST_CARD = 1000

/** A chance, or the fingerprint of one. */
const fairNumber = z.string().refine(isFairNumber)
const commandId = z.string().min(1).max(64)
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const amount = z.int().min(0).max(LARGEST_AMOUNT)
const card = z.int().min(0).max(HIGHEST_CARD)
const decision = z.int().min(0).max(LARGEST_AMOUNT)
const round = z.int().min(1).max(ROUNDS)

const action: z.ZodType<SeatAction> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play_card'), seat, card }),
  z.strictObject({ type: z.literal('offer_second'), seat, card }),
  z.strictObject({ type: z.literal('decline_second'), seat }),
  z.strictObject({ type: z.literal('bid'), seat, amount }),
  z.strictObject({ type: z.literal('pass'), seat }),
  z.strictObject({ type: z.literal('submit_bid'), seat, amount }),
  z.strictObject({ type: z.literal('set_price'), seat, price: amount }),
  z.strictObject({ type: z.literal('buy'), seat }),
  z.strictObject({ type: z.literal('reveal_mystery'), seat }),
  z.strictObject({ type: z.literal('skip_mystery'), seat }),
])

const settings: z.ZodType<PartySettings> = z.strictObject({
  access: z.enum(ACCESSES),
  deck: z.enum(DECK_NAMES),
  variants: z.strictObject({ mysteryHand: z.boolean(), splitDouble: z.boolean(), openMoney: z.boolean() }),
  memoryAid: z.boolean(),
  pace: z.enum(ONLINE_PACES),
  spectators: z.boolean(),
})

const bot = z.enum(ONLINE_BOTS)
const chairCount = z.int().min(FEWEST_SEATS).max(MOST_SEATS)

/** A text that somebody typed, without what cannot be seen; what is nothing but that is no text. */
function typedText(longest: number): z.ZodType<string> {
  return z
    .string()
    .max(4 * longest)
    .transform(plainText)
    .refine((text) => text !== '' && text.length <= longest)
}

export const commandSchema: z.ZodType<Command> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('act'), id: commandId, decision, action }),
  z.strictObject({ type: z.literal('order'), id: commandId, decision, order: orderSchema.nullable() }),
  z.strictObject({ type: z.literal('plan'), id: commandId, round, plan: planSchema }),
  z.strictObject({ type: z.literal('take_back'), id: commandId }),
  z.strictObject({ type: z.literal('resync'), id: commandId }),
  z.strictObject({ type: z.literal('sit'), id: commandId, chair: seat.nullable() }),
  z.strictObject({ type: z.literal('leave'), id: commandId }),
  z.strictObject({ type: z.literal('be_ready'), id: commandId, ready: z.boolean() }),
  z.strictObject({ type: z.literal('change_settings'), id: commandId, settings }),
  z.strictObject({ type: z.literal('set_chairs'), id: commandId, count: chairCount }),
  z.strictObject({ type: z.literal('seat_bot'), id: commandId, chair: seat, bot: bot.nullable() }),
  z.strictObject({ type: z.literal('remove'), id: commandId, chair: seat }),
  z.strictObject({ type: z.literal('start'), id: commandId }),
  z.strictObject({ type: z.literal('promise_chance'), id: commandId, fingerprint: fairNumber }),
  z.strictObject({ type: z.literal('reveal_chance'), id: commandId, chance: fairNumber }),
  z.strictObject({ type: z.literal('move_seat'), id: commandId }),
  z.strictObject({ type: z.literal('call'), id: commandId, call: z.enum(CALLS) }),
  z.strictObject({ type: z.literal('say'), id: commandId, text: typedText(LONGEST_LINE) }),
])

/** The version comes first: what a page of another version says besides is not for this server to judge. */
export const versionSchema: z.ZodType<Pick<Handshake, 'protocol'>> = z.object({ protocol: z.int() })

export const handshakeSchema: z.ZodType<Handshake> = z.strictObject({
  protocol: z.int(),
  ticket: z.string().max(2048).nullable(),
  // Whatever somebody typed into an address: a text that is no code leads to no table.
  code: z.string().max(64),
  as: z.enum(['player', 'display']),
})

/** `POST /api/me`. */
export const nameSchema: z.ZodType<{ readonly name: string }> = z.strictObject({ name: typedText(LONGEST_NAME) })

/** `POST /api/tables`: on each chair a bot, or nobody yet; the first chair is the host's. */
export const newTableSchema: z.ZodType<{
  readonly settings: PartySettings
  readonly chairs: readonly ((typeof ONLINE_BOTS)[number] | null)[]
}> = z.strictObject({ settings, chairs: z.array(bot.nullable()).min(FEWEST_SEATS).max(MOST_SEATS) })

/** `POST /api/vacation`. */
export const vacationSchema: z.ZodType<WantedVacation> = z.strictObject({
  from: z.int().min(0).nullable(),
  days: z.int().min(1).max(VACATION_DAYS),
})

const matchPace = z.enum(PACE_FAMILIES)

/** `POST /api/match/look`. */
export const wantedMatchSchema: z.ZodType<WantedMatch> = z.strictObject({
  pace: matchPace,
  sizes: z.array(z.literal(MATCH_SIZES)).min(1).max(MATCH_SIZES.length),
  rated: z.boolean(),
})

/** `POST /api/match/leave`, `POST /api/match/show_up`. */
export const matchPlaceSchema: z.ZodType<MatchPlaceOf> = z.strictObject({ pace: matchPace })

/** `POST /api/match/bots`. */
export const yesToBotsSchema: z.ZodType<YesToBots> = z.strictObject({ pace: matchPace, rated: z.boolean() })

/** `POST /api/seat`. */
export const seatLinkSchema: z.ZodType<{ readonly link: string }> = z.strictObject({ link: z.string().min(1).max(128) })

export {
  confirmEmailSchema,
  deviceSchema,
  forgottenSchema,
  languageSchema,
  newPasswordSchema,
  passkeyAnswerSchema,
  portraitSchema,
  programSchema,
  providerSchema,
  recoverSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
  wayToRemoveSchema,
} from './accountSchemas.ts'
export { profileSettingsSchema } from './profileSchemas.ts'
export { chairAtTableSchema, decisionSchema, liftSchema, reportSchema, unblockSchema } from './safetySchemas.ts'
export { myMatchesSchema, newsSchema } from './fromServerSchema.ts'
export { mailNoticesSchema, pushMessageSchema, pushSubscriptionSchema, stopMailSchema } from './noticeSchemas.ts'
