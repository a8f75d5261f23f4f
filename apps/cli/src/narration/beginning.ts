import { STARTING_MONEY, VARIANT_NAMES } from '@modern-art/engine'
import type { Seat, VariantName } from '@modern-art/engine'
import { writeHeading, writeInner, writeProse } from './page.ts'
import { figure, who, whoAll } from './narration.ts'
import type { Narration } from './narration.ts'
import { counted } from './words.ts'

const VARIANT_WORDS: Readonly<Record<VariantName, string>> = {
  mysteryHand:
    'Variant mystery hand: after an auction, the auctioneer may flip a card. Nobody owns it, but it counts for the season.',
  splitDouble: 'Variant split double: whoever plays a double splits the price with the player who completes it.',
  openMoney: "Variant open money: everyone's money is public.",
}

export function tellSetUp(narration: Narration): void {
  const { page, setup } = narration
  const { players, deck, variants, startingSeat } = setup
  const seats = players.map((_, seat) => seat)
  writeProse(page, `${page.style.heading('Modern Art')}, played by ${whoAll(narration, seats)}.`)
  writeProse(
    page,
    `They use the ${deck} deck. Everyone starts with ${figure(narration, STARTING_MONEY)} (amounts are in thousands), ` +
      `and ${who(narration, startingSeat)} goes first.`,
  )
  for (const name of VARIANT_NAMES) if (variants[name]) writeProse(page, VARIANT_WORDS[name])
}

export function tellRoundStart(narration: Narration, round: number, turn: Seat): void {
  writeHeading(narration.page, `Season ${round}`)
  writeInner(narration.page, `${cardsDealt(narration.dealt)} ${who(narration, turn)} plays first.`)
  narration.dealt = null
}

function cardsDealt(dealt: Narration['dealt']): string {
  if (dealt === null) return 'No new cards.'
  const each = `${counted(dealt.each, 'card')} for everyone`
  return dealt.mystery === 0 ? `${each}.` : `${each}, ${dealt.mystery} for the mystery hand.`
}
