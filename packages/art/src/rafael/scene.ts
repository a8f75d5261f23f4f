import type { Mask } from './mask.ts'

/** The things to be seen in a work, by composition. */
export type RafaelScene =
  | { readonly name: 'portrait'; readonly mask: Mask }
  | { readonly name: 'behindWall'; readonly mask: Mask }
  | { readonly name: 'distant'; readonly mask: Mask }
  | { readonly name: 'chorus'; readonly above: Mask; readonly below: Mask }
