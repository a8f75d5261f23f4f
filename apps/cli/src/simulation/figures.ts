import type { BiddingType } from '@modern-art/engine'
import type { Tally } from './tally.ts'

/** The figures of a simulation. Shares are of 1; `null` is the mean of nothing. */
export interface Figures {
  readonly games: number
  readonly actions: {
    readonly total: number
    readonly perGame: { readonly mean: number; readonly min: number; readonly max: number }
  }
  readonly auctions: Readonly<Record<BiddingType, number>>
  readonly doubles: {
    readonly byOpener: number
    readonly byAnother: number
    readonly byNobody: number
    /** Played as the card that ended the round: nobody was asked for a second one. */
    readonly endedRound: number
  }
  readonly lots: { readonly sold: number; readonly free: number }
  readonly meanPriceByRound: readonly (number | null)[]
  readonly rounds: {
    readonly total: number
    readonly perGame: number
    readonly fifthPainting: number
    readonly handsEmpty: number
  }
  readonly paintings: {
    readonly redeemed: number
    readonly worthless: number
    readonly worthlessShare: number | null
  }
  readonly finalMoney: { readonly mean: number; readonly bySeat: readonly number[] }
  readonly victories: { readonly shareBySeat: readonly number[]; readonly shared: number }
}

/** The figures of at least one game. */
export function figuresOf(tally: Tally): Figures {
  const { games, actions, doubles, rounds, paintings } = tally
  const { played, byOpener, byAnother, byNobody } = doubles
  const endings = rounds.fifth_painting + rounds.hands_empty
  const moneyBySeat = tally.money.map((money) => rounded(money / games))
  const money = tally.money.reduce((sum, amount) => sum + amount, 0)
  return {
    games,
    actions: {
      total: actions.total,
      perGame: { mean: rounded(actions.total / games), min: actions.fewest, max: actions.most },
    },
    auctions: { ...tally.auctions },
    doubles: { byOpener, byAnother, byNobody, endedRound: played - byOpener - byAnother - byNobody },
    lots: { ...tally.lots },
    meanPriceByRound: tally.sales.map((sales) => ratio(sales.money, sales.lots)),
    rounds: {
      total: endings,
      perGame: rounded(endings / games),
      fifthPainting: rounds.fifth_painting,
      handsEmpty: rounds.hands_empty,
    },
    paintings: { ...paintings, worthlessShare: ratio(paintings.worthless, paintings.redeemed) },
    finalMoney: { mean: rounded(money / games / tally.money.length), bySeat: moneyBySeat },
    victories: {
      shareBySeat: tally.victories.map((won) => rounded(won / games)),
      shared: tally.sharedVictories,
    },
  }
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole)
}

/** To four decimals: more than many games can vouch for. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
