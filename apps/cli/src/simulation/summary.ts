import { AUCTION_WORDS } from '../narration/words.ts'
import type { Figures } from './figures.ts'

/** The figures as a page: what is counted on the left, numbers in a column, and what they are made of. */
export function summarise(figures: Figures): string[] {
  const { actions, auctions, doubles, lots, rounds, paintings, finalMoney, victories } = figures
  const { mean, min, max } = actions.perGame
  return [
    row('actions', whole(actions.total), `${decimal(mean)} per game, from ${whole(min)} to ${whole(max)}`),
    row('seasons', whole(rounds.total), `${decimal(rounds.perGame, 2)} per game`),
    row('  fifth painting', whole(rounds.fifthPainting), shareOf(rounds.fifthPainting, rounds.total)),
    row('  hands empty', whole(rounds.handsEmpty), shareOf(rounds.handsEmpty, rounds.total)),
    '',
    ...counted('auctions', [
      [AUCTION_WORDS.open, auctions.open],
      [AUCTION_WORDS.one_offer, auctions.one_offer],
      [AUCTION_WORDS.hidden, auctions.hidden],
      [AUCTION_WORDS.fixed_price, auctions.fixed_price],
    ]),
    '',
    ...counted('doubles played', [
      ['completed by opener', doubles.byOpener],
      ['completed by another', doubles.byAnother],
      ['completed by nobody', doubles.byNobody],
      ['ended the season', doubles.endedRound],
    ]),
    '',
    ...counted('lots', [
      ['sold', lots.sold],
      ['taken for free', lots.free],
    ]),
    ...figures.meanPriceByRound.map((price, index) =>
      row(`  mean price, season ${index + 1}`, price === null ? '–' : decimal(price)),
    ),
    '',
    row('paintings sold to bank', whole(paintings.redeemed)),
    row('  worthless', whole(paintings.worthless), shareOf(paintings.worthless, paintings.redeemed)),
    '',
    row('final money, mean', decimal(finalMoney.mean)),
    ...finalMoney.bySeat.map((money, seat) => {
      const won = decimal(100 * (victories.shareBySeat[seat] ?? 0))
      return row(`  seat ${seat}`, decimal(money), `wins ${won} %`)
    }),
    row('shared victories', whole(victories.shared), shareOf(victories.shared, figures.games)),
  ]
}

function counted(what: string, parts: readonly (readonly [string, number])[]): string[] {
  const total = parts.reduce((sum, [, count]) => sum + count, 0)
  return [
    row(what, whole(total)),
    ...parts.map(([part, count]) => row(`  ${part}`, whole(count), shareOf(count, total))),
  ]
}

function row(what: string, number: string, remark = ''): string {
  return `  ${what.padEnd(22)}${number.padStart(13)}  ${remark}`.trimEnd()
}

function shareOf(part: number, total: number): string {
  return total === 0 ? '' : `${decimal((100 * part) / total).padStart(5)} %`
}

export function whole(value: number): string {
  return value.toLocaleString('en-US')
}

function decimal(value: number, digits = 1): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
