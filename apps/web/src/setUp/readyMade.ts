import { CHARACTER_NAMES, OPPONENTS, calledAtTable } from '@modern-art/bots/roster'
import type { OpponentName } from '@modern-art/bots/roster'
import { NO_VARIANTS } from '@modern-art/engine'
import type { Screen } from '@modern-art/table/contract'
import type { NewGame, NewSeat } from '../newGame/newGame.ts'
import { paceOf } from '../newGame/paces.ts'
import type { Settings } from '../settings/settings.ts'
import type { Words } from '../words/words.ts'

const USUAL: Omit<NewGame, 'seats' | 'memoryAid'> = {
  deck: 'rulebook',
  variants: NO_VARIANTS,
  pace: 'untimed',
  seed: null,
}

/** A bot's seat; of two of the same the second is the second of their name. */
export function botSeat(bot: OpponentName, others: readonly NewSeat[]): NewSeat {
  const taken = new Set(others.map(({ name }) => name))
  const called = calledAtTable(bot)
  const names = ['', ' II', ' III', ' IV', ' V'].map((numeral) => `${called}${numeral}`)
  return { kind: 'bot', bot, name: names.find((name) => !taken.has(name)) ?? called }
}

/** A name that two seats have, if any does: they could not be told apart. */
export function nameTwice(seats: readonly NewSeat[]): string | null {
  const names = seats.map(({ name }) => name.trim())
  return names.find((name, index) => name !== '' && names.indexOf(name) !== index) ?? null
}

/** The settings of a device that matter to a table. */
type Wishes = Pick<Settings, 'playerName' | 'memoryAid'>

function against({ playerName, memoryAid }: Wishes, bots: readonly OpponentName[], words: Words): NewGame {
  const person: NewSeat = { kind: 'person', name: playerName.trim() || words.you }
  return { ...USUAL, memoryAid, seats: [person, ...bots.map((bot) => botSeat(bot, [person]))] }
}

/** One click: a person against three characters, of five. */
export function quickGame(wishes: Wishes, words: Words): NewGame {
  const cast = CHARACTER_NAMES.map((bot) => ({ bot, lot: Math.random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, 3)
  const bots = cast.map(({ bot }) => bot)
  return against(wishes, bots, words)
}

/** The table that set-up begins with: the one that was just played here, or a person against three. */
export function firstWish(played: Screen | null, wishes: Wishes, words: Words): NewGame {
  if (played !== null) return gameLike(played)
  return against(wishes, ['hoarder', 'hypeman', 'accountant'], words)
}

/** The probable players of a game from a file: bots by their names, and at least one person. */
export function guessSeats(players: readonly string[]): readonly NewSeat[] {
  const seats = players.map((name): NewSeat => {
    const bot = OPPONENTS.find((known) => calledAtTable(known) === name.split(' ')[0])
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
export function gameLike({ occupants, view, rules }: Screen): NewGame {
  const { players, deck, variants } = view.setup
  return {
    seats: players.map((name, seat): NewSeat => {
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
