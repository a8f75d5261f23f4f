import { NO_VARIANTS, quickRandom } from '@modern-art/engine'
import { enough, lawRuns } from '@modern-art/engine/testing'
import { LANGUAGES } from '@modern-art/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { forgetTables, sharedDatabase } from '../testing/sharedDatabase.ts'
import { appendTo, entry, newTable, opening, party } from '../testing/records.ts'
import { twins } from '../testing/twins.ts'
import type { Script } from '../testing/twins.ts'
import type { Storage } from '../storage/storage.ts'
import { noticeLetter, pushMessage } from './noticeText.ts'

const CODE = 'ABCDEFGH'
const LINKS = { table: 'https://art.example.com/table/ABCDEFGH', stop: 'https://art.example.com/stop' }

let storage: Storage
beforeAll(async () => {
  storage = await sharedDatabase()
})

/** All that is said about a game that waits for a seat, in all languages. */
async function toldOf({ deckOrder, actions }: Script, players: readonly string[], seat: number): Promise<string> {
  await forgetTables()
  const { seed: _none, ...config } = { ...opening().config, seed: null }
  const game = { ...opening(), config: { ...config, players, startingSeat: 0, deckOrder }, actions: [] }
  const table = await storage.addTable(
    newTable({ code: CODE, game, party: party(['ada', 'ben', 'cleo', 'dov'], { pace: 'turn_based' }) }),
  )
  if (table === null) throw new Error('the code is taken')
  const asked = { countsDays: true, entries: [entry(100)], asked: [seat], dues: [100_000, 100_000, 100_000, 100_000] }
  await storage.append(appendTo(table.id, 0, { ...asked, actions }))
  const notices = await storage.untold(1000, 1000, 10)
  expect(notices).toHaveLength(1)
  return JSON.stringify(
    notices.flatMap((notice) =>
      LANGUAGES.map((language) => [
        notice.due,
        pushMessage(notice, language),
        noticeLetter(notice, language, LINKS),
        Object.keys(notice).toSorted(),
      ]),
    ),
  )
}

describe('what a notice says', () => {
  it('is the same, byte for byte, when hidden hands and sealed amounts are others', async () => {
    const players = ['Ana', 'Ben', 'Cleo', 'Dov']
    let compared = 0
    for (let seed = 1; seed <= lawRuns(12); seed += 1) {
      const seat = quickRandom(seed)(players.length)
      const pair = twins({ seed, players, variants: NO_VARIANTS, viewer: null, most: 40, hammer: false })
      if (pair === null || JSON.stringify(pair[0]) === JSON.stringify(pair[1])) continue
      compared += 1
      // oxlint-disable-next-line no-await-in-loop -- they have the same code
      const one = await toldOf(pair[0], players, seat)
      // oxlint-disable-next-line no-await-in-loop
      expect(await toldOf(pair[1], players, seat)).toBe(one)
    }
    expect(compared).toBeGreaterThan(enough(5))
  })

  it('names everybody else at the table, and nothing besides', () => {
    const facts = { subject: 'turn', code: CODE, seat: 1, players: ['Ana', 'Ben', 'Cleo'] } as const
    expect(LANGUAGES.map((language) => pushMessage(facts, language).body)).toEqual([
      'The game with Ana and Cleo is waiting for you.',
      'Das Spiel mit Ana und Cleo wartet auf dich.',
      'A partida com Ana e Cleo espera por você.',
    ])
  })
})
