import { isTableCode, plainText } from '@modern-art/protocol'
import type { BlockedPeople, ModerationLog, Reports } from '@modern-art/protocol'
import {
  chairAtTableSchema,
  decisionSchema,
  liftSchema,
  reportSchema,
  unblockSchema,
} from '@modern-art/protocol/schemas'
import type { RequestHandler } from 'express'
import type { z } from 'zod'
import { namesOf } from '../parties/namesOf.ts'
import { isNamedOn } from '../parties/partyRecord.ts'
import type { UserId } from '../parties/partyRecord.ts'
import type { Known } from '../people/sessions.ts'
import { refuse } from '../refusal.ts'
import type { Refused } from '../refusal.ts'
import type { Moderator, StoredReport } from '../storage/safety.ts'
import { NOT_SIGNED_IN } from './handling.ts'
import type { Answer, Handling } from './handling.ts'
import type { ApiParts, Paths } from './parts.ts'

const DONE: Answer = { ok: true, json: {} }
const NOT_MODERATOR = refuse('not_moderator', 'Only moderators may do this.')
const NOT_MODERATED = refuse('not_moderated', 'Nobody looks after the people here.')
const NOTHING = refuse('nothing_to_decide', 'There is nothing like that, or it has been decided.')

const DAY = 86_400_000
/** Nobody meets more than so many who must be reported in a day. */
const MOST_REPORTS_A_DAY = 20
const MOST_BLOCKED = 500
const LONGEST_LIST = 100

/** Blocking and reporting people whom one has met at a table, and looking after that. */
export function safetyRoutes({ forUsers }: Handling, parts: ApiParts): Paths {
  const { storage, accounts, isModerator, isModerated, now } = parts

  /** Somebody whom the asker sits with, by the chair: nobody else can be blocked or reported. */
  async function neighbour(asker: UserId, code: string, chair: number): Promise<(Moderator & { ok: true }) | Refused> {
    const table = isTableCode(code) ? await storage.findTable(code) : null
    if (table === null) return refuse('no_such_table', 'There is no table with this code.')
    // Whoever has left a game may still say why.
    if (!table.party.chairs.some((each) => isNamedOn(each, asker))) {
      return refuse('not_seated', 'Only somebody with a chair may do this.')
    }
    const there = table.party.chairs[chair]
    const user = there !== undefined && 'user' in there ? there.user : undefined
    // Whoever made a program answers for it.
    const answering = there !== undefined && 'owner' in there ? (there.owner ?? undefined) : user
    if (answering === undefined || answering === asker) {
      return refuse('no_such_chair', 'There is nobody else on this chair.')
    }
    return { ok: true, id: answering, name: namesOf(table.party.chairs)[chair] ?? '' }
  }

  const blockedOf = async (user: UserId): Promise<Answer> => {
    const people = (await storage.blockedBy(user)).map(({ id, name, at }) => ({ id, name, at }))
    return { ok: true, json: { people } satisfies BlockedPeople }
  }

  const forModerators = <Body = null>(
    schema: z.ZodType<Body> | null,
    answer: (by: Moderator, body: Body) => Promise<Answer>,
  ): RequestHandler =>
    forUsers<Body>({
      limit: 'request',
      schema,
      strangers: NOT_SIGNED_IN,
      answer: async ({ user }, body) =>
        (await isModerator(user)) ? answer({ id: user.id, name: user.name ?? '' }, body) : NOT_MODERATOR,
    })

  /** Those whom a decision is about are read again everywhere, and are told by their page. */
  const decided = (user: UserId | null): Answer => {
    if (user === null) return NOTHING
    accounts.changed(user)
    return DONE
  }

  return {
    '/people/blocked': {
      GET: forUsers({
        limit: 'request',
        schema: null,
        strangers: { ok: true, json: { people: [] } satisfies BlockedPeople },
        answer: ({ user }) => blockedOf(user.id),
      }),
    },
    '/people/block': {
      POST: forUsers({
        limit: 'request',
        schema: chairAtTableSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }, { code, chair }) => {
          const blocked = await neighbour(user.id, code, chair)
          if (!blocked.ok) return blocked
          if ((await storage.blockedBy(user.id)).length >= MOST_BLOCKED) {
            return refuse('too_many', 'This person has blocked very many people.')
          }
          await storage.block(user.id, blocked.id, blocked.name, now())
          accounts.changed(user.id)
          return blockedOf(user.id)
        },
      }),
    },
    '/people/unblock': {
      POST: forUsers({
        limit: 'request',
        schema: unblockSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }, { id }) => {
          await storage.unblock(user.id, id)
          accounts.changed(user.id)
          return blockedOf(user.id)
        },
      }),
    },
    '/people/report': {
      POST: forUsers({
        limit: 'request',
        schema: reportSchema,
        strangers: NOT_SIGNED_IN,
        answer: async ({ user }: Known, { code, chair, reason, words }) => {
          if (!isModerated) return NOT_MODERATED
          const reported = await neighbour(user.id, code, chair)
          if (!reported.ok) return reported
          const { id, name } = reported
          if ((await storage.countReportsBy(user.id, now() - DAY)) >= MOST_REPORTS_A_DAY) {
            return refuse('too_many', 'This person has reported many people today.')
          }
          await storage.addReport({
            reporter: { id: user.id, name: user.name ?? '' },
            reported: { id, name },
            code,
            reason,
            words: plainText(words),
            at: now(),
          })
          return DONE
        },
      }),
    },
    '/moderation/reports': {
      GET: forModerators(null, async () => {
        const reports = await storage.openReports(LONGEST_LIST, now())
        return { ok: true, json: { reports: reports.map(reportFor) } satisfies Reports }
      }),
    },
    '/moderation/decide': {
      POST: forModerators(decisionSchema, async (by, { report, decision }) =>
        decided(await storage.decide(report, decision, by, now())),
      ),
    },
    '/moderation/lift': {
      POST: forModerators(liftSchema, async (by, { sanction }) => decided(await storage.lift(sanction, by, now()))),
    },
    '/moderation/log': {
      GET: forModerators(null, async () => ({
        ok: true,
        json: { acts: await storage.moderationLog(LONGEST_LIST) } satisfies ModerationLog,
      })),
    },
  }
}

/** A report as a moderator may see it: who the two are stays with the server. */
function reportFor(report: StoredReport): Reports['reports'][number] {
  const { id, at, reason, words, code, reporter, reported, reportsInAll } = report
  return {
    id,
    at,
    reason,
    words,
    code,
    said: report.said.map((line) => ({ at: line.at, said: line.said })),
    reporter,
    reported,
    reportsInAll,
    sanctions: report.sanctions.map(({ id: sanction, kind, reason: why, endsAt }) => ({
      id: sanction,
      kind,
      reason: why,
      endsAt,
    })),
  }
}
