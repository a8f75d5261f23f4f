import { ARTISTS, randomOf } from '@modern-art/engine'
import type { Random, Seat, View } from '@modern-art/engine'
import { CALLS } from '@modern-art/protocol'
import type { SeatAction } from '@modern-art/protocol'
import type { Plan, Screen } from '@modern-art/table/contract'
import type { Wanted } from '../testing/person.ts'
import type { Link } from './link.ts'

/** The longest that a player thinks, in milliseconds. */
const MOST_THOUGHT = 40
/** The longest that somebody who drops out stays away. */
const MOST_AWAY = 400
/** One who was refused looks again after so long, should nothing else happen meanwhile. */
const LOOK_AGAIN = 300

/** Plays a seat by chance, mostly by the rules, until its link is closed. */
export function play(link: Link, random: Random): void {
  let isBusy = false

  const consider = (): void => {
    const [screen, seat] = [link.screen(), link.seat()]
    if (isBusy || screen === null || seat === null || screen.paused) return
    if (screen.choices.length === 0 && (screen.ceilings === null || random(10) > 0)) return
    isBusy = true
    setTimeout(() => void turn(), random(MOST_THOUGHT))
  }

  const turn = async (): Promise<void> => {
    const [screen, seat] = [link.screen(), link.seat()]
    const wanted = screen === null || seat === null ? null : wantedOn(screen, seat, random)
    if (wanted !== null) {
      const answer = link.send(wanted)
      disturb(link, random)
      const { ok } = await answer
      if (!ok) setTimeout(consider, LOOK_AGAIN)
    }
    isBusy = false
    consider()
  }

  link.onNews(consider)
}

/** What somebody does now and then besides playing. */
function disturb(link: Link, random: Random): void {
  const whim = random(100)
  if (whim < 4) link.repeat()
  else if (whim < 6) link.drop(random(MOST_AWAY))
  else if (whim < 7) link.openWindow()
  else if (whim < 8) void link.send({ type: 'call', call: CALLS[random(CALLS.length)] ?? 'hello' })
  else if (whim < 9) void link.send({ type: 'resync' })
}

function wantedOn(screen: Screen, seat: Seat, random: Random): Wanted | null {
  const { choices, decision, ceilings, view } = screen
  const whim = random(100)
  const isOver = view.phase.name === 'finished'
  if (whim >= 96 && !isOver) return { type: 'plan', round: view.round, plan: anyPlan(view, random) }
  if (ceilings !== null && (whim < 10 || choices.length === 0)) return orderOn(ceilings, decision, random)
  if (choices.length === 0) return null
  if (whim < 13) return { type: 'act', decision, action: illegal(seat, random) }
  const action = randomOf(choices, seat, random)
  // The hammer is no seat's choice.
  if (action.type === 'hammer') return null
  return { type: 'act', decision: whim < 16 && decision > 0 ? decision - 1 : decision, action }
}

function orderOn(
  { min, max }: NonNullable<Screen['ceilings']>,
  decision: number,
  random: Random,
): Extract<Wanted, { type: 'order' }> {
  const whim = random(4)
  if (whim === 0) return { type: 'order', decision, order: null }
  if (whim === 1) return { type: 'order', decision, order: { type: 'out' } }
  const amount = min + random(Math.max(1, Math.min(20, max - min + 1)))
  return { type: 'order', decision, order: { type: 'ceiling', amount, above: whim === 2 ? 'pass' : 'ask' } }
}

/** Most of these are taken, some are refused, and some act at once. */
function anyPlan({ hand }: View, random: Random): Plan {
  const card = hand[random(hand.length + 1)]
  if (random(2) === 0) return { type: 'pass_on', artists: ARTISTS.filter(() => random(3) === 0) }
  return { type: 'sell', sale: card === undefined ? null : { card, second: null, terms: null } }
}

function illegal(seat: Seat, random: Random): SeatAction {
  const whim = random(3)
  if (whim === 0) return { type: 'bid', seat, amount: 999_999 }
  if (whim === 1) return { type: 'play_card', seat, card: 1000 }
  return { type: 'pass', seat: seat === 0 ? 1 : 0 }
}
