/** Sounds as their captions name them. */
export const sounds = {
  bid: 'a bid',
  hammer: 'the hammer falls',
  coins: 'coins',
  reveal: 'bids are revealed',
  applause: 'applause',
  your_turn: 'bell: your turn',
}
