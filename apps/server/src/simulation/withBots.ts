import { rate } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import { BETA, NEW_RATING } from '../ratings/rating.ts'
import { chanceFrom, shuffled } from './chance.ts'
import type { Player } from './recovery.ts'
import { mean, rankCorrelation } from './statistics.ts'
import { playedOut } from './strengths.ts'
import type { Yardsticks } from './strengths.ts'

/** How bots enter a rating: not at all, or as somebody whose rating never changes. */
export type BotTreatment = 'left out' | 'fixed'

export interface BotComparison {
  readonly treatment: BotTreatment
  /** By how much bots are weaker against these people than was thought, in the luck of a game. */
  readonly mistaken: number
  /** After ten games and after all. */
  readonly afterTen: number
  readonly afterAll: number
  /** How much higher people who always play with bots are rated than equally strong ones who never do, in `mu`. */
  readonly inflation: number
}

const PEOPLE = 600
const GAMES = 100
/** On the scale of `mu`, what one of strength is: where the ratings of people who play without bots come to lie. */
const MU_PER_STRENGTH = 15.5

/** Half of all people always play two at a table with two bots, the others four at a table with none. */
export function compareWithBots(
  treatment: BotTreatment,
  mistaken: number,
  { medium, spread }: Yardsticks,
  seed: number,
): BotComparison {
  const chance = chanceFrom(seed)
  const players = Array.from({ length: PEOPLE }, (): Player => ({
    strength: spread * chance.normal(),
    rating: NEW_RATING,
  }))
  const [withBots, without] = [players.slice(0, PEOPLE / 2), players.slice(PEOPLE / 2)]
  const bot = { mu: NEW_RATING.mu + MU_PER_STRENGTH * medium, sigma: 0.5 }
  const strengths = players.map(({ strength }) => strength)
  const correlation = (): number =>
    rankCorrelation(
      strengths,
      players.map(({ rating }) => rating.mu),
    )
  let afterTen = 0
  for (let game = 1; game <= GAMES; game += 1) {
    for (const pair of inGroups(shuffled(withBots, chance), 2)) {
      const money = playedOut([...pair.map(({ strength }) => strength), medium - mistaken, medium - mistaken], chance)
      rateWith(pair, money, treatment === 'fixed' ? [bot, bot] : [])
    }
    for (const table of inGroups(shuffled(without, chance), 4)) {
      rateWith(
        table,
        playedOut(
          table.map(({ strength }) => strength),
          chance,
        ),
        [],
      )
    }
    if (game === 10) afterTen = correlation()
  }
  const rated = (group: readonly Player[]): number =>
    mean(group.map(({ rating, strength }) => rating.mu - MU_PER_STRENGTH * strength))
  return { treatment, mistaken, afterTen, afterAll: correlation(), inflation: rated(withBots) - rated(without) }
}

/** People first, and as many bots after them as there are in the comparison. */
function rateWith(
  people: readonly Player[],
  money: readonly number[],
  bots: readonly { mu: number; sigma: number }[],
): void {
  const teams = [...people.map(({ rating }) => rating), ...bots]
  const rated = rate(
    teams.map((each) => [each]),
    { model: bradleyTerryFull, beta: BETA, score: money.slice(0, teams.length) },
  )
  for (const [seat, player] of people.entries()) {
    const [after] = rated[seat] ?? []
    if (after !== undefined) player.rating = { ...after, games: player.rating.games + 1 }
  }
}

function inGroups<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.floor(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  )
}
