// Plays a seat of Modern Art, paying up to 12 for a lot. The format of the lines: docs/outside-bots.md.
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  const { id, seat, choices } = JSON.parse(line)
  const { type, cards, max } = choices.find((choice) => (choice.min ?? choice.price ?? 0) <= 12)
  const action = { type, seat }
  if (cards) action.card = cards[0]
  if (type === 'bid' || type === 'submit_bid') action.amount = Math.min(12, max)
  if (type === 'set_price') action.price = Math.min(12, max)
  console.log(JSON.stringify({ id, action }))
}
