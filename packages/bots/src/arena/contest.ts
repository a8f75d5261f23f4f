import { quickRandom, resolveConfig, seededRandom } from '@modern-art/engine'
import type { Random, Seat, SeededConfig } from '@modern-art/engine'
import type { Bot } from '../bot.ts'
import { newConduct, noteLostMove } from './conduct.ts'
import type { Conduct } from './conduct.ts'
import { playGame } from './game.ts'
import type { Conditions, Ending, Player } from './game.ts'
import type { Lineup } from './lineup.ts'
import { scoreDeal } from './score.ts'
import type { Score } from './score.ts'
import { noteTime } from './times.ts'

/** One challenger against a field of others, at one kind of table. */
export interface Contest extends Conditions {
  readonly table: Omit<SeededConfig, 'seed'>
  readonly seed: string
  readonly challenger: Lineup
  readonly field: Lineup
  /** The player of this name, to sit in this seat. */
  readonly botFor: (name: string, seat: Seat) => Bot
}

/**
 * Plays a deal as often as there are seats, with the challenger in each of them once. The cards, the first seat and
 * every seat's chance are the same each time, and depend on nothing but the contest's seed and the deal's number.
 */
export async function playDeal(contest: Contest, deal: number): Promise<Score> {
  const { table, challenger, field, botFor } = contest
  const seed = `${contest.seed}/${deal}`
  const config = resolveConfig({ ...table, seed })
  const conducts = { challenger: newConduct(), field: newConduct() }
  const playerIn = (seat: Seat, isChallenger: boolean): Player => {
    const conduct = isChallenger ? conducts.challenger : conducts.field
    const name = (isChallenger ? challenger : field)(deal, seat)
    return { bot: botFor(name, seat), rng: chanceOf(seed, seat), ...recordIn(conduct, deal, seat) }
  }
  const endings: Ending[] = []
  for (const challenged of table.players.keys()) {
    const players = table.players.map((_, seat) => playerIn(seat, seat === challenged))
    // An outside program answers one question at a time.
    // oxlint-disable-next-line no-await-in-loop
    endings.push(await playGame(config, players, contest))
  }
  return scoreDeal(endings, conducts.challenger, conducts.field)
}

function chanceOf(seed: string, seat: Seat): Random {
  return quickRandom(seededRandom(seed, `bot ${seat}`)(2 ** 32))
}

function recordIn(conduct: Conduct, deal: number, seat: Seat): Pick<Player, 'timed' | 'failed'> {
  return {
    timed: (milliseconds) => noteTime(conduct.times, milliseconds),
    failed: (reason) => noteLostMove(conduct, { deal, seat, reason }),
  }
}
