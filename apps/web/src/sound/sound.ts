/** All sounds there are. None tells what the screen does not. */
export type Sound = 'bid' | 'gavel' | 'coins' | 'reveal' | 'applause' | 'your_turn'
