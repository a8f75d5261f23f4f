import { ROUNDS } from '@modern-art/engine'
import type { Seat } from '@modern-art/engine'
import { writeGap, writeHeading, writeInner } from './page.ts'
import { figure, who, whoAll } from './narration.ts'
import type { Narration } from './narration.ts'
import { ordinal } from './words.ts'

export function tellGameEnd(narration: Narration, money: readonly number[], winners: readonly Seat[]): void {
  const { page, tiles } = narration
  writeHeading(page, 'The end')
  if (tiles.length < ROUNDS) {
    writeInner(page, `There is no season ${tiles.length + 1}: nobody has a card left to play.`)
    writeGap(page)
  }
  const most = Math.max(...money)
  const digits = String(most).length
  for (const [seat, amount] of standings(money)) {
    const place = money.filter((other) => other > amount).length + 1
    page.lines.push(
      `  ${ordinal(place)}  ${page.style.money(String(amount).padStart(digits))}  ${who(narration, seat)}`,
    )
  }
  writeGap(page)
  writeInner(
    page,
    winners.length === 1
      ? `${whoAll(narration, winners)} wins with ${figure(narration, most)}.`
      : `${whoAll(narration, winners)} share the victory with ${figure(narration, most)} each.`,
  )
}

function standings(money: readonly number[]): readonly (readonly [Seat, number])[] {
  return money.map((amount, seat) => [seat, amount] as const).toSorted(([, a], [, b]) => b - a)
}
