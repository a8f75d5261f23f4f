import assert from 'node:assert/strict'
import { env } from 'node:process'
import { quickRandom } from '@modern-art/engine'
import { enough, lawRuns } from '@modern-art/engine/testing'
import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import { hearEntry, runTable } from './index.ts'
import type { BotQuestion, LogEntry, Message, Overtaken, RunningTable, Saving, StopReason, Table } from './index.ts'
import { anyInput } from './testing/adversary.ts'
import type { Memory } from './testing/adversary.ts'
import { anyOpening, anyTime, opened } from './testing/anyTable.ts'

const options = { seed: Number(env['LAWS_SEED'] ?? 33), numRuns: lawRuns(60) }
const START = 5000
const HOSTS = 3
const script = fc.array(fc.nat(), { minLength: 20, maxLength: 90, size: 'max' })

/** One log that several hosts append to: whoever names the right length is first. */
interface SharedLog {
  readonly entries: LogEntry[]
  /** Savings on their way; each is decided when it arrives. */
  readonly onTheWay: (() => void)[]
  overtaken: number
}

interface Host {
  readonly running: RunningTable
  /** What the spectators of this host were told. */
  readonly told: Message[]
  readonly answers: { readonly id: string; readonly ok: boolean }[]
}

function hostOf(table: Table, log: SharedLog, now: () => number, asked: BotQuestion[], stops: StopReason[]): Host {
  let known = 0
  const told: Message[] = []
  const answers: Host['answers'] = []
  const save = ({ entries }: Saving): Promise<Overtaken | null> =>
    new Promise((resolve) => {
      log.onTheWay.push(() => {
        const newer = log.entries.slice(known)
        if (newer.length > 0) log.overtaken += 1
        else log.entries.push(...copyOf(entries))
        known = log.entries.length
        resolve(newer.length > 0 ? { entries: newer } : null)
      })
    })
  const running = runTable(
    { table, effects: [], entry: null },
    {
      now,
      later: () => () => {},
      save,
      send: (to, message) => {
        if (message.type === 'reply') answers.push({ id: `${to} ${message.actionId}`, ok: message.result.ok })
        else if (to === null) told.push(message)
      },
      think: (question) => {
        asked.push(question)
        return new Promise(() => {})
      },
      stopped: (reason) => stops.push(reason),
    },
  )
  return { running, told, answers }
}

function copyOf<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    // Promises follow each other; nothing here waits for a clock.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve()
  }
}

describe('laws of several hosts', () => {
  it('whoever is first: all hosts come to the same table, each answer holds, and nobody misses a revision', async () => {
    const met = { overtaken: 0, answered: 0, asked: 0, revisions: 0 }
    await fc.assert(
      fc.asyncProperty(anyOpening, script, async (opening, seeds) => {
        const start = opened(opening, START).table
        const log: SharedLog = { entries: [], onTheWay: [], overtaken: 0 }
        const asked: BotQuestion[] = []
        const stops: StopReason[] = []
        let now = START
        const hosts = Array.from({ length: HOSTS }, () => hostOf(copyOf(start), log, () => now, asked, stops))
        const memory: Memory = { sent: [], asked }
        for (const seed of seeds) {
          const random = quickRandom(seed)
          const host = hosts[random(HOSTS)] as Host
          now = Math.max(now, anyTime(host.running.table(), now, random))
          if (random(12) === 0) host.running.catchUp()
          else host.running.put(anyInput(host.running.table(), memory, random))
          // Savings arrive when the network likes.
          while (log.onTheWay.length > 0 && random(2) === 0) log.onTheWay.splice(random(log.onTheWay.length), 1)[0]?.()
          // oxlint-disable-next-line no-await-in-loop
          await settle()
        }
        for (let turn = 0; turn < 2 * HOSTS; turn += 1) {
          for (const { running } of hosts) running.catchUp()
          // oxlint-disable-next-line no-await-in-loop
          await settle()
          while (log.onTheWay.length > 0) {
            log.onTheWay.shift()?.()
            // oxlint-disable-next-line no-await-in-loop
            await settle()
          }
        }
        assert.deepEqual(stops, [])
        const look: LogEntry = { at: now, heard: { type: 'ticked' } }
        const folded = log.entries.reduce((table, entry) => hearEntry(table, entry).table, copyOf(start))
        for (const { running, told } of hosts) {
          const reached = JSON.stringify(hearEntry(running.table(), look).table)
          assert.equal(reached, JSON.stringify(hearEntry(folded, look).table))
          checkRevisions(told, start)
          met.revisions += told.length
        }
        checkAnswers(hosts, log.entries)
        met.overtaken += log.overtaken
        met.answered += hosts.flatMap(({ answers }) => answers).length
        met.asked += asked.length
      }),
      options,
    )
    for (const [what, times] of Object.entries(met)) assert.ok(times > enough(100), `${what}: ${times}`)
  })
})

/** Spectators are told of each change once, in order. */
function checkRevisions(told: readonly Message[], start: Table): void {
  const revisions = told.map((message) => (message.type === 'update' ? message.screen.revision : -1))
  assert.deepEqual(
    revisions,
    revisions.map((_, index) => start.changes.all + 1 + index),
  )
}

/** What was answered is in the log, and all who were answered under one id were answered alike. */
function checkAnswers(hosts: readonly Host[], entries: readonly LogEntry[]): void {
  const ids = new Set(
    entries.flatMap(({ heard }) => ('actionId' in heard ? [`${heard.seat} ${String(heard.actionId)}`] : [])),
  )
  const results = new Map<string, boolean>()
  for (const { id, ok } of hosts.flatMap(({ answers }) => answers)) {
    assert.ok(ids.has(id), `${id} was answered and is not in the log`)
    assert.equal(results.get(id) ?? ok, ok)
    results.set(id, ok)
  }
}
