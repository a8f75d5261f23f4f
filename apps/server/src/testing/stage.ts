import type { Action, Random, Seat } from '@modern-art/engine'
import type { BotQuestion, Table } from '@modern-art/table'
import type { AnswerResult } from '@modern-art/protocol'
import type { Dealer } from '../parties/dealer.ts'
import type { Storage } from '../storage/storage.ts'
import type { Timers } from '../timers.ts'
import { crankedTime } from './crankedTime.ts'
import type { CrankedTime } from './crankedTime.ts'
import { chanceDealer } from './dealer.ts'
import { foldedTable } from './foldedTable.ts'
import { openServer } from './onlineServer.ts'
import { forgetTables, sharedDatabase } from './sharedDatabase.ts'
import type { OnlineServer } from './onlineServer.ts'
import type { Wanted, Window } from './person.ts'
import { watched } from './watchedStorage.ts'

/** A server on which the same script runs in the same way each time: time stands still, and chance is given. */
export interface Stage {
  readonly server: OnlineServer
  /** Ends the server and opens another one on the same storage. */
  readonly again: (think: Think, downtime: number) => Promise<OnlineServer>
  readonly time: CrankedTime
  readonly storage: Storage
  readonly settled: () => Promise<void>
  /** Does something of which the server takes note, and waits until it has. */
  readonly noted: (what: () => void) => Promise<void>
  /** Sends a command under an id that is the same each time. */
  readonly send: (window: Window, command: Wanted) => Promise<AnswerResult>
  /** The game of a table as its log tells it. */
  readonly tableAt: (code: string) => Promise<Table>
  /** Plays an action from its seat's window, or lets the hammer fall. */
  readonly play: (code: string, windowOf: (seat: Seat) => Window, action: Action) => Promise<void>
}

type Think = (question: BotQuestion) => Promise<unknown>

const START = 1_800_000_000_000
/** No table waits longer for its hammer, or for bids of the same moment. */
const LONGEST_HAMMER = 40_000
const SAME_MOMENT = 250

/** What a server does regularly it does every so many milliseconds at most; `null`: not at all. */
export async function openStage(
  random: Random,
  think: Think,
  regular: number | null = null,
  dealer: Dealer = chanceDealer(random),
): Promise<Stage> {
  await forgetTables()
  const { storage, settled, asked } = watched(await sharedDatabase())
  const time = crankedTime(START, settled)
  const timers: Timers = {
    later: time.timers.later,
    every: (period, what, failed) =>
      regular === null ? () => {} : time.timers.every(Math.max(period, regular), what, failed),
  }
  const open = (thinking: Think): Promise<OnlineServer> =>
    openServer({ storage, now: time.now, timers, random, dealer, think: thinking })
  let server = await open(think)
  let ids = 0

  const noted = async (what: () => void): Promise<void> => {
    const before = asked()
    what()
    while (asked() === before) {
      // Turn by turn is the point.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    }
    await settled()
  }

  const send: Stage['send'] = async (window, command) => {
    ids += 1
    const answer = await window.send({ ...command, id: command.id ?? `id ${ids}` })
    await settled()
    return answer
  }

  const tableAt = (code: string): Promise<Table> => foldedTable(storage, code)

  const letHammerFall = async (code: string, moves: number): Promise<void> => {
    for (let waited = 0; waited < LONGEST_HAMMER; waited += 1000) {
      // oxlint-disable-next-line no-await-in-loop
      await time.pass(1000)
      // oxlint-disable-next-line no-await-in-loop
      if ((await tableAt(code)).actions.length > moves) return
    }
  }

  return {
    server,
    again: async (thinking, downtime) => {
      await server.close()
      await settled()
      await time.pass(downtime)
      server = await open(thinking)
      return server
    },
    time,
    storage,
    settled,
    noted,
    send,
    tableAt,
    play: async (code, windowOf, action) => {
      const { decision, actions, rules } = await tableAt(code)
      if (action.type === 'hammer') return letHammerFall(code, actions.length)
      ids += 1
      const id = `id ${ids}`
      const answering: Promise<AnswerResult>[] = []
      await noted(() => void answering.push(windowOf(action.seat).send({ type: 'act', id, decision, action })))
      if (rules.sameMoment > 0) await time.pass(SAME_MOMENT)
      await Promise.all(answering)
      await settled()
    },
  }
}
