/**
 * Faults that somebody might make, each of which the engine's tests must notice. `find` must stand exactly once in
 * the file.
 *
 * @typedef {{ name: string, file: string, find: string, replace: string }} Fault
 */

/** @type {Fault[]} */
export const FAULTS = [
  {
    name: 'a new bid does not clear the passes',
    file: 'rules/open.ts',
    find: '    clearPasses(bidding.passed)\n',
    replace: '',
  },
  {
    name: 'the holder of the standing bid may raise',
    file: 'rules/open.ts',
    find: ' && bidding.bids.at(-1)?.seat !== seat',
    replace: '',
  },
  {
    name: 'an open auction ends one pass early',
    file: 'rules/open.ts',
    find: '.every((passed, seat) => passed || seat === holder)',
    replace: '.filter((passed, seat) => !passed && seat !== holder).length < 2',
  },
  {
    name: 'a bid may equal the standing bid',
    file: 'rules/bidding.ts',
    find: '(bids.at(-1)?.amount ?? 0) + 1',
    replace: 'Math.max(1, bids.at(-1)?.amount ?? 0)',
  },
  {
    name: 'a one-offer auction starts with the auctioneer',
    file: 'rules/oneOffer.ts',
    find: 'asked: leftOf(auctioneer, seats), bids: [] }',
    replace: 'asked: auctioneer, bids: [] }',
  },
  {
    name: 'a tie of sealed bids goes to the last seat clockwise',
    file: 'rules/hidden.ts',
    find: 'bid.amount > best.amount',
    replace: 'bid.amount >= best.amount',
  },
  {
    name: 'a tie of sealed bids goes by seat number',
    file: 'rules/hidden.ts',
    find: '  let seat = auctioneer\n',
    replace: '  let seat = 0\n',
  },
  {
    name: 'a fixed price of 0 is allowed to the rich',
    file: 'rules/fixedPrice.ts',
    find: 'min: Math.min(1, money)',
    replace: 'min: 0',
  },
  {
    name: 'a fixed price that nobody pays is the auctioneer’s for nothing',
    file: 'rules/fixedPrice.ts',
    find: 'sellAtPrice(draft, offer, bidding, offer.auctioneer, emit)',
    replace: 'sell(draft, offer, [], offer.auctioneer, 0, emit)',
  },
  {
    name: 'a double may be added to a double',
    file: 'rules/double.ts',
    find: " && auctionTypeOf(card) !== 'double'",
    replace: '',
  },
  {
    name: 'a double hangs when the last seat declines',
    file: 'rules/double.ts',
    find: '  if (next === opener) takeFree(draft, { cards: [card], opener, auctioneer: opener }, [], emit)\n  else phase.asked = next\n',
    replace: '  phase.asked = next\n',
  },
  {
    name: 'who played the double stays the auctioneer',
    file: 'rules/double.ts',
    find: '  startAuction(draft, { cards, opener, auctioneer }, emit)',
    replace: '  startAuction(draft, { cards, opener, auctioneer: opener }, emit)',
  },
  {
    name: 'only the second card of a fifth-painting double is unsold',
    file: 'rules/double.ts',
    find: 'endRound(draft, auctioneer, cards, ending, emit)',
    replace: 'endRound(draft, auctioneer, [second], ending, emit)',
  },
  {
    name: 'the fifth painting is auctioned',
    file: 'rules/layDown.ts',
    find: '>= PAINTINGS_THAT_END_A_ROUND',
    replace: '> PAINTINGS_THAT_END_A_ROUND',
  },
  {
    name: 'the last card of all hands is auctioned',
    file: 'rules/layDown.ts',
    find: "everyHandEmpty(game) ? 'hands_empty' : null",
    replace: "everyHandEmpty(game) && game.played.length > 99 ? 'hands_empty' : null",
  },
  {
    name: 'a tie in the ranking goes to the right',
    file: 'ranking.ts',
    find: '?? 0) < count) {',
    replace: '?? 0) <= count) {',
  },
  {
    name: 'an artist without a painting gets a tile',
    file: 'ranking.ts',
    find: ' && (counts[order[places] ?? 0] ?? 0) > 0',
    replace: '',
  },
  {
    name: 'past tiles pay outside the top three',
    file: 'value.ts',
    find: 'for (const artist of rounds.at(-1)?.topThree ?? [])',
    replace: 'for (const artist of [0, 1, 2, 3, 4] as const)',
  },
  {
    name: 'only the last tile pays',
    file: 'value.ts',
    find: 'values[artist] = columnSum(rounds, artist)',
    replace: 'values[artist] = columnSum(rounds.slice(-1), artist)',
  },
  {
    name: 'an auctioneer who wins pays nobody',
    file: 'payment.ts',
    find: 'if (payment.from !== null) money',
    replace: 'if (payment.from !== null && payment.to !== null) money',
  },
  {
    name: 'the odd 1 of a split goes to who played the double',
    file: 'payment.ts',
    find: 'Math.floor(price / 2)',
    replace: 'Math.ceil(price / 2)',
  },
  {
    name: 'the turn goes on from the seat that played the double',
    file: 'rules/settlement.ts',
    find: '  handOver(draft, offer, bids, buyer, price)\n  afterAuction(draft, offer.auctioneer, emit)',
    replace: '  handOver(draft, offer, bids, buyer, price)\n  afterAuction(draft, offer.opener, emit)',
  },
  {
    name: 'a seat with an empty hand gets the turn',
    file: 'rules/turn.ts',
    find: 'while (game.hands[next]?.length === 0)',
    replace: 'while (game.hands[next]?.length === -1)',
  },
  {
    name: 'the next round starts with who ended the last',
    file: 'rules/roundEnd.ts',
    find: '  passTurn(draft, lastSeat, emit)\n',
    replace: "  draft.phase = { name: 'awaiting_card_play', asked: lastSeat }\n",
  },
  {
    name: 'the game goes on without cards',
    file: 'rules/roundEnd.ts',
    find: 'if (everyHandEmpty(draft)) {',
    replace: 'if (everyHandEmpty(draft) && round < 4) {',
  },
  {
    name: 'a mystery card is never the fifth',
    file: 'rules/mystery.ts',
    find: 'if (isLastPainting(draft, card))',
    replace: 'if (isLastPainting(draft, card) && draft.mystery.length > 99)',
  },
  {
    name: 'cards are dealt one by one',
    file: 'rules/deal.ts',
    find: 'deck.slice(index * each, (index + 1) * each)',
    replace: 'Array.from({ length: each }, (_, k) => deck[k * draft.hands.length + index] ?? 0)',
  },
  {
    name: 'a clone shares the passes',
    file: 'draft.ts',
    find: 'passed: bidding.passed.slice() }',
    replace: 'passed: bidding.passed as boolean[] }',
  },
  {
    name: 'a view is a spread of the state that leaks the hands',
    file: 'view.ts',
    find: '  return {\n    seat,\n    setup:',
    replace: '  return {\n    ...state,\n    seat,\n    setup:',
  },
  {
    name: 'money is shown to all',
    file: 'view.ts',
    find: 'moneyIsPublic || owner === seat ? amount : null',
    replace: 'moneyIsPublic || owner !== null ? amount : null',
  },
  {
    name: 'a spectator sees the sealed bid of seat 0',
    file: 'view.ts',
    find: 'ownBid: seat === null ? null : (bidding.sealed[seat] ?? null)',
    replace: 'ownBid: bidding.sealed[seat ?? 0] ?? null',
  },
  {
    name: 'a deal is told to everybody',
    file: 'view.ts',
    find: "  if (event.type !== 'cards_dealt') return event\n",
    replace: "  if (event.type !== 'cards_dealt' || event.round > 1) return event as SeatEvent\n",
  },
  {
    name: 'a sampled state deals cards that were seen',
    file: 'sample.ts',
    find: '...view.past.flatMap((round) => round.played)',
    replace: '...view.past.slice(1).flatMap((round) => round.played)',
  },
  {
    name: 'a sampled state is always the same',
    file: 'sample.ts',
    find: 'shuffle(unseenCards(view), random)',
    replace: 'shuffle(unseenCards(view), () => 0)',
  },
  {
    name: 'sealed bids of others are taken for 0',
    file: 'sample.ts',
    find: 'random((money[seat] ?? 0) + 1)',
    replace: '0 * random((money[seat] ?? 0) + 1)',
  },
  {
    name: 'the event of a sealed bid tells its amount',
    file: 'rules/hidden.ts',
    find: "emit?.({ type: 'bid_sealed', seat })",
    replace: "emit?.({ type: 'bid_sealed', seat, amount } as never)",
  },
  {
    name: 'a written action keeps what its maker added to it',
    file: 'notation.ts',
    find: '  const json: Record<string, unknown> = { type: action.type }\n',
    replace: '  const json: Record<string, unknown> = { ...action }\n',
  },
  {
    name: 'a card twice in the deck is let in',
    file: 'config.ts',
    find: 'if (order.includes(card.value))',
    replace: 'if (order.length > DECK_SIZE && order.includes(card.value))',
  },
  {
    name: 'amounts are taken as strings',
    file: 'notation.ts',
    find: "if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {",
    replace: 'if (!Number.isSafeInteger(Number(value)) || Number(value) < 0) {',
  },
]
