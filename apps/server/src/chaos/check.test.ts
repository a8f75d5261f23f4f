import { screenOf } from '@modern-art/table'
import type { ServerMessage } from '@modern-art/protocol'
import type { Screen } from '@modern-art/table/contract'
import { describe, expect, it } from 'vitest'
import type { ChairRecord } from '../parties/partyRecord.ts'
import { rateGame } from '../ratings/rateGame.ts'
import { NEW_RATING } from '../ratings/rating.ts'
import type { Rating } from '../ratings/rating.ts'
import type { SeatResult } from '../storage/ratings.ts'
import { livedTable, openingOf } from '../testing/livedTable.ts'
import { checkCommands } from './checkCommands.ts'
import type { Kept } from './checkCommands.ts'
import { checkLog } from './checkLog.ts'
import type { KeptLog } from './checkLog.ts'
import { checkRating, checkResults } from './checkRatings.ts'
import type { EndedGame } from './checkRatings.ts'
import { checkSitting } from './checkSitting.ts'
import { noFindings } from './findings.ts'
import type { Findings } from './findings.ts'
import { foldLog } from './folding.ts'
import type { Folding } from './folding.ts'
import type { Sent, Sitting } from './records.ts'

/* Histories as they should be, and with one thing wrong in each: the check must say which. */

const SEED = 7
const { log, table } = livedTable(SEED)
const game = openingOf(SEED)
const folding = foldLog(game, log)
const CODE = 'MUSEUMSA'
const SEAT = 0
const NAME = 'Ana'

function found(look: (findings: Findings) => void): Partial<Findings> {
  const findings = noFindings()
  look(findings)
  return Object.fromEntries(Object.entries(findings).filter(([, lines]: [string, string[]]) => lines.length > 0))
}

/** What somebody sent who was answered as the log says. What was sent again long after is left out: nobody plays like that. */
const sent: readonly Sent[] = log.flatMap(({ heard }): readonly Sent[] => {
  if (heard.type !== 'acted' || heard.seat !== SEAT) return []
  const id = String(heard.actionId)
  const answer = folding.answerTo(SEAT, id)
  if (answer?.result?.ok !== true || answer.newTimes > 1) return []
  // What the check looks at is the id alone.
  const command = { type: 'act', id, decision: 0, action: { type: 'pass', seat: SEAT } } as const
  return [{ code: CODE, name: NAME, command, stage: 'playing', answers: [{ ok: true }] }]
})

function commandsIn(kept: Folding, commands = sent, said: Kept['said'] = []): Partial<Findings> {
  const stored = { code: CODE } as Kept['stored']
  return found((findings) => checkCommands(commands, { folding: kept, stored, said, chairOf: () => SEAT }, findings))
}

/** All that a seat was told from the beginning, as whole screens. */
function frames(): readonly (readonly ServerMessage[])[] {
  const first = foldLog(game, [])
  const welcome = welcomeTo(screenOf(first.table, SEAT, first.table.now), first)
  const updates: ServerMessage[][] = []
  for (let revision = welcome.screen.revision + 1; ; revision += 1) {
    const update = folding.updateAt(SEAT, revision)
    if (update === null) break
    const { view, revision: _, ...screen } = update.screen
    updates.push([{ type: 'update', revision, events: update.events, changes: { screen, view } }])
  }
  return [[welcome], ...updates]
}

function welcomeTo(screen: Screen, kept: Folding): Extract<ServerMessage, { type: 'welcome' }> {
  return { type: 'welcome', seat: SEAT, history: kept.historyAt(SEAT, screen.moves) as [], screen }
}

function toldIn(told: Sitting['frames'], secrets: readonly string[] = []): Partial<Findings> {
  const sitting = { code: CODE, name: NAME, frames: told }
  return found((findings) => checkSitting(sitting, folding, { seat: SEAT, secrets }, findings))
}

describe('the check of commands', () => {
  it('finds nothing where all that was answered is in the log', () => {
    expect(sent.length).toBeGreaterThan(10)
    expect(commandsIn(folding)).toEqual({})
  })

  it('finds a command that was acknowledged and is not in the log', () => {
    const last = log.findLastIndex(({ heard }) => heard.type === 'acted' && sent.at(-1)?.command.id === heard.actionId)
    const lost = commandsIn(foldLog(game, log.slice(0, last)))
    expect(lost.lost).toHaveLength(1)
    expect(lost.lost?.[0]).toContain(sent.at(-1)?.command.id)
  })

  it('finds one that was refused and yet played', () => {
    const [first] = sent
    if (first === undefined) throw new Error('nobody acted')
    const refused: Sent = { ...first, answers: [{ ok: false, error: { code: 'failed', message: '' } }] }
    expect(commandsIn(folding, [refused]).lost).toHaveLength(1)
  })

  it('finds one that was heard as a new one twice', () => {
    const twice: Folding = {
      ...folding,
      answerTo: (seat, id) => {
        const answer = folding.answerTo(seat, id)
        return answer !== null && id === sent[0]?.command.id ? { ...answer, newTimes: 2 } : answer
      },
    }
    expect(commandsIn(twice)).toEqual({ doubled: [expect.stringContaining('2 times')] })
  })

  it('finds a call that was heard twice', () => {
    const call: Sent = {
      code: CODE,
      name: NAME,
      command: { type: 'call', id: 'a call', call: 'hello' },
      stage: 'playing',
      answers: [{ ok: true }],
    }
    const line = { chair: SEAT, name: NAME, said: { call: 'hello' } } as unknown as Kept['said'][number]
    expect(commandsIn(folding, [call], [line])).toEqual({})
    expect(commandsIn(folding, [call], [line, line])).toEqual({ doubled: [expect.stringContaining('heard 2')] })
    expect(commandsIn(folding, [call], [])).toEqual({ lost: [expect.stringContaining('a call')] })
  })
})

describe('the check of a log', () => {
  const kept: KeptLog = {
    stored: { code: CODE, stage: 'finished', version: log.length, money: table.state.money, asked: [] },
    after: 0,
    entries: log.length,
    actions: table.actions,
  }
  const logIn = (wrong: Partial<KeptLog>): Partial<Findings> =>
    found((findings) => checkLog({ ...kept, ...wrong }, folding, findings))

  it('finds nothing where all belongs together', () => {
    expect(logIn({})).toEqual({})
  })

  it('finds a gap', () => {
    expect(logIn({ entries: log.length - 1 })).toEqual({ gaps: [expect.stringContaining(String(log.length - 1))] })
  })

  it('finds actions, money and a stage that are not what the fold says', () => {
    expect(logIn({ actions: table.actions.slice(1) })).toHaveProperty('unlike')
    const money = table.state.money.map((amount) => amount + 1)
    expect(logIn({ stored: { ...kept.stored, money } })).toHaveProperty('unlike')
    expect(logIn({ stored: { ...kept.stored, stage: 'playing' } })).toHaveProperty('unlike')
    expect(logIn({ stored: { ...kept.stored, asked: [1] } })).toHaveProperty('unlike')
  })
})

describe('the check of what somebody was told', () => {
  const good = frames()

  it('finds nothing in a prefix of what the fold says', () => {
    expect(good.length).toBeGreaterThan(10)
    expect(toldIn(good)).toEqual({})
    expect(toldIn(good.slice(0, 9))).toEqual({})
  })

  it('finds a hole, and an update that never happened', () => {
    expect(toldIn(good.toSpliced(5, 1))).toHaveProperty('outOfOrder')
    const [last] = good.at(-1) ?? []
    if (last?.type !== 'update') throw new Error('nothing happened')
    expect(toldIn([...good, [{ ...last, revision: last.revision + 1 }]])).toHaveProperty('outOfOrder')
  })

  it('finds what a seat must not see', () => {
    const [[welcome] = []] = good
    if (welcome?.type !== 'welcome') throw new Error('nobody was welcomed')
    const { screen } = welcome
    const money = screen.view.money.map(() => 100)
    const rich = { ...welcome, screen: { ...screen, view: { ...screen.view, money } } }
    expect(toldIn([[rich]])).toHaveProperty('leaks')
    const other = screenOf(foldLog(game, []).table, 1, game.at)
    expect(toldIn([[{ ...welcome, screen: other }]])).toHaveProperty('leaks')
    const text = { type: 'answer', id: 'sesame', result: { ok: true } } as const
    expect(toldIn([[text]])).toEqual({})
    expect(toldIn([[text]], ['sesame'])).toEqual({ leaks: [expect.stringContaining('sesame')] })
  })
})

describe('the check of ratings', () => {
  const users = ['ana', 'ben', 'cleo']
  const chairs = users.map((user): ChairRecord => ({ kind: 'person', user, name: user, portrait: null, ready: false }))
  const money = [300, 200, 100]
  const seats = users.map((person) => ({ kind: 'rated', person, rating: NEW_RATING, stayed: true }) as const)
  const outcome = rateGame({ rated: true, pace: 'live', money, seats })
  const changes = outcome.counts ? outcome.changes : []
  const results = users.map((user, seat): SeatResult => {
    const change = changes.find(({ person }) => person === user)
    const rest = { before: change?.before ?? null, after: change?.after ?? null, figures: {} as SeatResult['figures'] }
    return { seat, user, family: 'live', stayed: true, endedAt: 1, ...rest }
  })
  const ended: EndedGame = { code: CODE, rated: true, pace: 'live', chairs, money, standIns: [], results }
  const resultsIn = (wrong: Partial<EndedGame>): Partial<Findings> =>
    found((findings) => checkResults({ ...ended, ...wrong }, () => true, findings))
  const ratingIn = (
    rating: Rating | null,
    changed: readonly Pick<SeatResult, 'before' | 'after'>[],
  ): Partial<Findings> => found((findings) => checkRating('Ana', rating, changed, findings))
  const [first] = results
  const once = first?.after ?? NEW_RATING

  it('finds nothing where each game was rated once', () => {
    expect(resultsIn({})).toEqual({})
    expect(ratingIn(once, results.slice(0, 1))).toEqual({})
    expect(ratingIn(null, [])).toEqual({})
    expect(
      resultsIn({ rated: false, results: results.map((each) => ({ ...each, before: null, after: null })) }),
    ).toEqual({})
  })

  it('finds a rating that was written twice, or not at all', () => {
    expect(ratingIn({ ...once, games: 2 }, results.slice(0, 1))).toHaveProperty('ratings')
    expect(ratingIn(null, results.slice(0, 1))).toHaveProperty('ratings')
    expect(resultsIn({ results: results.slice(1) })).toHaveProperty('ratings')
    expect(resultsIn({ results: [...results, ...results.slice(0, 1)] })).toHaveProperty('ratings')
    expect(resultsIn({ rated: false })).toHaveProperty('ratings')
  })

  it('finds one that another game knew nothing of, or that does not follow from the game', () => {
    const again = { before: NEW_RATING, after: { ...once, games: 2 } }
    expect(ratingIn(again.after, [...results.slice(0, 1), again])).toHaveProperty('ratings')
    expect(resultsIn({ money: money.toReversed() })).toHaveProperty('ratings')
  })
})
