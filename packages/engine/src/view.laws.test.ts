import assert from 'node:assert/strict'
import { describe, it } from 'vitest'
import type { Action } from './action.ts'
import { advance } from './advance.ts'
import type { Card } from './card.ts'
import { quickRandom } from './chance/quickRandom.ts'
import { shuffle } from './chance/random.ts'
import type { Random } from './chance/random.ts'
import { check } from './check.ts'
import { choicesFor } from './choices.ts'
import { cardsIn } from './deck.ts'
import { cloneState } from './draft.ts'
import { play } from './play.ts'
import { randomAction } from './randomPlay.ts'
import { sampleState } from './sample.ts'
import type { Seat } from './seat.ts'
import { cardsPerHand } from './setup.ts'
import type { GameState } from './state.ts'
import { FEW_GAMES, MANY_GAMES, enough, everyTellingTurn, everyTurn } from './testing/law.ts'
import type { Turn } from './testing/games.ts'
import { scenario } from './testing/scenario.ts'
import { assertSame } from './testing/sameData.ts'
import { eventFor, viewFor } from './view.ts'

/** So many turns on which something was different show that a law is about something. */
const ENOUGH = enough(10_000)

describe('laws of the views', () => {
  it('[I1] [I2] re-deal what a seat cannot see: its view, choices, rejections and events stay the same', () => {
    let changed = 0
    everyTellingTurn(MANY_GAMES, (turn, { seed }) => {
      const random = quickRandom(seed + turn.before.played.length)
      const viewer = anyViewer(turn.before, random)
      const other = redealt(turn, viewer, random)
      assertSame(viewFor(other, viewer), viewFor(turn.before, viewer))
      assertSame(choicesFor(other, viewer), choicesFor(turn.before, viewer))
      if (viewer !== null) {
        const attempt = anyAttempt(viewer, random)
        assertSame(check(other, attempt), check(turn.before, attempt))
      }
      const after = play(other, resealedAction(turn, other, viewer, random))
      if (!after.ok) throw new Error(`the redealt state refuses the action: ${after.rejection.message}`)
      assertSame(
        after.events.map((event) => eventFor(event, viewer)),
        turn.after.events.map((event) => eventFor(event, viewer)),
      )
      assertSame(viewFor(after.state, viewer), viewFor(turn.after.state, viewer))
      assertSame(choicesFor(after.state, viewer), choicesFor(turn.after.state, viewer))
      // Long enough to show that it is no law about nothing: to write both states out takes longer than all of the above.
      if (changed <= ENOUGH && JSON.stringify(other) !== JSON.stringify(turn.before)) changed += 1
    })
    assert.ok(changed > ENOUGH)
  })

  it('a sampled state keeps the view and the choices, and is a whole game state', () => {
    let different = 0
    everyTellingTurn(MANY_GAMES, ({ before }, { seed }) => {
      const random = quickRandom(seed + before.played.length)
      const viewer = anyViewer(before, random)
      const view = viewFor(before, viewer)
      const sampled = sampleState(view, random)
      assertSame(viewFor(sampled, viewer), view)
      assertSame(choicesFor(sampled, viewer), choicesFor(before, viewer))
      assertSame(Object.keys(sampled), Object.keys(before))
      assertSame(sampled.money, before.money)
      const { hands, mystery, deck, played, past } = sampled
      const cards = [hands, mystery, deck, played, past.map((round) => round.played)].flat(3)
      assertSame(
        cards.toSorted((a, b) => a - b),
        cardsIn(before.setup.deck),
      )
      if (different <= ENOUGH && JSON.stringify(sampled.hands) !== JSON.stringify(before.hands)) different += 1
    })
    assert.ok(different > ENOUGH)
  })

  it('samples are different worlds: every unseen card comes to every place, and every sealed amount comes up', () => {
    const played = scenario({
      hands: ['ramon-hidden-1 ramon-open-1', 'sigrid-open-1 sigrid-open-2', 'daniel-open-1'],
      mystery: 'rafael-open-1',
      money: [3, 3, 3],
      variants: { mysteryHand: true },
    }).after('0 plays ramon-hidden-1', '1 seals 2')
    // Money follows from the lots, and there are none: samples have the 100 of the start.
    const view = viewFor({ ...played.state, money: [100, 100, 100] }, 0)
    const random = quickRandom(5)
    const seen = Array.from({ length: 4000 }, () => sampleState(view, random))
    const comesTo = (place: (state: GameState) => readonly Card[]): number => new Set(seen.flatMap(place)).size
    const unseen = 70 - 2
    assert.equal(
      comesTo((state) => state.hands[1] ?? []),
      unseen,
    )
    assert.equal(
      comesTo((state) => state.hands[2] ?? []),
      unseen,
    )
    assert.equal(
      comesTo((state) => state.mystery),
      unseen,
    )
    assert.equal(
      comesTo((state) => state.deck.slice(0, 1)),
      unseen,
    )
    const sealed = seen.map(({ phase }) =>
      phase.name === 'auction' && phase.bidding.type === 'hidden' ? phase.bidding.sealed : [],
    )
    assert.equal(new Set(sealed.map((bids) => bids[1])).size, 101)
    assert.ok(sealed.every((bids) => bids[0] === null && bids[2] === null))
  })

  it('a sampled state is made from the view alone, and can be played to the end', () => {
    everyTurn(FEW_GAMES, ({ before, action }, { seed }) => {
      if ('card' in action || action.type === 'hammer') return
      const view = viewFor(before, action.seat)
      const copy = JSON.parse(JSON.stringify(view)) as typeof view
      const random = quickRandom(seed)
      const sampled = sampleState(copy, quickRandom(seed))
      assertSame(sampled, sampleState(view, quickRandom(seed)))
      const draft = cloneState(sampled)
      advance(draft, action, null)
      for (let actions = 0; draft.phase.name !== 'finished'; actions += 1) {
        assert.ok(actions < 10_000)
        advance(draft, randomAction(draft, random), null)
      }
    })
  })

  it('a view equals its JSON round trip', () => {
    everyTellingTurn(FEW_GAMES, ({ before }, { seed }) => {
      const view = viewFor(before, anyViewer(before, quickRandom(seed + before.played.length)))
      assertSame(JSON.parse(JSON.stringify(view)), view)
    })
  })
})

function anyViewer(state: GameState, random: Random): Seat | null {
  const viewer = random(state.hands.length + 1)
  return viewer === state.hands.length ? null : viewer
}

function anyAttempt(seat: Seat, random: Random): Action {
  const attempts: readonly Action[] = [
    { type: 'bid', seat, amount: random(200) },
    { type: 'submit_bid', seat, amount: random(200) },
    { type: 'set_price', seat, price: random(200) },
    { type: 'offer_second', seat, card: cardsIn('rulebook')[random(70)] ?? 0 },
    { type: 'buy', seat },
    { type: 'pass', seat },
  ]
  return attempts[random(attempts.length)] ?? { type: 'pass', seat }
}

/**
 * The same position with everything changed that the viewer cannot see and the action does not show: cards moved
 * about in the other hands, the mystery hand and the deck, other sealed bids, other seats' money.
 */
function redealt({ before, action, after }: Turn, viewer: Seat | null, random: Random): GameState {
  const shown = shownBy(before, action, viewer)
  const isHidden = (card: Card): boolean => !shown.has(card)
  const hidden = [...before.hands.filter((_, seat) => seat !== viewer), before.mystery, before.deck].flat()
  const pool = shuffle(hidden.filter(isHidden), random)
  const refill = (cards: readonly Card[]): readonly Card[] =>
    cards.map((card) => (isHidden(card) ? (pool.pop() ?? card) : card))
  const redealtCards: GameState = {
    ...before,
    hands: before.hands.map((hand, seat) => (seat === viewer ? hand : refill(hand))),
    mystery: refill(before.mystery),
    deck: refill(before.deck),
    phase: resealed(before, action, viewer, random),
  }
  const moneyIsShown = before.setup.variants.openMoney || after.state.phase.name === 'finished'
  if (moneyIsShown) return redealtCards
  const richer = before.money.map((money, seat) => (seat === viewer ? money : money + random(50)))
  const withMoney = { ...redealtCards, money: richer }
  // Only one without any money may ask 0: with more, the same action would be another.
  return check(withMoney, action) === null ? withMoney : redealtCards
}

/** Cards that the action turns up, and those that the viewer would be dealt if it ended the round. */
function shownBy(before: GameState, action: Action, viewer: Seat | null): ReadonlySet<Card> {
  const shown = new Set<Card>()
  if ('card' in action) shown.add(action.card)
  if (action.type === 'reveal_mystery' && before.mystery[0] !== undefined) shown.add(before.mystery[0])
  if (viewer !== null) {
    const each = cardsPerHand(before.setup, before.past.length + 2)
    for (const card of before.deck.slice(viewer * each, (viewer + 1) * each)) shown.add(card)
  }
  return shown
}

/** The same action to the viewer's eyes: what another seat seals while the auction goes on may be any amount. */
function resealedAction(
  { before, action, after }: Turn,
  other: GameState,
  viewer: Seat | null,
  random: Random,
): Action {
  const staysSecret =
    action.type === 'submit_bid' && action.seat !== viewer && after.state.lots.length === before.lots.length
  return staysSecret ? { ...action, amount: random((other.money[action.seat] ?? 0) + 1) } : action
}

function resealed(before: GameState, action: Action, viewer: Seat | null, random: Random): GameState['phase'] {
  const { phase } = before
  if (phase.name !== 'auction' || phase.bidding.type !== 'hidden' || action.type !== 'submit_bid') return phase
  const { type, sealed } = phase.bidding
  const isLast = sealed.filter((amount) => amount === null).length === 1
  if (isLast) return phase
  const resealedBids = sealed.map((amount, seat) =>
    amount === null || seat === viewer ? amount : random((before.money[seat] ?? 0) + 1),
  )
  return { ...phase, bidding: { type, sealed: resealedBids } }
}
