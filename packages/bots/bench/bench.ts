import { NO_VARIANTS, quickRandom, resolveConfig, startGame, viewFor } from '@modern-art/engine'
import type { GameConfig } from '@modern-art/engine'
// The build, not the package by its name: what is measured is not for others to use.
import { playGame } from '../dist/arena/game.js'
import { SHIPPED_SAMPLES, botNamed, samplesOnly } from '../dist/index.js'
import { SearchContext } from '../dist/search/searchContext.js'

/*
 * How many play-outs a second one thread reaches: from the first card of a game to the end of the round, with what the
 * search makes of it. `modern-art arena` tells the milliseconds a decision takes.
 */

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']
const PLAYERS = [3, 4, 5]
const WARM_UP_SECONDS = 1
/** Each figure is the median of so many runs of a second: machines are noisy. */
const RUNS = 5
/** Play-outs between two looks at the clock. */
const BATCH = 200

function tableOf(seats: number): GameConfig {
  const players = NAMES.slice(0, seats)
  return resolveConfig({ players, deck: 'rulebook', variants: NO_VARIANTS, startingSeat: 0, seed: 'bench' })
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

/** The machine code that is measured is to have met everything that a search does. */
async function playAnyGame(seats: number): Promise<void> {
  const player = { bot: botNamed('hard'), rng: quickRandom(1), timed: () => undefined, failed: () => undefined }
  const players = Array.from({ length: seats }, () => player)
  await playGame(tableOf(seats), players, { budget: samplesOnly(SHIPPED_SAMPLES), now: () => 0 })
}

console.log('play-outs a second from the first card of a game to the end of the round, one thread')
for (const seats of PLAYERS) {
  // One after the other, for they share the machine.
  // oxlint-disable-next-line no-await-in-loop
  await playAnyGame(seats)
  const view = viewFor(startGame(tableOf(seats)).state, 0)
  const context = new SearchContext({ view, choices: [], rng: quickRandom(1), budget: samplesOnly(1) })
  context.nextWorld()
  const speed = medianSpeed(() => {
    context.rewind()
    context.finish()
  })
  console.log(`${seats} players ${Math.round(speed).toLocaleString('en-US').padStart(9)}`)
}
