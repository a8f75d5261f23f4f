/** The things to be seen in a work, by composition. */
export type DanielScene =
  | { readonly name: 'meeting' }
  | { readonly name: 'eclipse' }
  | { readonly name: 'rain'; readonly drops: number }
  /** Strips that lie are layers. */
  | { readonly name: 'fault'; readonly strips: number; readonly lies: boolean }
  | { readonly name: 'rift' }
  | { readonly name: 'orbit' }
