import { randomOf } from '@modern-art/engine'
import type { Choice, Random, Seat } from '@modern-art/engine'
import { PROTOCOL_VERSION } from '@modern-art/protocol'
import type { ChanceAsked, Command, Party, ServerMessage } from '@modern-art/protocol'
import { chanceNamed, pageChance } from '../testing/pageChance.ts'
import type { Person, Wanted } from '../testing/person.ts'
import { askTicket } from './askTicket.ts'
import { openPlainSocket } from './plainSocket.ts'
import type { PlainSocket } from './plainSocket.ts'
import type { Tally } from './tally.ts'

/** One socket at a table that plays by chance. It knows no more of its screen than it needs, so that clients are cheap. */
export interface BenchSeat {
  readonly party: () => Party | null
  /** Resolves once the game has been told, or the socket is closed because its player is at the next table. */
  readonly welcomed: Promise<void>
  readonly send: (wanted: Wanted) => void
  readonly close: () => void
}

export interface SeatParts {
  readonly origin: string
  readonly code: string
  readonly person: Person
  readonly random: Random
  readonly tally: () => Tally
  /** How long to think before an action, in milliseconds; `null`: for ever. */
  readonly thought: () => number | null
  /** Everybody wants more, and goes on at another table. */
  readonly goesOn: (code: string) => void
}

export async function openSeat({
  origin,
  code,
  person,
  random,
  tally,
  thought,
  goesOn,
}: SeatParts): Promise<BenchSeat> {
  const ticket = await askTicket(origin, person.cookies)
  let socket: PlainSocket | null = null
  const unsent: Command[] = []
  const chance = pageChance(chanceNamed(`${code} ${ticket}`))
  let count = 0
  let party: Party | null = null
  let seat: Seat | null = null
  let decision = 0
  let choices: readonly Choice[] = []
  let acting: { readonly id: string; readonly since: number } | null = null
  let isThinking = false
  let hasAskedForMore = false
  let welcome: (() => void) | null = null
  const welcomed = new Promise<void>((resolve) => {
    welcome = resolve
  })

  const emit = (wanted: Wanted): string => {
    count += 1
    const command: Command = { ...wanted, id: `${code}-${count}` }
    if (socket === null) unsent.push(command)
    else socket.emit('command', command)
    return command.id
  }

  const say = (asked: ChanceAsked | null): void => {
    if (asked !== null) emit(asked)
  }

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'party':
        ;({ party } = message)
        say(chance(party, message.chair))
        break
      case 'welcome':
        ;({ seat } = message)
        ;({ decision, choices } = message.screen)
        welcome?.()
        break
      case 'update':
        decision = message.changes.screen.decision ?? decision
        choices = message.changes.screen.choices ?? choices
        break
      case 'answer':
        if (acting === null || message.id !== acting.id) break
        tally().times.push(performance.now() - acting.since)
        if (message.result.ok) tally().accepted += 1
        else tally().refused += 1
        acting = null
        break
      case 'said':
      case 'goodbye':
    }
  }

  const act = (): void => {
    isThinking = false
    if (acting !== null || seat === null || choices.length === 0) return
    const action = randomOf(choices, seat, random)
    if (action.type === 'hammer') return
    const since = performance.now()
    acting = { id: emit({ type: 'act', decision, action }), since }
  }

  const hearAll = (messages: readonly ServerMessage[]): void => {
    for (const message of messages) hear(message)
    if (party?.stage === 'finished') {
      if (!hasAskedForMore) emit({ type: 'be_ready', ready: true })
      hasAskedForMore = true
      if (party.next !== null) goesOn(party.next)
    } else if (acting === null && choices.length > 0 && !isThinking) {
      const milliseconds = thought()
      isThinking = milliseconds !== 0
      if (milliseconds === 0) act()
      else if (milliseconds !== null) setTimeout(act, milliseconds)
    }
  }

  const opened = await openPlainSocket({
    origin,
    namespace: '/',
    auth: { protocol: PROTOCOL_VERSION, ticket, code, as: 'player' },
    heard: (json) => {
      const [, messages] = JSON.parse(json) as [string, readonly ServerMessage[]]
      hearAll(messages)
    },
    counted: (bytes) => {
      tally().frames += 1
      tally().bytes += bytes
    },
    closed: () => welcome?.(),
  })
  socket = opened
  for (const command of unsent) opened.emit('command', command)
  return { party: () => party, welcomed, send: emit, close: opened.close }
}
