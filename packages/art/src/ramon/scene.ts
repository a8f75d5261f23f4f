/** The things to be seen in a work, by composition. */
export type RamonScene =
  | { readonly name: 'cairn'; readonly stones: number; readonly moon: 'left' | 'right' }
  | { readonly name: 'pond'; readonly pads: number; readonly flowers: number }
  | { readonly name: 'archipelago'; readonly islands: number }
  | { readonly name: 'bay' }
  /** What is cut out of the one vessel, and of the other. */
  | { readonly name: 'vessels'; readonly cuts: readonly Cut[] }
  | { readonly name: 'fruit'; readonly halves: number }

export type Cut = 'stone' | 'leaf'
