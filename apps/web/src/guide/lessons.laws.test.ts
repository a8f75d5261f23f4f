import {
  NO_VARIANTS,
  choicesFor,
  formatCard,
  play,
  quickRandom,
  randomOf,
  replay,
  resolveConfig,
  seatsToAct,
  startGame,
  viewFor,
} from '@modern-art/engine'
import type { Action, GameState, Random, Seat } from '@modern-art/engine'
import { lawRuns } from '@modern-art/engine/testing'
import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { screenOfState } from '../testing/screens.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { pt } from '../words/pt.ts'
import { plain } from '../words/Rich.tsx'
import { LESSON_NAMES } from '../lessons/lessons.ts'
import type { LessonName } from '../lessons/lessons.ts'
import { beginningOf } from '../lessons/lessonTable.ts'
import { LESSON_TABLES } from '../lessons/lessonTables.ts'
import { LESSON_CUES } from '../lessons/cues.ts'
import { guiding } from './guiding.ts'
import type { Guiding } from './guiding.ts'
import type { Cue } from '../lessons/cues.ts'
import { followScript } from '../lessons/rival.ts'
import { guideText } from './guideText.ts'

const PLAYERS = ['Ada', 'Pia', 'Marek']

/** A learner who does this or that, again and again. */
const MANY = 100
const LEARNERS = Array.from({ length: lawRuns(MANY, 20) }, (_, seed) => seed)

function beginning(lesson: LessonName, seed: number): GameState {
  if (lesson === 'first_season') {
    const config = {
      players: PLAYERS,
      deck: 'rulebook',
      variants: NO_VARIANTS,
      startingSeat: null,
      seed: `${seed}`,
    } as const
    return startGame(resolveConfig(config)).state
  }
  const state = replay(beginningOf(LESSON_TABLES[lesson], PLAYERS)).steps.at(-1)?.state
  assert.ok(state)
  return state
}

/** What is done next: by the learner by chance, by rivals as their scripts say, or by chance where they have none. */
function nextAction(lesson: LessonName, state: GameState, random: Random): Action {
  const seats = seatsToAct(state)
  const seat: Seat = seats[random(seats.length)] ?? 0
  const choices = choicesFor(state, seat)
  if (seat === 0 || lesson === 'first_season') return randomOf(choices, seat, random)
  const script = LESSON_TABLES[lesson].rivals[seat - 1]
  assert.ok(script)
  return followScript(script, viewFor(state, seat), choices)
}

interface Attended {
  readonly cues: readonly Cue[]
  /** How often the learner was asked something, or went on. */
  readonly decisions: number
  /** All that the guide said, once each. */
  readonly said: ReadonlySet<string>
}

const attended = new Map<string, Attended>()

/** A learner in a lesson to its end, with what the guide said on the way. */
function attend(lesson: LessonName, seed: number): Attended {
  const name = `${lesson} ${seed}`
  const known = attended.get(name) ?? attendAnew(lesson, seed)
  attended.set(name, known)
  return known
}

function attendAnew(lesson: LessonName, seed: number): Attended {
  const random = quickRandom(seed)
  const seen = new Set<Cue>()
  const cues: Cue[] = []
  let state = beginning(lesson, seed)
  let decisions = 0
  const said = new Set<string>()
  const hear = (): Guiding => {
    for (;;) {
      const screen = screenOfState(state, 0)
      const now = guiding(lesson, screen, seen)
      said.add(expectSaid(lesson, now.cue, screen))
      cues.push(now.cue)
      if (!now.waits) return now
      seen.add(now.cue)
      decisions += 1
    }
  }
  for (let turn = 0; turn < 400; turn += 1) {
    if (hear().over) return { cues, decisions, said }
    const action = nextAction(lesson, state, random)
    if ('seat' in action && action.seat === 0) decisions += 1
    const played = play(state, action)
    assert.ok(played.ok)
    ;({ state } = played)
  }
  throw new Error(`${lesson} does not end for learner ${seed}`)
}

/** The guide has something to say in every language; what it says in English. */
function expectSaid(lesson: LessonName, cue: Cue, screen: ReturnType<typeof screenOfState>): string {
  assert.ok((LESSON_CUES[lesson] as readonly Cue[]).includes(cue), `${lesson} has no ${cue}`)
  for (const words of [en, de, pt]) {
    const text = plain(guideText(lesson, cue, screen, words))
    assert.match(text, /^\p{Lu}|^\d/u)
    assert.doesNotMatch(text, /undefined|NaN|null|\s{2}/)
    assert.ok(text.length <= 340, text)
  }
  return plain(guideText(lesson, cue, screen, en))
}

describe.each(LESSON_NAMES)('the lesson %s', (lesson) => {
  it('comes to its end whatever the learner does, and the guide always has something to say', () => {
    const cues = new Set(LEARNERS.flatMap((seed) => attend(lesson, seed).cues))
    // Fewer learners need not come to all of them.
    const all = LEARNERS.length < MANY ? LESSON_CUES[lesson].filter((cue) => cues.has(cue)) : LESSON_CUES[lesson]
    expect([...cues].toSorted()).toEqual([...all].toSorted())
  })
})

describe.each(LESSON_NAMES.filter((lesson) => lesson !== 'first_season'))('the lesson %s', (lesson) => {
  it('asks no more than fits into two minutes', () => {
    const times = LEARNERS.map((seed) => secondsOf(attend(lesson, seed))).toSorted((a, b) => a - b)
    // One in ten, who bid one more again and again, may take longer; of a few learners it may be two in ten.
    const share = LEARNERS.length < MANY ? 0.8 : 0.9
    expect(times[Math.floor(share * LEARNERS.length)]).toBeLessThan(120)
  })
})

describe('the lesson that past value is no floor', () => {
  it('is true: whatever the learner can do, the artist who was first before pays nothing', () => {
    const state = beginning('no_floor', 0)
    const sigrid = state.past[0]?.topThree[0]
    for (const card of state.hands[0] ?? []) {
      const end = endAfter(state, card)
      assert.equal(end.past.length, 2)
      assert.ok(sigrid !== undefined && end.past[1]?.topThree.includes(sigrid) === false, formatCard(card))
    }
  })
})

/** The season's end if the learner plays this card when it is their turn, with a second one to it if they have one. */
function endAfter(from: GameState, card: number): GameState {
  let state = from
  while (state.past.length < 2) {
    const [seat = 0] = seatsToAct(state)
    const choices = choicesFor(state, seat)
    const second = choices.find((choice) => choice.type === 'offer_second')?.cards[0]
    const { rivals } = LESSON_TABLES.no_floor
    const script = rivals[seat - 1] ?? { offers: [formatCard(card)], pays: {}, asks: 1 }
    const action: Action =
      seat === 0 && second !== undefined
        ? { type: 'offer_second', seat, card: second }
        : followScript(script, viewFor(state, seat), choices)
    const played = play(state, action)
    assert.ok(played.ok)
    ;({ state } = played)
  }
  return state
}

/** Two hundred words a minute, and four seconds for each answer and what follows it. */
function secondsOf({ said, decisions }: Attended): number {
  const words = [...said].join(' ').split(' ').length
  return (words / 200) * 60 + decisions * 4
}
