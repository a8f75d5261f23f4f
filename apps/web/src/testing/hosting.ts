import { NO_VARIANTS, choicesFor, defaultAction, quickRandom } from '@modern-art/engine'
import type { Card, Seat, Transcript } from '@modern-art/engine'
import type { Message, Table } from '@modern-art/table'
import type { Pace } from '../newGame/newGame.ts'
import { rulesFor } from '../newGame/paces.ts'
import { thinkAs } from '../worker/botMind.ts'
import { hostTable } from '../worker/tableHost.ts'
import type { Surroundings, TableHost } from '../worker/tableHost.ts'

export const CONFIG = {
  players: ['Ada', 'Odile', 'Bruno'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  startingSeat: null,
  seed: 'host',
} as const

export interface Hosting {
  readonly host: TableHost
  readonly told: { readonly to: Seat | null; readonly message: Message }[]
  readonly kept: Table[]
  /** The hands that were laid open, by moves. */
  readonly laidOpen: { readonly moves: number; readonly hands: readonly (readonly Card[])[] }[]
}

/** Ada against two bots that answer at once, unless others are to sit there; what is kept and told is written down in order. */
export function hosting(
  transcript: Transcript = { config: CONFIG, actions: [] },
  changes: Partial<Surroundings> = {},
  seats: readonly string[] = ['person', 'hoarder', 'easy'],
  pace: Pace = 'untimed',
): Hosting {
  const told: Hosting['told'] = []
  const kept: Table[] = []
  const laidOpen: Hosting['laidOpen'] = []
  let time = 0
  const hosted = hostTable(
    {
      transcript,
      occupants: seats.map((who) =>
        who === 'person' ? { kind: 'person', present: true, standIn: false } : { kind: 'bot', bot: who },
      ),
      rules: rulesFor({ pace, memoryAid: false }),
    },
    {
      now: () => (time += 1),
      later: (_, what) => {
        const timer = setTimeout(what, 0)
        return () => clearTimeout(timer)
      },
      tell: (to, message) => told.push({ to, message }),
      layOpen: (moves, hands) => laidOpen.push({ moves, hands }),
      keep: (table) => {
        kept.push(table)
        return Promise.resolve()
      },
      think: (question) => thinkAs(question, quickRandom(question.question)),
      whim: () => 0,
      breakDown: (error) => {
        throw error
      },
      ...changes,
    },
  )
  if (!hosted.ok) throw new Error(`action ${hosted.fault.index}: ${hosted.fault.message}`)
  return { host: hosted.host, told, kept, laidOpen }
}

/** Lets the host do all that it can do without a person. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    // Each breath may lead to the next.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
  }
}

/** Shows everything at once and does nothing for the people at the table, until this holds. */
export async function playUntil({ host, told, kept }: Hosting, holds: (table: Table) => boolean): Promise<void> {
  for (let turn = 0; turn < 5000; turn += 1) {
    const table = kept.at(-1)
    if (table !== undefined) {
      if (holds(table)) return
      const { state, actions, decision, occupants } = table
      host.shown(actions.length)
      for (const [seat, { kind }] of occupants.entries()) {
        const choices = choicesFor(state, seat)
        if (kind === 'bot' || choices.length === 0) continue
        host.put({ type: 'acted', seat, actionId: `${turn}`, decision, action: defaultAction(choices, seat) })
      }
    }
    // The host needs time of its own between two actions.
    // oxlint-disable-next-line no-await-in-loop
    await settle()
  }
  throw new Error(`the game hangs after ${told.length} messages`)
}

export function isOver({ state }: Table): boolean {
  return state.phase.name === 'finished'
}
