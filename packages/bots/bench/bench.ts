import { NO_VARIANTS, quickRandom, resolveConfig, startGame, viewFor } from '@modern-art/engine'
import type { View } from '@modern-art/engine'
// The build, not the package by its name: what is measured is not for others to use.
import { SHIPPED_SAMPLES, samplesOnly } from '../dist/index.js'
import { Dice } from '../dist/model/dice.js'
import { PlayOut } from '../dist/model/playOut.js'
import { readView } from '../dist/model/reading.js'
import { World } from '../dist/model/world.js'
import { Sampling } from '../dist/search/sampling.js'
import { Thought } from '../dist/search/thought.js'
import { equilibrium } from '../dist/temperaments.js'

/*
 * How many play-outs a second one thread reaches, from the first card of a game: of the round alone, as the search does it,
 * and of the whole game. `modern-art arena` tells the milliseconds a decision takes.
 */

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']
const PLAYERS = [3, 4, 5]
const WARM_UP_SECONDS = 1
/** Each figure is the median of so many runs of a second: machines are noisy. */
const RUNS = 5
/** Play-outs between two looks at the clock. */
const BATCH = 200

function openingView(seats: number): View {
  const players = NAMES.slice(0, seats)
  const config = resolveConfig({ players, deck: 'rulebook', variants: NO_VARIANTS, startingSeat: 0, seed: 'bench' })
  return viewFor(startGame(config).state, 0)
}

function speedOf(once: () => void, seconds: number): number {
  const begun = performance.now()
  let times = 0
  let elapsed = 0
  do {
    for (let i = 0; i < BATCH; i += 1) once()
    times += BATCH
    elapsed = (performance.now() - begun) / 1000
  } while (elapsed < seconds)
  return times / elapsed
}

function medianSpeed(once: () => void): number {
  speedOf(once, WARM_UP_SECONDS)
  const speeds = Array.from({ length: RUNS }, () => speedOf(once, 1)).toSorted((a, b) => a - b)
  return speeds[Math.floor(RUNS / 2)] ?? 0
}

function perSecond(speed: number): string {
  return Math.round(speed).toLocaleString('en-US').padStart(9)
}

console.log('play-outs a second from the first card of a game, one thread')
console.log('players   rest of the round   whole game')
for (const seats of PLAYERS) {
  const view = openingView(seats)
  const question = { view, choices: [], rng: quickRandom(1), budget: samplesOnly(SHIPPED_SAMPLES) }
  const thought = new Thought(question)
  thought.nextWorld()
  const round = medianSpeed(() => {
    thought.rewind()
    thought.finish()
  })
  const reading = readView(view)
  const dice = new Dice(1)
  const sampling = new Sampling(view, 0, reading)
  sampling.deal(dice)
  const forecasts = [reading.forecast, reading.forecast, reading.forecast, reading.forecast]
  const world = new World(reading.known.setup)
  const playOut = new PlayOut(
    world,
    Array.from({ length: seats }, () => equilibrium(seats)),
    forecasts,
    dice,
  )
  const game = medianSpeed(() => {
    world.copy(sampling.world)
    playOut.seed += 1
    playOut.finishGame()
  })
  console.log(`${String(seats).padStart(7)}   ${perSecond(round).padStart(17)}   ${perSecond(game).padStart(10)}`)
}
