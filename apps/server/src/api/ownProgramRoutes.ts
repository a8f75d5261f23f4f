import type { NewProgram } from '@modern-art/protocol'
import { nameSchema, programSchema } from '@modern-art/protocol/schemas'
import { refuse } from '../refusal.ts'
import type { Door } from './door.ts'
import { NOT_SIGNED_IN } from './handling.ts'
import type { Handling } from './handling.ts'
import type { ApiParts, Paths } from './parts.ts'
import { whyNotCalled } from './whyNotCalled.ts'

/** The bots that an account has made: programs that play under names of their own, each by its token. */
export function ownProgramRoutes({ forUsers }: Handling, door: Door, { programs, storage }: ApiParts): Paths {
  return {
    '/account/bots': {
      GET: forUsers({
        evenBanned: true,
        limit: 'request',
        schema: null,
        strangers: NOT_SIGNED_IN,
        answer: async (known) => door.whyNot(known, 'account') ?? { ok: true, json: await programs.of(known.user.id) },
      }),
      POST: forUsers({
        limit: 'new_program',
        schema: nameSchema,
        strangers: NOT_SIGNED_IN,
        answer: async (known, { name }) => {
          const { id } = known.user
          const refused = door.whyNot(known, 'account') ?? (await whyNotCalled(name, id, storage))
          if (refused !== null) return refused
          const token = await programs.make(id, name)
          if (token === null) return refuse('too_many', 'This account has as many bots as one may have.')
          return { ok: true, json: { ...(await programs.of(id)), token } satisfies NewProgram }
        },
      }),
    },
    '/account/bots/end': {
      POST: forUsers({
        evenBanned: true,
        limit: 'request',
        schema: programSchema,
        strangers: NOT_SIGNED_IN,
        answer: async (known, { id }) => {
          const refused = door.whyNot(known, 'account')
          if (refused !== null) return refused
          await programs.end(known.user.id, id)
          return { ok: true, json: await programs.of(known.user.id) }
        },
      }),
    },
  }
}
