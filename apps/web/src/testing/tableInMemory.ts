import { NO_VARIANTS, cardsIn } from '@modern-art/engine'
import type { Seat, Transcript } from '@modern-art/engine'
import { openTable, runTable, welcomeFor } from '@modern-art/table'
import type { Occupant, RunningTable } from '@modern-art/table'
import type { TableRules } from '@modern-art/table/contract'
import type { OpenLink } from '../link/tableLink.ts'
import { rulesFor } from '../newGame/paces.ts'
import { openDeviceTable } from '../worker/deviceTable.ts'
import type { ThinkingTime } from '../settings/speed.ts'

/** A game of three in which Ada plays first, and holds the first cards of the deck. */
export const GAME: Transcript = {
  config: {
    players: ['Ada', 'Ben', 'Cleo'],
    deck: 'rulebook',
    variants: NO_VARIANTS,
    startingSeat: 0,
    deckOrder: cardsIn('rulebook'),
  },
  actions: [],
}

export interface TableElsewhere {
  readonly table: RunningTable
  /** The way of a seat's person to it. Several pages may come, one after the other or at once. */
  readonly linkFor: (seat: Seat) => OpenLink
}

export const PEOPLE: readonly Occupant[] = [0, 1, 2].map(() => ({ kind: 'person', present: true, standIn: false }))

/** A table that this device does not own: it goes on, whatever a page shows. */
export function tableElsewhere(
  now: () => number = () => 0,
  rules: Partial<TableRules> = {},
  occupants = PEOPLE,
): TableElsewhere {
  const opened = openTable(
    { ...GAME, occupants, rules: { ...rulesFor({ pace: 'untimed', memoryAid: false }), ...rules } },
    now(),
  )
  if (!opened.ok) throw new Error(opened.fault.message)
  const hearers = new Map<Seat, Set<Parameters<OpenLink>[1]>>()
  const table = runTable(
    { table: opened.table, effects: opened.effects, entry: null },
    {
      now,
      later: () => () => {},
      save: () => Promise.resolve(null),
      send: (to, message) => {
        if (to !== null) for (const hear of hearers.get(to) ?? []) hear({ type: 'told', to, message })
      },
      think: () => new Promise(() => {}),
      stopped: ({ error }) => {
        throw error
      },
    },
  )
  return {
    table,
    linkFor: (seat) => (_, hear) => {
      table.whenTold((reached) => {
        hearers.set(seat, new Set([...(hearers.get(seat) ?? []), hear]))
        hear({ type: 'opened', id: 'elsewhere', people: [seat] })
        hear({ type: 'told', to: seat, message: welcomeFor(reached, seat, now()) })
      })
      return {
        act: (sent) => table.put({ type: 'acted', ...sent }),
        order: (sent) => table.put({ type: 'ordered', ...sent }),
        plan: (sent) => table.put({ type: 'planned', ...sent }),
        takeBack: (taken) => table.put({ type: 'took_back', seat: taken }),
        device: null,
        close: () => void hearers.get(seat)?.delete(hear),
      }
    },
  }
}

/** What a table of this device was asked to do, in order. */
export interface DeviceLog {
  readonly asked: string[]
  readonly link: OpenLink
}

/** A table of this device with these people; its bots think for ever. */
export function tableHere(seats: readonly string[], now: () => number = () => 0): DeviceLog {
  const asked: string[] = []
  const note = (what: string): void => void asked.push(what)
  const link: OpenLink = (_, hear) => {
    const opened = openDeviceTable(
      {
        transcript: GAME,
        occupants: seats.map((who) =>
          who === 'person' ? { kind: 'person', present: true, standIn: false } : { kind: 'bot', bot: who },
        ),
        rules: rulesFor({ pace: 'untimed', memoryAid: false }),
        kept: null,
      },
      {
        now,
        later: () => () => {},
        tell: (to, message) => hear({ type: 'told', to, message }),
        layOpen: (moves, hands) => hear({ type: 'hands', moves, hands }),
        keep: () => Promise.resolve(),
        think: () => new Promise(() => {}),
        whim: () => 0,
        stopped: ({ error }) => {
          throw error
        },
      },
    )
    if (!opened.ok) throw new Error(opened.fault.message)
    const { table } = opened
    const people = [...seats.keys()].filter((seat) => seats[seat] === 'person')
    queueMicrotask(() => hear({ type: 'opened', id: 'here', people }))
    return {
      act: (sent) => table.put({ type: 'acted', ...sent }),
      order: (sent) => table.put({ type: 'ordered', ...sent }),
      plan: null,
      takeBack: (seat) => table.put({ type: 'took_back', seat }),
      device: {
        look: (seat) => {
          note(`look ${seat}`)
          table.look(seat)
        },
        share: () => {
          note('share')
          table.share()
        },
        shown: (moves) => {
          note(`shown ${moves}`)
          table.shown(moves)
        },
        takeTime: (time: ThinkingTime) => table.takeTime(time),
        pause: () => {
          note('pause')
          table.put({ type: 'paused' })
        },
        resume: () => {
          note('resume')
          table.put({ type: 'resumed' })
        },
        holdBots: table.holdBots,
        stepBots: table.stepOn,
        openHands: table.openHands,
        exportGame: () => note('export'),
        askHint: () => note('hint'),
      },
      close: () => note('close'),
    }
  }
  return { asked, link }
}
