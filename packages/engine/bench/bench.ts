import {
  NO_VARIANTS,
  advance,
  cloneState,
  play,
  quickRandom,
  randomAction,
  seededDeck,
  startGame,
} from '@modern-art/engine'
import type { GameState, Random } from '@modern-art/engine'

/*
 * How fast whole games of random legal actions run on one thread. Every figure includes finding out who may act and
 * what, choosing at random, and for the immutable call the check, the clone and the events.
 */

const PLAYERS = [3, 4, 5]
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve']
const DEALS = 200
const WARM_UP_SECONDS = 2
/** Each figure is the median of so many runs of a second: machines are noisy. */
const RUNS = 5

type Host = (start: GameState, random: Random) => number

/** Plays a game on in place, telling nobody; the number of actions. */
function inPlace(start: GameState, random: Random): number {
  const draft = cloneState(start)
  let actions = 0
  while (draft.phase.name !== 'finished') {
    advance(draft, randomAction(draft, random), null)
    actions += 1
  }
  return actions
}

/** Plays a game through checked immutable calls that collect the events; the number of actions. */
function immutable(start: GameState, random: Random): number {
  let state = start
  let actions = 0
  while (state.phase.name !== 'finished') {
    const result = play(state, randomAction(state, random))
    if (!result.ok) throw new Error(result.rejection.message)
    state = result.state
    actions += 1
  }
  return actions
}

interface Speed {
  readonly games: number
  readonly actions: number
  readonly seconds: number
}

function measure(host: Host, starts: readonly GameState[], seconds: number): Speed {
  const random = quickRandom(1)
  const begun = performance.now()
  let games = 0
  let actions = 0
  let elapsed = 0
  while (elapsed < seconds) {
    for (const start of starts) actions += host(start, random)
    games += starts.length
    elapsed = (performance.now() - begun) / 1000
  }
  return { games, actions, seconds: elapsed }
}

function median(runs: readonly Speed[]): Speed {
  const bySpeed = runs.toSorted((a, b) => a.actions / a.seconds - b.actions / b.seconds)
  const middle = bySpeed[Math.floor(runs.length / 2)]
  if (middle === undefined) throw new Error('there is no run to take a median of')
  return middle
}

function startsFor(players: number): readonly GameState[] {
  return Array.from({ length: DEALS }, (_, deal) => {
    const deckOrder = seededDeck(`bench ${deal}`, 'rulebook')
    const names = NAMES.slice(0, players)
    const config = { players: names, deck: 'rulebook', variants: NO_VARIANTS, startingSeat: 0, deckOrder } as const
    return startGame(config).state
  })
}

const rows = PLAYERS.flatMap((players) =>
  Object.entries({ 'in place': inPlace, 'immutable call': immutable }).map(([call, host]) => {
    const starts = startsFor(players)
    measure(host, starts, WARM_UP_SECONDS)
    const runs = Array.from({ length: RUNS }, () => measure(host, starts, 1))
    const { games, actions, seconds } = median(runs)
    return {
      players,
      call,
      'games/s': Math.round(games / seconds).toLocaleString('en'),
      'actions/s': Math.round(actions / seconds).toLocaleString('en'),
      'actions/game': Math.round(actions / games),
    }
  }),
)
console.log(`Node ${process.version}, ${process.platform} ${process.arch}, one thread`)
console.table(rows)
