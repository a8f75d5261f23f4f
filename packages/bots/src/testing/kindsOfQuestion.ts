import type { Question } from '../bot.ts'

/** All that a table can ask of a seat: the phase, or in an auction its type, and what may be answered. */
export const ALL_QUESTIONS = [
  'awaiting_card_play: play_card',
  'double_offer: decline_second',
  'double_offer: offer_second',
  'fixed_price: buy',
  'fixed_price: pass',
  'fixed_price: set_price',
  'hidden: submit_bid',
  'mystery: reveal_mystery',
  'mystery: skip_mystery',
  'one_offer: bid',
  'one_offer: pass',
  'open: bid',
  'open: pass',
]

/** Which of these a question asks. */
export function questionsIn({ view: { phase }, choices }: Question): readonly string[] {
  const asked = phase.name === 'auction' ? phase.bidding.type : phase.name
  return choices.map((choice) => `${asked}: ${choice.type}`)
}
