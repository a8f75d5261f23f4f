import { choicesFor, defaultAction } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { runTable, wakeTable } from '../index.ts'
import type { Input, LogEntry, Message, RunningTable, Saving, StopReason, Table, TableHost } from '../index.ts'

interface Timer {
  readonly milliseconds: number
  readonly fire: () => void
}

export interface Run {
  readonly running: RunningTable
  /** What was saved, told and asked, in order. */
  readonly story: string[]
  readonly savings: Saving[]
  readonly told: { readonly to: Seat | null; readonly message: Message }[]
  readonly stops: StopReason[]
  readonly timers: () => readonly Timer[]
}

/** A table that runs on a host whose parts a test can change. */
export function run(from: Table, changes: Partial<TableHost> = {}, entry: LogEntry | null = null): Run {
  const story: string[] = []
  const savings: Saving[] = []
  const told: Run['told'] = []
  const stops: StopReason[] = []
  let timers: readonly Timer[] = []
  const running = runTable(
    { ...wakeTable(from, 1000), entry },
    {
      now: () => 1000,
      later: (milliseconds, what) => {
        const callOff = (): void => {
          timers = timers.filter((other) => other !== timer)
        }
        const fire = (): void => {
          callOff()
          what()
        }
        const timer = { milliseconds, fire }
        timers = [...timers, timer]
        return callOff
      },
      save: (saving) => {
        savings.push(saving)
        story.push(`saved ${saving.table.actions.length}`)
        return Promise.resolve(null)
      },
      send: (to, message) => {
        told.push({ to, message })
        story.push(`${message.type} ${to}`)
      },
      think: () => new Promise(() => {}),
      stopped: (reason) => stops.push(reason),
      ...changes,
    },
  )
  return { running, story, savings, told, stops, timers: () => timers }
}

export async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

export function acting(table: Table, seat: Seat, actionId: string): Input {
  const action = defaultAction(choicesFor(table.state, seat), seat)
  return { type: 'acted', seat, actionId, decision: table.decision, action }
}
