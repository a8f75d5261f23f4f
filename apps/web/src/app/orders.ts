import { NO_VARIANTS } from '@modern-art/engine'
import type { GameOrder, OpponentName, SeatOrder } from '../worker/order.ts'
import { paceOf } from '../worker/paces.ts'
import type { Screen } from '../worker/messages.ts'
import type { Words } from '../words/en.ts'

export const LEVEL_NAMES = ['easy', 'medium', 'hard'] as const satisfies readonly OpponentName[]

export const CHARACTER_NAMES = [
  'hoarder',
  'flipper',
  'hypeman',
  'accountant',
  'sniper',
] as const satisfies readonly OpponentName[]

/** A bot's seat; of two of the same the second is the second of their name. */
export function botSeat(bot: OpponentName, others: readonly SeatOrder[], words: Words): SeatOrder {
  const { name } = words.bots[bot]
  const same = others.filter((seat) => seat.kind === 'bot' && seat.bot === bot).length
  return { kind: 'bot', bot, name: same === 0 ? name : `${name} ${'I'.repeat(same + 1)}` }
}

/** One click: a person against three characters, of five. */
export function quickOrder(playerName: string, words: Words): GameOrder {
  const cast = CHARACTER_NAMES.map((bot) => ({ bot, lot: Math.random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, 3)
  const person: SeatOrder = { kind: 'person', name: playerName === '' ? words.you : playerName }
  return {
    seats: [person, ...cast.map(({ bot }) => botSeat(bot, [], words))],
    deck: 'rulebook',
    variants: NO_VARIANTS,
    memoryAid: false,
    pace: 'untimed',
    seed: null,
  }
}

/** Who probably played a game from a file: bots by their names, one person at the least. */
export function guessSeats(players: readonly string[], words: Words): readonly SeatOrder[] {
  const seats = players.map((name): SeatOrder => {
    const bot = [...CHARACTER_NAMES, ...LEVEL_NAMES].find((known) => words.bots[known].name === name.split(' ')[0])
    return bot === undefined ? { kind: 'person', name } : { kind: 'bot', name, bot }
  })
  // Names that are nobody's here are most likely not all at this device.
  let people = 0
  return seats.map((seat) => {
    if (seat.kind === 'bot') return seat
    people += 1
    return people === 1 ? seat : { kind: 'bot', name: seat.name, bot: 'medium' }
  })
}

/** The same table again, with another deal. */
export function orderLike({ occupants, view, rules }: Screen): GameOrder {
  const { players, deck, variants } = view.setup
  return {
    seats: players.map((name, seat): SeatOrder => {
      const occupant = occupants[seat]
      return occupant?.kind === 'bot'
        ? { kind: 'bot', name, bot: occupant.bot as OpponentName }
        : { kind: 'person', name }
    }),
    deck,
    variants,
    memoryAid: rules.memoryAid,
    pace: paceOf(rules),
    seed: null,
  }
}
