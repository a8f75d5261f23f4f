import type { MyMatches } from '@modern-art/protocol'
import { matchPlaceSchema, wantedMatchSchema, yesToBotsSchema } from '@modern-art/protocol/schemas'
import { refuse } from '../refusal.ts'
import { NOT_SIGNED_IN } from './handling.ts'
import type { Handling } from './handling.ts'
import type { ApiParts, Paths } from './parts.ts'

const NOWHERE: MyMatches = { places: [], version: '' }

/** Quick match: people look for a table, and show up when one is found. */
export function matchRoutes({ forUsers }: Handling, { quickMatch }: Pick<ApiParts, 'quickMatch'>): Paths {
  return {
    '/match': {
      GET: forUsers({
        limit: 'request',
        schema: null,
        strangers: { ok: true, json: NOWHERE },
        answer: async ({ user: { id } }, _, { query }) => {
          const seen = typeof query['seen'] === 'string' ? query['seen'] : null
          return { ok: true, json: await quickMatch.watch(id, seen) }
        },
      }),
    },
    '/match/look': {
      POST: forUsers({
        limit: 'table',
        schema: wantedMatchSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }, wanted) => {
          if (user.name === null) return refuse('name_needed', 'Whoever plays needs a name.')
          if (wanted.rated && !user.hasAccount) return refuse('no_account', 'Only games of accounts count.')
          const looked = await quickMatch.look({ person: user.id, ...wanted })
          return 'places' in looked ? { ok: true, json: looked } : looked
        },
      }),
    },
    '/match/leave': {
      POST: forUsers({
        limit: 'request',
        schema: matchPlaceSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user: { id } }, { pace }) => ({ ok: true, json: await quickMatch.leave(id, pace) }),
      }),
    },
    '/match/bots': {
      POST: forUsers({
        limit: 'request',
        schema: yesToBotsSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user: { id } }, { pace, rated }) => ({
          ok: true,
          json: await quickMatch.sayYesToBots(id, pace, rated),
        }),
      }),
    },
    '/match/show_up': {
      POST: forUsers({
        limit: 'request',
        schema: matchPlaceSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user: { id } }, { pace }) => ({ ok: true, json: await quickMatch.showUp(id, pace) }),
      }),
    },
  }
}
