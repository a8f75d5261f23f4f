/** The things to be seen in a work, by composition. */
export type SigridScene =
  | { readonly name: 'tide' }
  /** Rising or falling to the right. */
  | { readonly name: 'gale'; readonly rises: boolean }
  /** Where its centre is. */
  | { readonly name: 'whirl'; readonly height: 'upper' | 'lower'; readonly side: 'left' | 'right' }
  | { readonly name: 'stones'; readonly stones: number; readonly way: 'round' | 'between' }
  | { readonly name: 'falls' }
