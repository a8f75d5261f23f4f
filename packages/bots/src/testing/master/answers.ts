import { seatsToAct } from '@modern-art/engine'
import type { GameState, Seat } from '@modern-art/engine'
import { botLoader } from '../../botLoader.ts'
import { explain } from '../../explanation/explain.ts'
import { judge } from '../../master/judge.ts'
import { readNets } from '../../master/netFile.ts'
import { answerOf, questionFor } from '../questions.ts'
import { recordedIn } from './recorded.ts'

export { weightsOf } from '../../roster.ts'

/*
 * The shipped `master` asked about recorded games. A test in a browser makes one script of this, without anything of Node,
 * and runs it wherever bots play: the answers must be the same everywhere.
 */

/** Each question is asked so often, with another chance each time. */
const SEEDS = 4
/** An explanation plays on from the position, and takes longer than all the rest. */
const QUESTIONS_PER_EXPLANATION = 3

interface Asked {
  readonly state: GameState
  readonly seat: Seat
}

/** All that `master` says about the games in the text of vectors.jsonl: a line of JSON for each question, with every digit. */
export async function answersAbout(weights: Uint8Array, games: string): Promise<string> {
  const master = await botLoader(() => Promise.resolve(weights))('master')
  const nets = readNets(weights)
  const answers = questionsIn(games).map(async ({ state, seat }, i) => {
    const seeds = Array.from({ length: SEEDS }, (_, more) => SEEDS * i + more)
    return JSON.stringify({
      actions: seeds.map((seed) => answerOf(master, questionFor(state, seat, seed))),
      verdict: judge(nets, questionFor(state, seat, 0).view),
      explanation: i % QUESTIONS_PER_EXPLANATION === 0 ? await explain(master, questionFor(state, seat, i)) : null,
    })
  })
  return (await Promise.all(answers)).join('\n')
}

/** How many milliseconds each decision about these games takes, all of them asked `rounds` times after a round that is not counted. */
export async function timesOfDecisions(weights: Uint8Array, games: string, rounds: number): Promise<readonly number[]> {
  const master = await botLoader(() => Promise.resolve(weights))('master')
  const asked = questionsIn(games)
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const { state, seat } of asked) {
      const question = questionFor(state, seat, round)
      const begun = performance.now()
      answerOf(master, question)
      const time = performance.now() - begun
      if (round > 0) times.push(time)
    }
  }
  return times
}

function questionsIn(games: string): readonly Asked[] {
  return recordedIn(games).filter(({ state, seat }) => seatsToAct(state).includes(seat))
}
