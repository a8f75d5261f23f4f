import type { Chance } from './chance.ts'

/**
 * How games come out among people of known strength. A strength is counted in the luck of one game: with 1 more than
 * somebody else, one has on average so much more money as luck makes a seat's money scatter.
 *
 * In 600 games each among three, four and five equal bots (medium), the money of a seat scattered by 65 to 78 thousand around
 * the mean of its table, and one pair of seats in 300 had as much money. Luck of 80 thousand a seat does the same.
 */
const LUCK_IN_THOUSANDS = 80
const MEAN_IN_THOUSANDS = 500

/** Everyone's money after a game among people of these strengths. */
export function playedOut(strengths: readonly number[], chance: Chance): readonly number[] {
  return strengths.map((strength) =>
    Math.max(0, Math.round(MEAN_IN_THOUSANDS + LUCK_IN_THOUSANDS * (strength + chance.normal()))),
  )
}

/** What the arena has measured, by the name of the contest: how often the challenger wins. */
export type WinShares = Readonly<Record<string, { readonly winShare: number }>>

/** Where easy, medium and hard stand among people. */
export interface Yardsticks {
  /** From the mean of all people, which is 0: easy, medium and hard. */
  readonly easy: number
  readonly medium: number
  readonly hard: number
  /** How far people scatter. */
  readonly spread: number
}

const SIZES = [3, 4, 5] as const

/**
 * A scale from the contests of bots. How strong people are is not known yet, so we take it that all but one in twenty play better
 * than easy and worse than hard, which are two spreads below and above the mean.
 */
export function yardsticks(shares: WinShares): Yardsticks {
  const easyToMedium = meanGap('medium against easy', shares)
  const mediumToHard = meanGap('hard against medium', shares)
  const spread = (easyToMedium + mediumToHard) / 4
  return { easy: -2 * spread, medium: -2 * spread + easyToMedium, hard: 2 * spread, spread }
}

function meanGap(contest: string, shares: WinShares): number {
  const gaps = SIZES.map((players) => {
    const figure = shares[`${contest}, ${players} players`]
    if (figure === undefined) throw new Error(`the arena has no figure for ${contest} with ${players} players`)
    return gapOf(figure.winShare, players)
  })
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
}

/** How much stronger somebody is who wins this share of games against equals of each other. */
export function gapOf(winShare: number, players: number): number {
  let [low, high] = [-8, 8]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (winShareOf(middle, players) < winShare) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const STEP = 0.01

/** The chance of one who is stronger by `gap`: over all they may make, that no other makes more. */
function winShareOf(gap: number, players: number): number {
  let share = 0
  let othersBelow = 0
  for (let money = -10; money < 10 + Math.max(0, gap); money += STEP) {
    const others = STEP * bell(money)
    share += STEP * bell(money - gap) * (othersBelow + others / 2) ** (players - 1)
    othersBelow += others
  }
  return share
}

function bell(value: number): number {
  return Math.exp((value * value) / -2) / Math.sqrt(2 * Math.PI)
}
