import { describe, expect, it } from 'vitest'
import { runTable, wakeTable } from './index.ts'
import type { LogEntry, Saving, TableHost } from './index.ts'
import { crank } from './testing/crank.ts'
import { HANDS, ONE_OFFER, OPEN } from './testing/lots.ts'
import { run, settle } from './testing/runningTable.ts'

describe('a table that several hosts may run', () => {
  it('tells, when it was overtaken, what others kept, and hears again what it had heard, as of when it came', async () => {
    const others: LogEntry[] = [{ at: 1500, heard: { type: 'joined', seat: 2 } }]
    let isFirst = false
    const saved: Saving[] = []
    let now = 1000
    const { running, told } = run(crank({ hands: HANDS, after: [OPEN] }).table(), {
      now: () => now,
      save: (saving) => {
        saved.push(saving)
        if (isFirst || saving.entries.length === 0) return Promise.resolve(null)
        isFirst = true
        return Promise.resolve({ entries: others })
      },
    })
    await settle()
    running.put({ type: 'joined', seat: 0 })
    now = 3000
    await settle()
    expect(told.map(({ to, message }) => [to, message.type === 'update' ? message.events : []])).toEqual([
      [2, [{ type: 'person_came', seat: 2 }]],
      [null, [{ type: 'person_came', seat: 2 }]],
      [0, [{ type: 'person_came', seat: 0 }]],
      [2, [{ type: 'person_came', seat: 0 }]],
      [null, [{ type: 'person_came', seat: 0 }]],
    ])
    expect(saved.at(-1)?.entries).toEqual([{ at: 1500, heard: { type: 'joined', seat: 0 } }])
  })

  it('looks for what others kept when it is told to, and asks none of their bots', async () => {
    const others: LogEntry[] = [
      { at: 1500, heard: { type: 'acted', seat: 1, actionId: 'a', decision: 1, action: null } },
    ]
    const asked: unknown[] = []
    let looks = 0
    const { running } = run(crank({ hands: HANDS, seats: 'bot person person', after: [ONE_OFFER] }).table(), {
      save: () => {
        looks += 1
        return Promise.resolve(looks === 2 ? { entries: others } : null)
      },
      think: (question) => {
        asked.push(question)
        return new Promise(() => {})
      },
    })
    await settle()
    running.catchUp()
    await settle()
    expect(looks).toBe(2)
    expect(running.table().answered[1]).toMatchObject([{ actionId: 'a' }])
    expect(asked).toEqual([])
  })

  it('asks bots again that have not answered when another host that may have asked them is gone', async () => {
    const { table } = wakeTable(crank({ hands: HANDS, seats: 'person bot bot', after: [ONE_OFFER] }).table(), 1000)
    const asked: unknown[] = []
    const think = (question: unknown): Promise<unknown> => {
      asked.push(question)
      return new Promise(() => {})
    }
    const running = runTable({ table, effects: [], entry: null }, { ...HOST, think })
    await settle()
    expect(asked).toEqual([])
    running.askAgain()
    await settle()
    expect(asked).toMatchObject([{ seat: 1, bot: 'bot', question: table.question }])
    running.put({ type: 'bot_answered', seat: 1, question: table.question, action: { type: 'pass', seat: 1 } })
    running.askAgain()
    await settle()
    expect(asked.slice(1)).toMatchObject([{ seat: 2 }, { seat: 2 }])
    running.put({
      type: 'bot_answered',
      seat: 1,
      question: table.question,
      action: { type: 'bid', seat: 1, amount: 3 },
    })
    expect(running.table().actions).toHaveLength(2)
  })
})

/** A host that does nothing of note. */
const HOST: TableHost = {
  now: () => 1000,
  later: () => () => {},
  save: () => Promise.resolve(null),
  send: () => {},
  think: () => new Promise(() => {}),
  stopped: () => {},
}
