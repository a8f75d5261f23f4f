/** The things to be seen in a work, by composition. */
export type ManuelScene =
  | { readonly name: 'courtyard' }
  /** How many arches either storey has. */
  | { readonly name: 'arcade'; readonly above: number; readonly below: number }
  | { readonly name: 'harbour'; readonly sails: number }
  /** Rising or falling as one reads, to the right. */
  | { readonly name: 'stairs'; readonly steps: number; readonly rises: boolean }
  | { readonly name: 'divided'; readonly discs: number }
