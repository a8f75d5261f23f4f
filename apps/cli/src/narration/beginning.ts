import { STARTING_MONEY, VARIANT_NAMES } from '@modern-art/engine'
import type { Seat, VariantName } from '@modern-art/engine'
import { writeHeading, writeInner, writeProse } from './page.ts'
import { figure, who, whoAll } from './telling.ts'
import type { Telling } from './telling.ts'
import { counted } from './words.ts'

const VARIANT_WORDS: Readonly<Record<VariantName, string>> = {
  mysteryHand:
    "Variant mystery hand: after an auction, its auctioneer may flip a card that is nobody's but counts for the round.",
  splitDouble: 'Variant split double: who plays a double and who completes it share the price.',
  openMoney: "Variant open money: all see everyone's money.",
}

export function tellSetUp(telling: Telling): void {
  const { page, setup } = telling
  const { players, deck, variants, startingSeat } = setup
  const seats = players.map((_, seat) => seat)
  writeProse(page, `${page.ink.heading('Modern Art')}, played by ${whoAll(telling, seats)}.`)
  writeProse(
    page,
    `They use the ${deck} deck. Everyone has ${figure(telling, STARTING_MONEY)} (amounts are in thousands), ` +
      `and ${who(telling, startingSeat)} begins.`,
  )
  for (const name of VARIANT_NAMES) if (variants[name]) writeProse(page, VARIANT_WORDS[name])
}

export function tellRoundStart(telling: Telling, round: number, turn: Seat): void {
  writeHeading(telling.page, `Round ${round}`)
  writeInner(telling.page, `${cardsDealt(telling.dealt)} ${who(telling, turn)} is the first to play.`)
  telling.dealt = null
}

function cardsDealt(dealt: Telling['dealt']): string {
  if (dealt === null) return 'No new cards.'
  const each = `${counted(dealt.each, 'card')} for everyone`
  return dealt.mystery === 0 ? `${each}.` : `${each}, ${dealt.mystery} for the mystery hand.`
}
