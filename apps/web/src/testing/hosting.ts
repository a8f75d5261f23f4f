import { botNamed } from '@modern-art/bots'
import type { PlainBotName } from '@modern-art/bots'
import { NO_VARIANTS, choicesFor, defaultAction, quickRandom } from '@modern-art/engine'
import type { Card, Seat, Transcript } from '@modern-art/engine'
import type { Message, Table } from '@modern-art/table'
import type { Pace } from '../newGame/newGame.ts'
import { rulesFor } from '../newGame/paces.ts'
import { thinkAs } from '../worker/botMind.ts'
import { openDeviceTable } from '../worker/deviceTable.ts'
import type { Device, DeviceTable } from '../worker/deviceTable.ts'

export const CONFIG = {
  players: ['Ada', 'Odile', 'Bruno'],
  deck: 'rulebook',
  variants: NO_VARIANTS,
  startingSeat: null,
  seed: 'host',
} as const

export interface Hosting {
  readonly table: DeviceTable
  readonly told: { readonly to: Seat | null; readonly message: Message }[]
  readonly kept: Table[]
  /** The hands that were laid open, by moves. */
  readonly laidOpen: { readonly moves: number; readonly hands: readonly (readonly Card[])[] }[]
}

/** Ada against two bots that answer at once, unless others are to sit there; what is kept and told is written down in order. */
export function hosting(
  transcript: Transcript = { config: CONFIG, actions: [] },
  changes: Partial<Device> = {},
  seats: readonly string[] = ['person', 'hoarder', 'easy'],
  pace: Pace = 'untimed',
  around: unknown = null,
): Hosting {
  const told: Hosting['told'] = []
  const kept: Table[] = []
  const laidOpen: Hosting['laidOpen'] = []
  let time = 0
  const opened = openDeviceTable(
    {
      transcript,
      occupants: seats.map((who) =>
        who === 'person' ? { kind: 'person', present: true, standIn: false } : { kind: 'bot', bot: who },
      ),
      rules: rulesFor({ pace, memoryAid: false }),
      kept: around,
    },
    {
      now: () => (time += 1),
      later: (milliseconds, what) => {
        // What is far off does not come in a test.
        if (milliseconds > 1000) return () => {}
        const timer = setTimeout(what, milliseconds)
        return () => clearTimeout(timer)
      },
      tell: (to, message) => told.push({ to, message }),
      layOpen: (moves, hands) => laidOpen.push({ moves, hands }),
      keep: ({ table }) => {
        kept.push(table)
        return Promise.resolve()
      },
      think: (question) => thinkAs(botNamed(question.bot as PlainBotName), question, quickRandom(question.question)),
      whim: () => 0,
      stopped: ({ error }) => {
        throw error
      },
      ...changes,
    },
  )
  if (!opened.ok) throw new Error(`action ${opened.fault.index}: ${opened.fault.message}`)
  return { table: opened.table, told, kept, laidOpen }
}

/** Lets the table do all that it can do without a person. */
export async function settle(pauses = 8): Promise<void> {
  for (let turn = 0; turn < pauses; turn += 1) {
    // Each pause may lead to the next.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
  }
}

/** Shows everything at once and does nothing for the people at the table, until this is reached. */
export async function playUntil({ table, told, kept }: Hosting, isReached: (kept: Table) => boolean): Promise<void> {
  for (let turn = 0; turn < 5000; turn += 1) {
    const last = kept.at(-1)
    if (last !== undefined) {
      if (isReached(last)) return
      const { state, actions, decision, occupants } = last
      table.shown(actions.length)
      for (const [seat, { kind }] of occupants.entries()) {
        const choices = choicesFor(state, seat)
        if (kind === 'bot' || choices.length === 0) continue
        table.put({ type: 'acted', seat, actionId: `${turn}`, decision, action: defaultAction(choices, seat) })
      }
    }
    // The table needs time of its own between two actions.
    // oxlint-disable-next-line no-await-in-loop
    await settle()
  }
  throw new Error(`the game hangs after ${told.length} messages`)
}

export function isOver({ state }: Table): boolean {
  return state.phase.name === 'finished'
}
