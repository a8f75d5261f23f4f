/** All sounds there are, as their captions name them. None tells what the screen does not. */
export const sounds = {
  bid: 'a bid',
  hammer: 'the hammer falls',
  coins: 'coins',
  reveal: 'bids are revealed',
  applause: 'applause',
  your_turn: 'bell: your turn',
}
