import { NO_VARIANTS, quickRandom, resolveConfig } from '@modern-art/engine'
// The build, not the package by its name: what is measured is not for others to use.
import { playGame } from '../dist/arena/game.js'
import type { Question } from '../dist/bot.js'
import { samplesOnly } from '../dist/index.js'
import { OBSERVED, encode } from '../dist/master/encode.js'
import { masterWith } from '../dist/master/master.js'
import { Net } from '../dist/master/net.js'
import type { Layer } from '../dist/master/net.js'
import { situationOf } from '../dist/master/situation.js'

/*
 * How long `master` takes for a decision, and its nets for a thought. The weights are random: half of what is hidden is
 * not 0 at first, and more behind the short cuts, as in a trained net at its worst.
 */

const WIDTH = 512
const GAMES = 6
const ROUNDS = 7

const random = quickRandom(1)

function randomLayer(columns: number, rows: number): Layer {
  return {
    columns,
    rows,
    inputScale: 1 / 500,
    scales: new Float64Array(rows).fill(1 / 500 / 64 / Math.sqrt(columns)),
    biases: new Float64Array(rows),
    weights: Int8Array.from({ length: columns * rows }, () => random(255) - 127),
  }
}

const policy = new Net([
  randomLayer(OBSERVED, WIDTH),
  randomLayer(WIDTH, WIDTH),
  randomLayer(WIDTH, WIDTH),
  randomLayer(WIDTH, 64),
])
const master = masterWith({ policy })

/** Questions as they come up in games among masters. */
async function questionsOf(seats: number): Promise<readonly Question[]> {
  const questions: Question[] = []
  const bot = {
    decide: (question: Question) => {
      questions.push(question)
      return master.decide(question)
    },
  }
  const players = Array.from({ length: seats }, () => ({
    bot,
    rng: random,
    timed: () => undefined,
    failed: () => undefined,
  }))
  const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'].slice(0, seats)
  for (let game = 0; game < GAMES; game += 1) {
    const config = resolveConfig({
      players: names,
      deck: 'rulebook',
      variants: NO_VARIANTS,
      startingSeat: 0,
      seed: `${game}`,
    })
    // One game after the other, for they share the machine.
    // oxlint-disable-next-line no-await-in-loop
    await playGame(config, players, { budget: samplesOnly(1), now: () => 0 })
  }
  return questions
}

/** Milliseconds for one of these on average: the median of some rounds through all. */
function timeOf<Thing>(things: readonly Thing[], work: (thing: Thing) => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now()
    for (const thing of things) work(thing)
    return (performance.now() - begun) / things.length
  })
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}

console.log(`milliseconds, with a net that is ${WIDTH} wide`)
for (const seats of [3, 4, 5]) {
  // oxlint-disable-next-line no-await-in-loop
  const questions = await questionsOf(seats)
  const observations = questions.map(({ view }) => encode(situationOf(view)))
  const decision = timeOf(questions, (question) => master.decide(question))
  const observing = timeOf(questions, ({ view }) => encode(situationOf(view)))
  const thought = timeOf(observations, (observation) => policy.answer(observation))
  const figures = { decision, observing, thought }
  const told = Object.entries(figures).map(([name, time]) => `${name} ${time.toFixed(3)}`)
  console.log(`${seats} players, ${questions.length} questions: ${told.join(', ')}`)
}
