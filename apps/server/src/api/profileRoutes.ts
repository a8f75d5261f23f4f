import { PACE_FAMILIES, isTableCode } from '@modern-art/protocol'
import { profileSettingsSchema } from '@modern-art/protocol/schemas'
import { NO_ACCOUNT } from '../accounts/ownAccount.ts'
import { isNamedOn } from '../parties/partyRecord.ts'
import { leaderboardsIn } from '../profiles/leaderboards.ts'
import { profileOf } from '../profiles/profileOf.ts'
import { tableRatings } from '../profiles/tableRatings.ts'
import { refuse } from '../refusal.ts'
import { NOT_SIGNED_IN } from './handling.ts'
import type { Handling } from './handling.ts'
import type { ApiParts, Paths } from './parts.ts'

/** A handle that never was, one whose person is gone, and one of a private profile are the same to others. */
const NO_SUCH_PROFILE = refuse('no_such_profile', 'There is no such profile, or it is private.')

/** Lists of the best, and how people have played. */
export function profileRoutes({ forAnybody, forUsers }: Handling, parts: ApiParts): Paths {
  const { storage, accounts, now } = parts
  const leaderboards = leaderboardsIn(storage, now)
  return {
    '/leaderboard': {
      GET: forAnybody({
        limit: 'request',
        schema: null,
        answer: async (known, _body, { query }) => {
          const family = PACE_FAMILIES.find((each) => each === query['pace'])
          if (family === undefined) return refuse('bad_message', 'There is a list for pace=live and pace=turn_based.')
          return { ok: true, json: await leaderboards.of(family, known?.user.id ?? null) }
        },
      }),
    },
    '/profiles/:handle': {
      GET: forAnybody({
        limit: 'look_up',
        schema: null,
        answer: async (known, _body, { params }) => {
          const asker = known?.user.id ?? null
          const found = await storage.findProfile(String(params['handle']))
          if (found === null || (found.isPrivate && found.user !== asker)) return NO_SUCH_PROFILE
          const user = await accounts.storage.findUser(found.user)
          return user === null ? NO_SUCH_PROFILE : { ok: true, json: await profileOf(user, asker, storage) }
        },
      }),
    },
    '/me/profile': {
      GET: forUsers({
        evenBanned: true,
        limit: 'request',
        schema: null,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }) => ({ ok: true, json: await profileOf(user, user.id, storage) }),
      }),
      POST: forUsers({
        evenBanned: true,
        limit: 'request',
        schema: profileSettingsSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }, { isPrivate }) => {
          if (!user.hasAccount) return NO_ACCOUNT
          await storage.setPrivateProfile(user.id, isPrivate)
          return { ok: true, json: await profileOf(user, user.id, storage) }
        },
      }),
    },
    '/tables/:code/ratings': {
      GET: forUsers({
        limit: 'look_up',
        schema: null,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }, _body, { params }) => {
          const code = String(params['code'])
          const table = isTableCode(code) ? await storage.findTable(code) : null
          if (table === null) return refuse('no_such_table', 'There is no table with this code.')
          if (!table.party.chairs.some((chair) => isNamedOn(chair, user.id))) {
            return refuse('not_seated', 'Only somebody who played there may know.')
          }
          if (table.stage !== 'finished') return refuse('not_finished', 'The game is not over.')
          return { ok: true, json: await tableRatings(table, storage) }
        },
      }),
    },
  }
}
